"""The course's files as a solution.py knows them: what it imports, and the states that its heuristics are given.

Written anew from the assignments' descriptions. A state is a state and no more: it has no successors here.
"""

import heapq
import math
import os
import sys
import time
import types
from collections import deque


class NotHere(Exception):
    """Something of the course's files that a heuristic cannot have here."""


def _missing(what):
    raise NotHere(f"{what} is not available here: a heuristic is asked about one state at a time.")


class StateSpace:
    n = 0

    def __init__(self, action="START", gval=0, parent=None):
        self.action, self.gval, self.parent = action, gval, parent
        self.index = StateSpace.n
        StateSpace.n += 1

    def successors(self):
        _missing("successors()")

    def hashable_state(self):
        _missing("hashable_state()")

    def state_string(self):
        return repr(self.hashable_state())

    def print_state(self):
        print(self.state_string())

    def print_path(self, *_):
        _missing("print_path()")

    def has_path_to_root(self):
        _missing("has_path_to_root()")


class Direction:
    def __init__(self, name, delta):
        self.name, self.delta = name, delta

    def __str__(self):
        return self.name

    def __repr__(self):
        return self.name

    def __hash__(self):
        return hash(self.name)

    def __eq__(self, other):
        return isinstance(other, Direction) and self.name == other.name

    def move(self, location):
        return (location[0] + self.delta[0], location[1] + self.delta[1])


UP, RIGHT = Direction("up", (0, -1)), Direction("right", (1, 0))
DOWN, LEFT = Direction("down", (0, 1)), Direction("left", (-1, 0))


class SokobanState(StateSpace):
    restrictions = None

    def __init__(self, action, gval, parent, width, height, robots, boxes, storage, obstacles, *_, **__):
        StateSpace.__init__(self, action, gval, parent)
        self.width, self.height, self.robots = width, height, tuple(robots)
        self.boxes, self.storage, self.obstacles = frozenset(boxes), frozenset(storage), frozenset(obstacles)

    def hashable_state(self):
        return hash((self.robots, self.boxes))

    def rows(self):
        """The list of rows of the CS161 assignment."""
        codes = dict.fromkeys(self.obstacles, 1) | dict.fromkeys(self.storage, 4)
        for place in self.boxes:
            codes[place] = codes.get(place, 0) + (1 if place in self.storage else 2)
        for place in self.robots:
            codes[place] = codes.get(place, 0) + (2 if place in self.storage else 3)
        return [[codes.get((x, y), 0) for x in range(self.width)] for y in range(self.height)]

    def state_string(self):
        return "\n".join("".join(" #$@.*+"[code] for code in row) for row in self.rows())


def sokoban_goal_state(state):
    return all(box in state.storage for box in state.boxes)


class SnowmanState(StateSpace):
    sizes = {0: "b", 1: "m", 2: "s", 3: "A", 4: "B", 5: "C", 6: "G"}

    def __init__(self, action, gval, parent, width, height, robot, snowballs, obstacles, destination, *_, **__):
        StateSpace.__init__(self, action, gval, parent)
        self.width, self.height, self.robot, self.snowballs = width, height, robot, snowballs
        self.obstacles, self.destination = obstacles, destination

    def hashable_state(self):
        return hash((self.robot, frozenset(self.snowballs.items())))

    def state_string(self):
        signs = dict.fromkeys(self.obstacles, "#") | {self.destination: "X", self.robot: "?"}
        signs |= {place: self.sizes[size] for place, size in self.snowballs.items()}
        rows = range(self.height)
        return "\n".join("".join(signs.get((x, y), " ") for x in range(self.width)) for y in rows)


def snowman_goal_state(state):
    return state.snowballs.get(state.destination) == 6


class LunarLockoutState(StateSpace):
    def __init__(self, action, gval, parent, width, robots, xanadus, *_, **__):
        StateSpace.__init__(self, action, gval, parent)
        self.width, self.robots, self.xanadus = width, tuple(robots), tuple(xanadus)

    @property
    def height(self):
        return self.width

    def hashable_state(self):
        return hash((self.robots, self.xanadus))

    def state_string(self):
        signs = dict.fromkeys(self.robots, "o") | dict.fromkeys(self.xanadus, "X")
        return "\n".join("".join(signs.get((x, y), ".") for x in range(self.width)) for y in range(self.width))


def lockout_goal_state(state):
    return not state.xanadus


class WaterJugs(StateSpace):
    def __init__(self, action, gval, gal3, gal4, parent=None):
        StateSpace.__init__(self, action, gval, parent)
        self.gal3, self.gal4 = gal3, gal4
        self.amounts = (gal3, gal4)

    def hashable_state(self):
        return self.amounts


class PuzzleState(StateSpace):
    """Of a puzzle that is in no course: its fields are those of its view."""

    def hashable_state(self):
        return tuple(getattr(self, name) for name in self.moving)


class sNode:
    n = 0

    def __init__(self, state, hval, fval_function=None, weight=0.0):
        self.state, self.hval, self.gval = state, hval, state.gval
        self.fval_function, self.weight, self.index = fval_function, weight, sNode.n
        sNode.n += 1

    @property
    def fval(self):
        return self.fval_function(self)


class SearchEngine:
    """Searching is what the page does; a solution may make one, and not run it."""

    def __init__(self, strategy="depth_first", cc="default", *_, **__):
        self.strategy, self.cc = strategy, cc

    def __getattr__(self, name):
        return lambda *_, **__: _missing(f"SearchEngine.{name}()")


class Open:
    def __init__(self, *_, **__):
        _missing("Open")


def _module(name, **members):
    module = types.ModuleType(name, "A part of the course's files, answered by the page.")
    module.__dict__.update(members)
    sys.modules[name] = module


_directions = dict(Direction=Direction, UP=UP, DOWN=DOWN, LEFT=LEFT, RIGHT=RIGHT, PROBLEMS=())
_search = dict(StateSpace=StateSpace, SearchEngine=SearchEngine, sNode=sNode, Open=Open, os=os, heapq=heapq,
               time=time, math=math, deque=deque, sys=sys)


def install():
    """Answers the imports of the course's files."""
    _module("search", **_search)
    _module("sokoban", SokobanState=SokobanState, sokoban_goal_state=sokoban_goal_state, **_search, **_directions)
    _module("snowman", SnowmanState=SnowmanState, snowman_goal_state=snowman_goal_state, **_search, **_directions)
    _module("lunarlockout", LunarLockoutState=LunarLockoutState, lockout_goal_state=lockout_goal_state, **_search,
            **_directions)
    for name in ("WaterJugs", "waterjugs", "water_jugs"):
        _module(name, WaterJugs=WaterJugs, PROBLEMS=(), **_search)
    states = dict(SokobanState=SokobanState, SnowmanState=SnowmanState, LunarLockoutState=LunarLockoutState)
    _module("test_problems", PROBLEMS=(), **states)
