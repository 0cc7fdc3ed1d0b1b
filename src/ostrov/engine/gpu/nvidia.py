"""numba-cuda and the libraries of NVIDIA: found, or missed in a sentence; and answered for where there is no card."""

from __future__ import annotations

import importlib
import importlib.util
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

import numpy as np

from ostrov.engine.errors import GameError


def have_numba_cuda() -> bool:
    """Whether kernels can be made here (`pip install ostrov[gpu]`); that needs no card."""
    return importlib.util.find_spec("numba_cuda") is not None


def needs_numba_cuda() -> None:
    """Say what is missing, if anything, before a kernel is made or simulated."""
    if not have_numba_cuda():
        raise GameError("The gpu link needs numba-cuda; install it with: pip install 'ostrov[gpu]'")
    _load_library("cudart", "nvidia-cuda-runtime")  # numba-cuda looks for it when imported, even to simulate


def numba_cuda() -> Any:
    """The module `numba.cuda`, as the package numba-cuda has it."""
    needs_numba_cuda()
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still names what NumPy 2.5 took away
        vars(np)["row_stack"] = np.vstack
    with suppress(ModuleNotFoundError):
        importlib.import_module("_numba_cuda_redirector")  # its .pth file does it too, but not on PYTHONPATH
    found = importlib.import_module("numba.cuda")
    if "numba_cuda" not in str(found.__file__):
        raise GameError("Numba's own old numba.cuda was imported before numba-cuda; start Python anew.")
    return found


def with_card() -> Any:
    device = numba_cuda()
    if not importlib.import_module("numba.cuda.cudadrv.driver").driver.is_available:
        raise GameError("No card that CUDA can use was found here; take the link cpu instead.")
    libdevice()
    _load_library("nvrtc", "nvidia-cuda-nvrtc")
    return device


def _load_library(name: str, package: str) -> None:
    """Load one of NVIDIA's libraries, from its package or from a CUDA on the machine."""
    pathfinder = importlib.import_module("cuda.pathfinder")
    try:
        pathfinder.load_nvidia_dynamic_lib(name)
    except pathfinder.DynamicLibNotFoundError:
        raise GameError(
            f"No library {name} of NVIDIA was found; install it with: pip install '{package}==13.*'"
        ) from None


def libdevice() -> str:
    """NVIDIA's library of mathematics, which every kernel is linked with; it comes with NVVM, the compiler."""
    _load_library("nvvm", "nvidia-nvvm")
    found = importlib.import_module("numba.cuda.cuda_paths")._get_libdevice_path().info
    if not found:
        raise GameError("No libdevice of NVIDIA was found; install it with: pip install 'nvidia-nvvm==13.*'")
    return str(found)


def assembler() -> str:
    """The program ptxas: from NVIDIA's packages if they are installed, else from a CUDA on the machine."""
    numba_cuda()
    pathfinder = importlib.import_module("cuda.pathfinder")
    found = pathfinder.find_nvidia_binary_utility("ptxas") or shutil.which("ptxas")
    if not found:
        raise GameError("No ptxas was found; install it with: pip install 'nvidia-cuda-nvcc==13.*'")
    return str(found)


@contextmanager
def instead(answers: Mapping[str, Any]) -> Iterator[None]:
    """Put something else in the place of names of modules, for a while."""
    places = [(importlib.import_module(path.rpartition(".")[0]), path.rpartition(".")[2]) for path in answers]
    before = [getattr(module, name) for module, name in places]
    try:
        for (module, name), answer in zip(places, answers.values(), strict=True):
            setattr(module, name, answer)
        yield
    finally:
        for (module, name), answer in zip(places, before, strict=True):
            setattr(module, name, answer)
