"""Changes to our own code, one at a time, each of which some test should notice.

What to change is cosmic-ray's to say; the tests run in a fork of this process, where the changed
module comes from memory. No file is ever written.
"""

import ast
import importlib
import importlib.abc
import importlib.machinery
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

import hypothesis
import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = "yacht_desktop"

_INSTEAD: Final = {"Add": "Sub", "Sub": "Add", "Mul": "FloorDiv", "BitOr": "BitAnd"}
"""One operator in the place of each, since cosmic-ray knows ten: for all others it is `+`."""


_LOADED: Final = "ignore:Module already imported so cannot be rewritten"


class Mutant(NamedTuple):
    """One change: `place` is the function or class, `before` and `after` the lines in question."""

    file: str
    place: str
    before: str
    after: str
    source: str


def is_installed() -> bool:
    """Whether the library that knows what to change is there."""
    return find_spec("cosmic_ray") is not None


def mutants_of(file: str) -> Iterator[Mutant]:
    """All the changes to one file of the package."""
    source = (ROOT / PACKAGE / file).read_text(encoding="utf-8")
    notes = _annotated(source)
    seen = {source}
    for operator, occurrence, line in _changes(source):
        changed = importlib.import_module("cosmic_ray.mutating").mutate_code(
            source, operator, occurrence
        )
        if changed is None or changed in seen or line in notes:
            continue
        seen.add(changed)
        yield Mutant(file, _place(source, line), *_difference(source, changed), changed)


def survives(mutant: Mutant, tests: Sequence[str], seconds: float) -> bool:
    """Whether all these tests pass in spite of the change; to hang is to be noticed."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = _try_tests(mutant, tests)
        finally:
            os._exit(code)
    return _exit_code(child, seconds) == 0


def _changes(source: str) -> Iterator[tuple[Any, int, int]]:
    """Each operator and the occurrence at which it changes something, with the line."""
    plugins: ModuleType = importlib.import_module("cosmic_ray.plugins")
    trees: ModuleType = importlib.import_module("cosmic_ray.ast")
    nodes = list(trees.ast_nodes(trees.get_ast(source)))
    for name in plugins.operator_names():
        kind = plugins.get_operator(name)
        if kind.arguments() or not _is_wanted(name):
            continue
        operator = kind()
        places = (place for node in nodes for place in operator.mutation_positions(node))
        for occurrence, ((line, _), _) in enumerate(places):
            yield operator, occurrence, line


def _is_wanted(name: str) -> bool:
    _, _, operators = name.partition("ReplaceBinaryOperator_")
    old, _, new = operators.partition("_")
    return not operators or _INSTEAD.get(old, "Add") == new


def _annotated(source: str) -> set[int]:
    """The lines that say nothing but types, which no test can notice."""
    notes = [
        note
        for node in ast.walk(ast.parse(source))
        for note in (getattr(node, "annotation", None), getattr(node, "returns", None))
        if isinstance(note, ast.AST)
    ]
    return {node.lineno for note in notes for node in ast.walk(note) if isinstance(node, ast.BinOp)}


def _place(source: str, line: int) -> str:
    """The innermost definition around a line."""
    kinds = (ast.FunctionDef, ast.ClassDef)
    around = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, kinds)
        and min([node.lineno, *(d.lineno for d in node.decorator_list)]) <= line
        and line <= (node.end_lineno or 0)
    ]
    return ".".join(node.name for node in sorted(around, key=lambda node: node.lineno))


def _difference(source: str, changed: str) -> tuple[str, str]:
    """The first line that differs, without and with the change."""
    before, after = source.splitlines(), changed.splitlines()
    at = next(
        (at for at, (a, b) in enumerate(zip(before, after, strict=False)) if a != b),
        min(len(before), len(after)) - 1,
    )
    return before[at].strip(), after[at].strip()


class _Changed(importlib.abc.MetaPathFinder, importlib.machinery.SourceFileLoader):  # type: ignore[misc] # the stubs disagree with each other
    """Finds one module, and loads it from memory."""

    def __init__(self, mutant: Mutant) -> None:
        name = ".".join([PACKAGE, *Path(mutant.file).with_suffix("").parts])
        super().__init__(name, str(ROOT / PACKAGE / mutant.file))
        self._source = mutant.source

    def find_spec(
        self, fullname: str, _path: object, _target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        return (
            spec_from_file_location(fullname, self.path, loader=self)
            if self.is_it(fullname)
            else None
        )

    def is_it(self, name: str) -> bool:
        """Whether this is the module that is changed."""
        return name == self.name

    def get_code(self, fullname: str) -> Any:
        """The changed module, compiled."""
        return compile(self._source, self.path, "exec") if self.is_it(fullname) else None


def _try_tests(mutant: Mutant, tests: Sequence[str]) -> int:
    """What pytest says of the tests with a changed module; in a process made for this."""
    os.setsid()
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)
    for name in list(sys.modules):
        if name.startswith((PACKAGE, "tests.unit")):
            del sys.modules[name]
    sys.dont_write_bytecode = True
    sys.meta_path.insert(0, _Changed(mutant))
    hypothesis.settings.register_profile("mutants", derandomize=True, database=None)
    hypothesis.settings.load_profile("mutants")
    quiet = ["-x", "-q", "-p", "no:randomly", "-p", "no:cacheprovider", "-W", _LOADED]
    return int(pytest.main([*quiet, *tests]))


def _exit_code(child: int, seconds: float) -> int:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return -1
