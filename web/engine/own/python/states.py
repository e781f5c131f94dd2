"""Makes the course's states of the rows of numbers that the engine has (core/view.h)."""

import course


def _unreachable_frame(view, fields, walls):
    """Whether nothing can ever stand on the outermost squares; the courses leave such a frame out."""
    width, height = view["width"], view["height"]
    pieces = [cell for name in ("robots", "robot", "boxes", "snowballs") for cell in fields.get(name, ())]
    seen, waiting = set(pieces), list(pieces)
    blocked = set(walls)
    while waiting:
        cell = waiting.pop()
        x, y = cell % width, cell // width
        if x in (0, width - 1) or y in (0, height - 1):
            return False
        for near in (cell - 1, cell + 1, cell - width, cell + width):
            if near not in seen and near not in blocked:
                seen.add(near)
                waiting.append(near)
    return True


class Maker:
    """Of one view: `make(rows, at)` is the state of the row that begins there."""

    def __init__(self, domain, view, first_row):
        self.view = view
        fields = {field["id"]: field for field in view["fields"]}
        self.fields = fields
        self.width, self.height = view["width"], view["height"]
        board = {name: list(field["values"]) for name, field in fields.items() if field["of_board"]}
        self.board = board
        start = {}
        for name, field in fields.items():
            if not field["of_board"]:
                start[name] = [c for c in first_row[field["offset"]:field["offset"] + field["count"]] if c >= 0]
        self.shift = 0
        if domain in ("sokoban", "snowman"):
            self.shift = 1 if _unreachable_frame(view, start, board["obstacles"]) else 0
        side = self.width
        self.places = [(cell % side - self.shift, cell // side - self.shift) for cell in range(side * self.height)]
        makers = {"sokoban": self._sokoban, "snowman": self._snowman, "lunar": self._lunar, "jugs": self._jugs}
        self.make = makers.get(domain, self._plain)()

    def _span(self, name):
        field = self.fields[name]
        return field["offset"], field["offset"] + field["count"]

    def _kind(self, base, **fixed):
        """The class of this board's states: what is the same in all of them is the class's."""
        fixed.update(action="START", gval=0, parent=None, index=0, __slots__=())
        return type(base.__name__, (base,), fixed)

    def _sides(self):
        return dict(width=self.width - 2 * self.shift, height=self.height - 2 * self.shift)

    def _inside(self, cells):
        """Without those of a frame that is left out."""
        sides = self._sides()
        all_places = [self.places[cell] for cell in cells]
        return [(x, y) for x, y in all_places if 0 <= x < sides["width"] and 0 <= y < sides["height"]]

    def _sokoban(self):
        places = self.places
        kind = self._kind(course.SokobanState, storage=frozenset(self._inside(self.board["storage"])),
                          obstacles=frozenset(self._inside(self.board["obstacles"])), **self._sides())
        (robots, robots_end), (boxes, boxes_end), new = self._span("robots"), self._span("boxes"), kind.__new__
        place = places.__getitem__

        def make(rows, at):
            state = new(kind)
            state.robots = tuple(map(place, rows[at + robots:at + robots_end]))
            state.boxes = frozenset(map(place, rows[at + boxes:at + boxes_end]))
            return state

        return make

    def rows_maker(self):
        """States of the CS161 assignment: the list of rows, walls and all."""
        width, height = self.width, self.height
        ground = [0] * (width * height)
        for cell in self.board["obstacles"]:
            ground[cell] = 1
        for cell in self.board["storage"]:
            ground[cell] = 4
        (robots, robots_end), (boxes, boxes_end) = self._span("robots"), self._span("boxes")

        def make(rows, at):
            cells = ground.copy()
            for cell in rows[at + boxes:at + boxes_end]:
                cells[cell] = 5 if cells[cell] == 4 else 2
            for cell in rows[at + robots:at + robots_end]:
                cells[cell] = 6 if cells[cell] == 4 else 3
            return [cells[i:i + width] for i in range(0, width * height, width)]

        return make

    def _snowman(self):
        places = self.places
        kind = self._kind(course.SnowmanState, destination=places[self.board["destination"][0]],
                          obstacles=frozenset(self._inside(self.board["obstacles"])), **self._sides())
        robot, balls, new = self._span("robot")[0], self._span("snowballs")[0], kind.__new__

        def make(rows, at):
            state = new(kind)
            state.robot = places[rows[at + robot]]
            small, medium, big = rows[at + balls:at + balls + 3]
            if small == medium == big:
                found = {places[big]: 6}
            elif medium == big:
                found = {places[big]: 3, places[small]: 2}
            elif small == big:
                found = {places[big]: 4, places[medium]: 1}
            elif small == medium:
                found = {places[big]: 0, places[medium]: 5}
            else:
                found = {places[big]: 0, places[medium]: 1, places[small]: 2}
            state.snowballs = found
            return state

        return make

    def _lunar(self):
        places = self.places
        kind = self._kind(course.LunarLockoutState, width=self.width)
        (robots, robots_end), (rovers, rovers_end), new = self._span("robots"), self._span("xanadus"), kind.__new__

        def make(rows, at):
            state = new(kind)
            state.robots = tuple([places[cell] for cell in rows[at + robots:at + robots_end] if cell >= 0])
            state.xanadus = tuple([places[cell] for cell in rows[at + rovers:at + rovers_end] if cell >= 0])
            return state

        return make

    def _jugs(self):
        board = self.board
        capacities = board["capacities"]
        names = [f"gal{size}" if capacities.count(size) == 1 else f"gal{size}_{i + 1}"
                 for i, size in enumerate(capacities)]
        goal = tuple(amount if amount >= 0 else None for amount in board["goal"])
        kind = self._kind(course.WaterJugs, capacities=tuple(capacities), goal=goal,
                          goal_anywhere=board["goal_anywhere"][0])
        (amounts, amounts_end), new = self._span("amounts"), kind.__new__

        def make(rows, at):
            state = new(kind)
            state.amounts = tuple(rows[at + amounts:at + amounts_end])
            for name, amount in zip(names, state.amounts):
                setattr(state, name, amount)
            return state

        return make

    def _value(self, field, numbers):
        kind, places = field["kind"], self.places
        if kind == "number":
            return numbers[0] if len(numbers) else 0
        if kind == "place":
            return places[numbers[0]] if len(numbers) and numbers[0] >= 0 else None
        if kind == "places":
            return tuple([places[cell] for cell in numbers if cell >= 0])
        return tuple(numbers)

    def _plain(self):
        fixed = {"width": self.width, "height": self.height}
        for field in self.fields.values():
            if field["of_board"]:
                fixed[field["id"]] = self._value(field, list(field["values"]))
        moving = [field for field in self.fields.values() if not field["of_board"]]
        kind = self._kind(course.PuzzleState, moving=[field["id"] for field in moving], **fixed)
        spans = [(field["id"], field, field["offset"], field["offset"] + field["count"]) for field in moving]
        new, value = kind.__new__, self._value

        def make(rows, at):
            state = new(kind)
            for name, field, begin, end in spans:
                setattr(state, name, value(field, rows[at + begin:at + end]))
            return state

        return make
