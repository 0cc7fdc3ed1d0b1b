"""What the lint tells: where, which code, what to write instead."""

from __future__ import annotations

import ast
from dataclasses import dataclass

CODES = {
    "D00": "what cannot be read",
    "D01": "fractions",
    "D02": "text",
    "D03": "collections",
    "D04": "functions as values, nested, decorated or yielding",
    "D05": "statements outside the dialect",
    "D06": "None, is, in",
    "D07": "several assignments in one",
    "D08": "arguments by name, star or default",
    "D09": "unknown names",
    "D10": "other libraries",
    "D11": "what is neither number, table, function nor chapter",
    "D12": "NumPy numbers and tables of the wrong type",
    "D13": "recursion",
    "D14": "negative index",
    "D15": "-1 as nobody",
    "D16": "slices",
    "D17": "more than 63 bits",
    "D18": "wrong number of places",
    "D19": "whole rows",
    "D20": "whole sections",
    "D21": "writing into a table",
    "D22": "for without range",
    "D23": "endless loops",
    "D24": "a path without a number",
    "D25": "int and bool mixed",
    "D26": "changing while asking",
    "D27": "unknown fields",
    "D28": "may_ and can_",
    "D29": "a refusal without its rule",
    "W01": "long functions",
    "W02": "large tables",
}

Problem = tuple[ast.AST, str, str]  # where, the code, what to do


@dataclass(frozen=True, order=True)
class Finding:
    """One place where rules leave the dialect."""

    file: str
    line: int
    column: int
    code: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.code} {self.sentence}"
