/**
 * The worker's lines of moves, by name: one that is played by hand, one of the plan that is looked at, and so on.
 * @import { LineAnswer, LineAsk, LineEffect, LineObject, LinePosition, Module } from './protocol.js'
 * @typedef {{ line: LineObject, start: [domain: string, board: string, options: object] }} Kept
 */

export class Lines {
  /** @type {Map<string, Kept>} */ #kept = new Map();
  #module;

  /** @param {Module} module */
  constructor(module) {
    this.#module = module;
  }

  /** null: no line has that name, as after a worker was replaced. @param {LineAsk} ask @returns {any} */
  answer(ask) {
    if (ask.what === 'open') return this.#open(ask);
    const kept = this.#kept.get(ask.name);
    if (!kept) return null;
    switch (ask.what) {
      case 'position':
        return kept.line.position(ask.index);
      case 'move':
        return kept.line.move(ask.index, ask.action) ? kept.line.position(ask.index + 1) : null;
      case 'text':
        return kept.line.plan_text(ask.format);
      case 'effects':
        return this.#effects(kept, ask.index);
    }
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
    this.#kept.get(name)?.line.delete();
    this.#kept.set(name, { line, start: [domain, board, options] });
    return { ok: true, position: line.position(actions.length), actions: spelt ?? actions };
  }

  /** What each move would make of the board. A second line is asked, since a move cuts off what comes after it.
   * @param {Kept} kept @param {number} index @returns {LineEffect[]} */
  #effects({ line, start }, index) {
    const actions = Array.from({ length: index }, (_, i) => line.position(i + 1).action);
    const probe = new this.#module.Line(...start);
    probe.set_line(actions);
    const effects = line.position(index).moves.map(({ action, cost }) => {
      probe.move(index, action);
      return { action, cost, picture: /** @type {LinePosition} */ (probe.position(index + 1)).picture };
    });
    probe.delete();
    return effects;
  }
}

/** @param {string} action */
const bare = (action) => action.toLowerCase().replace(/\s+/g, ' ').trim();

/** Actions written in another case, or with other blanks, as the domain spells them; null if one is no move.
 * @param {LineObject} line @param {string[]} actions @returns {string[] | null} */
function setLoosely(line, actions) {
  const spelt = [];
  for (const [i, action] of actions.entries()) {
    const { moves } = line.position(i);
    const meant = moves.find((move) => move.action === action)
      ?? moves.find((move) => bare(move.action) === bare(action));
    if (!meant || !line.move(i, meant.action)) return null;
    spelt.push(meant.action);
  }
  return spelt;
}
