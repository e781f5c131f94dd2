/**
 * Plays by hand: the engine knows the rules, and wishes are carried out one after the other. What can be
 * worked out without it is in model/play-moves.js; where things stand is in the state.
 * @import { Engine } from '../engine/engine.js'
 * @import { LinePosition } from '../model/types.js'
 * @import { Direction } from '../model/movers.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { PlayedMove } from '../state/state.js'
 * @typedef {Pick<Engine, 'openLine' | 'linePosition' | 'lineMove'>} PlayEngine
 * @typedef {Follower & { tap(cell: number): void, move(action: string): Promise<void>,
 *   step(direction: Direction): Promise<void>, seekBy(by: number): Promise<void>,
 *   seek(index: number): Promise<void>, pick(name: string): Promise<void> }} Play
 */
import { moversOf, readAction } from '../model/movers.js';
import { domainOptions } from '../model/options.js';
import {
  activeMover,
  chosenWords,
  meaningOfTap,
  moveTowards,
  pushedWords,
  targetsOf,
} from '../model/play-moves.js';
import { documentOf } from '../state/state.js';
import { isWrong } from '../state/selectors-run.js';
import { say } from '../state/updates-page.js';
import { playArrived, playBegun, playChose } from '../state/updates-play.js';

const name = 'play';
const stepPause = 70;

/** @param {Store} store @param {PlayEngine} engine @param {import('./clock.js').Clock} clock
 * @returns {Play} */
export function playEffect(store, engine, clock) {
  /** @type {Promise<unknown>} */ let busy = Promise.resolve();
  /** Counts the wishes; an older way is given up. */ let wish = 0;
  const pause = () =>
    new Promise((resolve) => {
      clock.after(stepPause, () => resolve(undefined));
    });
  const play = () => store.state.play;
  const legend = () => store.state.catalog?.domains.find(({ id }) => id === play().domain)?.legend ?? [];

  /** @param {() => Promise<unknown>} task @returns {Promise<void>} */
  const enqueue = (task) => {
    const done = busy.then(task).then(
      () => {},
      () => {},
    ); // an engine that was lost is told of elsewhere
    busy = done;
    return done;
  };

  /** @param {LinePosition} position @param {string} words
   * @param {{ active?: number, last?: string, made?: PlayedMove }} [how] last: the piece of this action stays
   * active */
  async function arrive(position, words, { active = -1, last = '', made } = {}) {
    const { number } = play();
    const movers = moversOf(position.picture, position.moves);
    const mover = movers.find((each) => last && each.name === readAction(last)?.name);
    store.dispatch(playArrived, number, { position, movers, active: mover?.cell ?? active, made }, words);
  }

  async function reopen() {
    const { number, domain, board, options, moves, position } = play();
    const actions = moves.map(({ action }) => action);
    const answer = await engine.openLine(name, { domain, board, options, actions });
    const found = answer.ok ? await engine.linePosition(name, position?.index ?? 0) : null;
    if (found && number === play().number) await arrive(found, '');
  }

  /** @param {string} action @returns {Promise<boolean>} */
  async function make(action) {
    const { movers, position: before } = play();
    const known = movers.flatMap(({ moves }) => moves).find((each) => each.action === action);
    const position = await engine.lineMove(name, before?.index ?? 0, action);
    if (!position) {
      store.dispatch(say, `${action} is no move here.`);
      return false;
    }
    const pushed = pushedWords(legend(), position.picture, known?.pushed ?? null);
    const made = { action, pushes: known?.pushed != null, cost: position.cost };
    await arrive(position, moveWords(position, pushed), { active: known?.to, made });
    return true;
  }

  /** @param {Direction} direction @returns {Promise<boolean>} */
  async function stepTo(direction) {
    const move = moveTowards(play(), legend(), direction);
    if (move) return make(move.action);
    const none = play().movers.length ? 'Choose a piece first.' : 'Nothing can move.';
    const words = activeMover(play(), legend()) ? `${direction} is no move here.` : none;
    store.dispatch(
      say,
      words.replace(/^./, (letter) => letter.toUpperCase()),
    );
    return false;
  }

  /** @param {number} wanted */
  async function seekTo(wanted) {
    const { moves, position: before } = play();
    const index = Math.max(0, Math.min(wanted, moves.length));
    const position = await engine.linePosition(name, index);
    if (!position) return;
    const turned = moves[(index < (before?.index ?? 0) ? (before?.index ?? 0) : index) - 1]?.action;
    await arrive(position, `${index} moves made.`, { last: turned });
  }

  /** Steps one after the other until one is refused or something else is wished. @param {Direction[]} way */
  function follow(way) {
    const mine = ++wish;
    return enqueue(async () => {
      for (const [i, direction] of way.entries()) {
        if (mine !== wish || !(await stepTo(direction))) return;
        if (i + 1 < way.length) await pause();
      }
    });
  }

  /** @param {number} cell -1: none */
  function choose(cell) {
    const now = play();
    const targets = targetsOf(now, legend(), cell);
    const active = now.movers.some((each) => each.cell === cell) ? cell : now.active;
    store.dispatch(playChose, cell, active, targets, chosenWords(now, legend(), cell, targets));
  }

  /** A newer wish ends a way that is still being walked. @param {() => Promise<unknown>} task */
  const instead = (task) => {
    wish += 1;
    return enqueue(task);
  };

  /** @type {Follower} */
  const follower = (state, before) => {
    const { catalog, history, mode } = state;
    if (state.play.number !== before.play.number) void instead(reopen);
    if (mode !== 'play' || !catalog || !history || !state.check || isWrong(state)) return;
    const document = documentOf(state);
    const options = domainOptions(document, catalog);
    const { domain, board } = document;
    const same =
      state.play.domain === domain &&
      state.play.board === board &&
      JSON.stringify(state.play.options) === JSON.stringify(options);
    if (!same) store.dispatch(playBegun, domain, board, options);
  };

  return Object.assign(follower, {
    /** @param {number} cell */
    tap(cell) {
      if (!play().position) return;
      const meaning = meaningOfTap(play(), legend(), cell);
      if (meaning.kind === 'move') void instead(() => make(meaning.action));
      if (meaning.kind === 'way') void follow(meaning.way);
      if (meaning.kind === 'choose') choose(meaning.cell);
      if (meaning.kind === 'say') store.dispatch(say, meaning.words);
    },
    /** @param {string} action */
    move: (action) => instead(() => make(action)),
    /** @param {Direction} direction */
    step: (direction) => instead(() => stepTo(direction)),
    /** Undoes or redoes moves, counted from where the wishes before this one lead. @param {number} by */
    seekBy: (by) => instead(() => seekTo((play().position?.index ?? 0) + by)),
    /** @param {number} index */
    seek: (index) => instead(() => seekTo(index)),
    /** Makes another piece the one that arrow keys move.
     * @param {string} wanted its name, or '' for the next one */
    pick: (wanted) =>
      enqueue(async () => {
        const { movers } = play();
        const at = movers.findIndex(({ cell }) => cell === activeMover(play(), legend())?.cell);
        const mover = wanted ? movers.find((each) => each.name === wanted) : movers[(at + 1) % movers.length];
        if (mover) choose(mover.cell);
      }),
  });
}

/** @param {LinePosition} position @param {string} pushed */
function moveWords({ is_goal: isGoal, action, cost, dead_end: deadEnd }, pushed) {
  if (isGoal) return `${action}.${pushed} The goal is reached, cost ${cost}.`;
  return deadEnd
    ? `${action}.${pushed} No plan leads on: ${deadEnd}`
    : `${action}.${pushed}`.replace(/\.$/, '');
}
