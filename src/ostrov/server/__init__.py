"""A table for browsers and programs: HTTP and WebSocket, JSON and words. It knows no rule and says no sentence.

messages.py     every message there is, as types
docs/protocol.md tells how they are used
"""
