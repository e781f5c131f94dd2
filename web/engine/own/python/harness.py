"""Runs a solution.py and asks its heuristics, a batch of states a call. Everything that goes wrong is a message
with the line of the solution that it comes from."""

import inspect
import re
import sys
import types
from array import array

import course
import follow
import states

FILE = "solution.py"
LIKE_A_HEURISTIC = re.compile(r"heur|^h$|^h\d|^hUID", re.IGNORECASE)
OF_CS161 = re.compile(r"^h(\d+|UID)$", re.IGNORECASE)
ROOM = 256  # states a call

names = {}

# More would overrun the stack of WebAssembly, which no Python survives.
_set_limit, _deepest = sys.setrecursionlimit, sys.getrecursionlimit()
sys.setrecursionlimit = lambda depth: _set_limit(min(depth, _deepest))


def line_of(error):
    """The innermost line of the solution that an error passed through; 0 where there is none."""
    if isinstance(error, SyntaxError) and error.filename == FILE:
        return error.lineno or 0
    line, trace = 0, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == FILE:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def problem(error):
    kind, text = type(error).__name__, str(error)
    if isinstance(error, SystemExit):
        return {"message": "It called exit(), and there is nothing to leave here.", "line": line_of(error)}
    if isinstance(error, ModuleNotFoundError):
        text += ". Python's standard library and the course's own files can be imported, and no others."
    if isinstance(error, SyntaxError):
        text = error.msg
    if isinstance(error, MemoryError):
        text = "it used up the memory that Python has here"
    return {"message": f"{kind}: {text}"[:500], "line": line_of(error)}


def _defined_here(value):
    return isinstance(value, types.FunctionType) and value.__code__.co_filename == FILE


def _takes_one(function):
    needed = [parameter for parameter in inspect.signature(function).parameters.values()
              if parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)]
    return bool(needed) and all(each.default is not each.empty for each in needed[1:])


def _heuristics():
    rows = [(name, value) for name, value in names.items() if _defined_here(value) and _takes_one(value)]
    likely = [row for row in rows if LIKE_A_HEURISTIC.search(row[0])]
    return [{"name": name, "line": value.__code__.co_firstlineno} for name, value in likely or rows]


def _formula():
    function = names.get("fval_function") or names.get("fval_fn")
    if not _defined_here(function):
        return None
    try:
        return {"text": follow.follow(function, names), "error": None}
    except follow.Unfollowable as error:
        why = f"fval_function cannot be made a formula of: {error}."
        return {"text": None, "error": {"message": why, "line": line_of(error)}}
    except BaseException as error:
        return {"text": None, "error": problem(error)}


def load(code):
    course.install()
    module = types.ModuleType("solution")
    sys.modules["solution"] = module
    global names
    names = module.__dict__
    try:
        exec(compile(code, FILE, "exec"), names)
    except BaseException as error:
        return {"ok": False, "error": problem(error)}
    functions = _heuristics()
    if not functions:
        message = "There is no heuristic here. Write one: def heur_alternate(state): ..."
        return {"ok": False, "error": {"message": message, "line": 1}}
    known = [row["name"] for row in functions]
    main = "heur_alternate" if "heur_alternate" in known else known[-1]
    return {"ok": True, "functions": functions, "main": main, "formula": _formula()}


class Asker:
    """One function for one board. Rows come in by `rows`, estimates go out by `out`, both by their addresses."""

    def __init__(self, name, domain, view):
        self.function = names[name]
        self.name, self.domain, self.view = name, domain, view
        self.stride = view["stride"]
        self.rows = array("i", bytes(4 * max(1, self.stride) * ROOM))
        self.out = array("d", bytes(8 * ROOM))
        self.failed = None
        self.make = None

    def addresses(self):
        return [self.rows.buffer_info()[0], self.out.buffer_info()[0]]

    def ask(self, count):
        """How many were answered; what became of the next one is in `failed`."""
        rows, out, stride, function = self.rows, self.out, self.stride, self.function
        done, value = 0, None
        try:
            make = self.make
            if make is None:
                maker = states.Maker(self.domain, self.view, rows[:stride])
                wants_rows = self.domain == "sokoban" and OF_CS161.match(self.name)
                make = self.make = maker.rows_maker() if wants_rows else maker.make
            for done in range(count):
                value = function(make(rows, done * stride))
                out[done] = value
            return count
        except BaseException as error:
            self.failed = self._problem(error, value)
            return done

    def _problem(self, error, value):
        line = self.function.__code__.co_firstlineno
        if isinstance(error, (TypeError, OverflowError)) and not line_of(error):
            hint = " Is there a return?" if value is None else ""
            kind = "None" if value is None else f"a {type(value).__name__}"
            return {"message": f"{self.name} gave {kind}, and not a number.{hint}", "line": line}
        found = problem(error)
        return {**found, "line": found["line"] or line}
