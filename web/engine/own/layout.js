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
 * @typedef {{ rows: Int32Array, at: number, turn: number }} Turn   which row is shown, the how-manieth
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

/** What reads a field of the row that is shown. A list is made when it is first asked for in its turn: who
 * does not ask pays nothing. @param {ViewField} field @param {readonly Place[]} places @param {Turn} now
 * @returns {() => Value} */
function readerOf({ kind, offset, count }, places, now) {
  if (kind === 'number') return () => now.rows[now.at + offset];
  if (kind === 'place') return () => places[now.rows[now.at + offset]] ?? null;
  /** @type {(number | Place)[]} */
  const list = Array.from({ length: count }, () => (kind === 'numbers' ? 0 : places[0]));
  let made = 0;
  if (kind === 'numbers') {
    return () => {
      if (made === now.turn) return list;
      made = now.turn;
      const { rows, at } = now;
      for (let i = 0; i < count; i += 1) list[i] = rows[at + offset + i];
      return list;
    };
  }
  // A list that grows and shrinks is slow, so that one with somebody gone is the other way through here.
  const withoutGone = () => {
    const { rows, at } = now;
    list.length = 0;
    for (let i = at + offset; i < at + offset + count; i += 1) if (rows[i] >= 0) list.push(places[rows[i]]);
    return list;
  };
  return () => {
    if (made === now.turn) return list;
    made = now.turn;
    if (list.length !== count) return withoutGone();
    const { rows } = now;
    const from = now.at + offset;
    for (let i = 0; i < count; i += 1) {
      const cell = rows[from + i];
      if (cell < 0) return withoutGone();
      list[i] = places[cell];
    }
    return list;
  };
}

/** A board and a state for this view; `show` puts the row that begins at `at` into the state. The state has
 * the fields of the board, too, so that one argument is enough. @param {View} view @returns {Stage} */
export function makeStage(view) {
  const places = placesOf(view);
  /** @type {Shown} */ const board = { width: view.width, height: view.height };
  for (const field of view.fields) if (field.of_board) board[field.id] = fixedValue(field, places);
  /** @type {Shown} */ const state = { ...board };
  /** @type {Turn} */ const now = { rows: new Int32Array(view.stride), at: 0, turn: 0 };
  for (const field of view.fields) {
    if (!field.of_board)
      Object.defineProperty(state, field.id, { get: readerOf(field, places, now), enumerable: true });
  }
  const show = (/** @type {Int32Array} */ rows, /** @type {number} */ at) => {
    now.rows = rows;
    now.at = at;
    now.turn += 1;
  };
  return { board: Object.freeze(board), state: Object.freeze(state), show };
}
