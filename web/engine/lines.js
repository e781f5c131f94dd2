/**
 * The worker's lines of moves, by name: one that is played by hand, one of the plan that is looked at, and so
 * on.
 * @import { LineAnswer, LineAsk, LineObject, LinePosition, Module } from './protocol.js'
 * @typedef {{ line: LineObject, actions: string[] }} Kept
 */

export class Lines {
  /** @type {Map<string, Kept>} */ #kept = new Map();
  #module;

  /** @param {Module} module */
  constructor(module) {
    this.#module = module;
  }

  /** null: no line has that name, as after a worker was replaced. @param {LineAsk} ask
   * @returns {LineAnswer | LinePosition | string | null} */
  answer(ask) {
    if (ask.what === 'open') return this.#open(ask);
    const kept = this.#kept.get(ask.name);
    if (!kept) return null;
    switch (ask.what) {
      case 'position':
        return kept.line.position(ask.index);
      case 'move':
        return move(kept, ask.index, ask.action);
      case 'text':
        return kept.line.plan_text(ask.format);
    }
  }

  close() {
    for (const { line } of this.#kept.values()) line.delete();
    this.#kept.clear();
  }

  /** @param {Extract<LineAsk, { what: 'open' }>} ask @returns {LineAnswer} */
  #open({ name, domain, board, options, actions }) {
    const line = new this.#module.Line(domain, board, options);
    const wrongBoard = line.error();
    const error = wrongBoard ?? line.set_line(actions);
    const spelt = error && !wrongBoard ? setLoosely(line, actions) : actions;
    if (error && (wrongBoard || !spelt)) {
      line.delete();
      return { ok: false, error };
    }
    const before = this.#kept.get(name);
    before?.line.delete();
    this.#kept.set(name, { line, actions: [...(spelt ?? actions)] });
    return {
      ok: true,
      position: line.position(actions.length),
      actions: spelt ?? actions,
      pushes: line.pushes(),
    };
  }
}

/** @param {Kept} kept @param {number} index @param {string} action @returns {LinePosition | null} */
function move({ line, actions }, index, action) {
  if (!line.move(index, action)) return null;
  actions.splice(index, Infinity, action);
  return line.position(index + 1);
}

/** @param {string} action */
const bare = (action) => action.toLowerCase().replace(/\s+/g, ' ').trim();

/** Actions written in another case, or with other blanks, as the domain spells them; null if one is no move.
 * @param {LineObject} line @param {string[]} actions @returns {string[] | null} */
function setLoosely(line, actions) {
  const spelt = [];
  for (const [i, action] of actions.entries()) {
    const { moves } = line.position(i);
    const meant =
      moves.find((move) => move.action === action) ??
      moves.find((move) => bare(move.action) === bare(action));
    if (!meant || !line.move(i, meant.action)) return null;
    spelt.push(meant.action);
  }
  return spelt;
}
