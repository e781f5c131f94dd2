"""What fval_function(sN, weight) does, as a formula: it is called with symbols for g, h and w, and they write down
what becomes of them. Where it asks whether something is so, it is called again for the other answer."""

import builtins
import inspect
import math
import types
from decimal import Decimal

MOST_PATHS = 64
LONGEST = 400


class Unfollowable(Exception):
    pass


def _number(value):
    if isinstance(value, bool):
        return "1" if value else "0"
    if not isinstance(value, (int, float)) or value != value:
        raise Unfollowable(f"it computes with {value!r}, which is no number")
    if value in (math.inf, -math.inf):
        return "1000000000" if value > 0 else "-1000000000"
    text = repr(value)
    if "e" in text or "E" in text:
        text = format(Decimal(text), "f")
    return text[:-2] if text.endswith(".0") else text


def text_of(value, least=0):
    if isinstance(value, Symbol):
        return f"({value.text})" if value.rank < least else value.text
    text = _number(value)
    return f"({text})" if text.startswith("-") and least > 1 else text


def _binary(sign, rank, swapped=False):
    def operate(self, other):
        if not isinstance(other, (Symbol, int, float)):
            return NotImplemented
        left, right = (other, self) if swapped else (self, other)
        spaced = f" {sign} " if rank == 1 else sign
        tighter = rank + 1 if sign in "-/" else rank
        return Symbol(f"{text_of(left, rank)}{spaced}{text_of(right, tighter)}", rank, self.path)

    return operate


def _comparison(sign):
    return lambda self, other: Symbol(f"{text_of(self, 1)} {sign} {text_of(other, 1)}", 0, self.path)


class Symbol:
    """Rank 3: a name or a call; 2: a product; 1: a sum; 0: a comparison."""

    def __init__(self, text, rank, path):
        self.text, self.rank, self.path = text, rank, path

    __add__, __radd__ = _binary("+", 1), _binary("+", 1, True)
    __sub__, __rsub__ = _binary("-", 1), _binary("-", 1, True)
    __mul__, __rmul__ = _binary("*", 2), _binary("*", 2, True)
    __truediv__, __rtruediv__ = _binary("/", 2), _binary("/", 2, True)
    __lt__, __le__, __gt__, __ge__ = _comparison("<"), _comparison("<="), _comparison(">"), _comparison(">=")
    __eq__, __ne__ = _comparison("=="), _comparison("!=")
    __hash__ = None

    def __floordiv__(self, other):
        return call("floor", self / other)

    def __rfloordiv__(self, other):
        return call("floor", other / self)

    def __neg__(self):
        return Symbol(f"0 - {text_of(self, 2)}", 1, self.path)

    def __pos__(self):
        return self

    def __abs__(self):
        return call("abs", self)

    def __floor__(self):
        return call("floor", self)

    def __ceil__(self):
        return call("ceil", self)

    def __round__(self, digits=None):
        if digits:
            raise Unfollowable("it rounds to digits")
        return call("floor", self + 0.5)

    def __pow__(self, power):
        if power == 0.5:
            return call("sqrt", self)
        if isinstance(power, int) and 1 <= power <= 4:
            return Symbol("*".join([text_of(self, 3)] * power), 3 if power == 1 else 2, self.path)
        raise Unfollowable(f"it takes a power of {power!r}")

    def __bool__(self):
        return self.path.decide(self)

    def __str__(self):
        return self.text

    __repr__ = __str__

    def __format__(self, _):
        return self.text

    def _as_number(self, *_):
        raise Unfollowable("it makes a fixed number of g, h or the weight")

    __float__ = __int__ = __index__ = __complex__ = __iter__ = _as_number
    __mod__ = __rmod__ = __rpow__ = __trunc__ = _as_number


def call(name, *values):
    path = next(value.path for value in values if isinstance(value, Symbol))
    return Symbol(f"{name}({', '.join(text_of(value) for value in values)})", 3, path)


class Path:
    """The answers that are given to what it asks, and then what it asked."""

    def __init__(self, answers):
        self.answers, self.asked = list(answers), []

    def decide(self, condition):
        if len(self.asked) == len(self.answers):
            self.answers.append(True)
        self.asked.append(condition)
        return self.answers[len(self.asked) - 1]


class Node:
    """An sNode, and its state, of which only the cost is known."""

    def __init__(self, path, is_state=False):
        self._known = {"gval": Symbol("g", 3, path)}
        if not is_state:
            self._known |= {"hval": Symbol("h", 3, path), "weight": Symbol("w", 3, path), "state": Node(path, True)}
        self._what = "the state's" if is_state else "sN."

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name in self._known:
            return self._known[name]
        raise Unfollowable(f"it looks at {self._what}{' ' if self._what.endswith('s') else ''}{name}")


def _symbolic(name, plain):
    def function(*values, **options):
        flat = values[0] if len(values) == 1 and isinstance(values[0], (list, tuple, set)) else values
        if not any(isinstance(value, Symbol) for value in flat):
            return plain(*values, **options)
        return call(name, *flat)

    return function


_of_math = {"sqrt": "sqrt", "exp": "exp", "log": "log", "floor": "floor", "ceil": "ceil", "fabs": "abs"}


def _replacements(names):
    """What the solution's own names must mean while it is followed."""
    functions = {getattr(math, key): _symbolic(name, getattr(math, key)) for key, name in _of_math.items()}
    proxy = types.SimpleNamespace(**{**vars(math), **{key: functions[getattr(math, key)] for key in _of_math}})
    proxy.pow = lambda base, power: base**power
    keep = lambda value: value if isinstance(value, Symbol) else builtins.float(value)
    found = {"min": _symbolic("min", min), "max": _symbolic("max", max), "abs": abs, "float": keep,
             "int": lambda value: call("floor", value) if isinstance(value, Symbol) else builtins.int(value),
             "pow": lambda base, power: base**power}
    found = {name: value for name, value in found.items() if name not in names}
    for name, value in names.items():
        if value is math:
            found[name] = proxy
        elif isinstance(value, types.BuiltinFunctionType) and value in functions:
            found[name] = functions[value]
    return found


def follow(function, names):
    """The formula of a function; raises Unfollowable, or whatever the function raises."""
    takes = len(inspect.signature(function).parameters)
    changed = _replacements(names)
    before = {name: names[name] for name in changed if name in names}
    paths = 0

    def explore(answers):
        nonlocal paths
        paths += 1
        if paths > MOST_PATHS:
            raise Unfollowable(f"it goes more than {MOST_PATHS} different ways")
        path = Path(answers)
        arguments = (Node(path), Symbol("w", 3, path))[:takes]
        value = function(*arguments)
        if value is None:
            raise Unfollowable("it returns nothing")
        text = text_of(value)
        for at in range(len(path.asked) - 1, len(answers) - 1, -1):
            other = explore([*path.answers[:at], False])
            text = text if text == other else f"({text_of(path.asked[at])}) ? ({text}) : ({other})"
        return text

    names.update(changed)
    try:
        text = explore([])
    finally:
        for name in changed:
            if name in before:
                names[name] = before[name]
            else:
                del names[name]
    if len(text) > LONGEST:
        raise Unfollowable("its formula is too long")
    return text
