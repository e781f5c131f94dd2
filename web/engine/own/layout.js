/**
 * What a function of the user's own is shown: a view (core/view.h) made into a board and a state of plain
 * JavaScript. Places are objects of a table, made once, so that two places are the same square if they are
 * the same object. The state and its lists are used again for the next one: who keeps them keeps something
 * else.
 * @typedef {{ readonly x: number, readonly y: number, readonly cell: number }} Place
 * @typedef {'number' | 'numbers' | 'place' | 'places'} Kind
 * @typedef {{ id: string, kind: Kind, of_board: boolean, offset: number, count: number,
 *   values: ArrayLike<number> }} ViewField
 * @typedef {{ width: number, height: number, stride: number, fields: readonly ViewField[] }} View
 * @typedef {number | Place | null | readonly (number | Place)[]} Value
 * @typedef {Record<string, Value>} Shown
 * @typedef {{ board: Shown, state: Shown, show: (rows: Int32Array, at: number) => void }} Stage
 */

/** Every square of the board, by its cell. @param {View} view @returns {readonly Place[]} */
export function placesOf({ width, height }) {
  const places = [];
  for (let cell = 0; cell < width * height; cell += 1)
    places.push(Object.freeze({ x: cell % width, y: Math.floor(cell / width), cell }));
  return places; // nobody sees the table itself, and a frozen one is slower
}

/** A field of the board. A place that is gone is null; in a list it is left out. Lists are not frozen: V8
 * takes twice as long to read one that is.
 * @param {ViewField} field @param {readonly Place[]} places @returns {Value} */
function fixedValue({ kind, values }, places) {
  const all = Array.from(values);
  switch (kind) {
    case 'number':
      return all[0] ?? 0;
    case 'numbers':
      return all;
    case 'place':
      return places[all[0] ?? -1] ?? null;
    case 'places':
      return all.filter((cell) => cell >= 0).map((cell) => places[cell]);
  }
}

/** What writes a field of a row into the state. @param {ViewField} field @param {readonly Place[]} places
 * @param {Shown} state @returns {(rows: Int32Array, at: number) => void} */
function writerOf({ id, kind, offset, count }, places, state) {
  if (kind === 'number') return (rows, at) => void (state[id] = rows[at + offset]);
  if (kind === 'place') return (rows, at) => void (state[id] = places[rows[at + offset]] ?? null);
  /** @type {(number | Place)[]} */
  const list = Array.from({ length: count }, () => (kind === 'numbers' ? 0 : places[0]));
  state[id] = list;
  if (kind === 'numbers') {
    return (rows, at) => {
      for (let i = 0; i < count; i += 1) list[i] = rows[at + offset + i];
    };
  }
  // A list that grows and shrinks is slow, so that one with somebody gone is the other way through here.
  const withoutGone = (/** @type {Int32Array} */ rows, /** @type {number} */ from) => {
    list.length = 0;
    for (let i = 0; i < count; i += 1) if (rows[from + i] >= 0) list.push(places[rows[from + i]]);
  };
  return (rows, at) => {
    const from = at + offset;
    if (list.length !== count) return withoutGone(rows, from);
    for (let i = 0; i < count; i += 1) {
      const cell = rows[from + i];
      if (cell < 0) return withoutGone(rows, from);
      list[i] = places[cell];
    }
  };
}

/** A board and a state for this view; `show` puts the row that begins at `at` into the state. The state has
 * the fields of the board, too, so that one argument is enough. @param {View} view @returns {Stage} */
export function makeStage(view) {
  const places = placesOf(view);
  /** @type {Shown} */ const board = { width: view.width, height: view.height };
  for (const field of view.fields) if (field.of_board) board[field.id] = fixedValue(field, places);
  /** @type {Shown} */ const state = { ...board };
  const moving = view.fields.filter(({ of_board }) => !of_board);
  for (const { id } of moving) state[id] = null;
  const writers = moving.map((field) => writerOf(field, places, state));
  const show = (/** @type {Int32Array} */ rows, /** @type {number} */ at) => {
    for (let i = 0; i < writers.length; i += 1) writers[i](rows, at);
  };
  return { board: Object.freeze(board), state, show };
}
