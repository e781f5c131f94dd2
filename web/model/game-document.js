/**
 * What the user sets up on the page of the game, and in the browser's storage; game-link.js has it as a link.
 * The number of turns is kept as it was typed, so that an error in it loses nothing.
 * @import { GameInfo, GameLevel, GameRequest } from '../engine/game-protocol.js'
 * @typedef {Readonly<{ start: string, goal: string, search: string, turns: string, time_bound: number |
 *   null }>} GameDocument
 *   time_bound in seconds, null being without bound
 * @typedef {Partial<Record<keyof GameDocument, unknown>>} GameCandidate   what may be one
 */

const key = 'frontier.game.1';
export const texts = /** @type {const} */ (['start', 'goal', 'search', 'turns']);
export const usualSeconds = 10;

/** The first of the levels: its whole tree can be drawn, and half of it is cut. So a first visit sees what
 * the page is for, where the engine's own example would be a thicket. @returns {GameDocument} */
export const freshGame = () => ({
  start: '1 . 2\n4 . 3',
  goal: '4 1 3\n2 . .',
  search: 'alpha_beta_pruning',
  turns: '1',
  time_bound: usualSeconds,
});

/** A document from anywhere: what is of the wrong kind is as in a fresh one. @param {unknown} candidate
 * @param {GameInfo} info @returns {GameDocument} */
export function repairGame(candidate, info) {
  const fresh = freshGame();
  if (typeof candidate !== 'object' || candidate === null) return fresh;
  const said = /** @type {GameCandidate} */ (candidate);
  const text = (/** @type {(typeof texts)[number]} */ name) => {
    const value = said[name];
    return typeof value === 'string' ? value : fresh[name];
  };
  const bound = said.time_bound;
  return {
    start: text('start'),
    goal: text('goal'),
    search: info.searches.find(({ id }) => id === said.search)?.id ?? fresh.search,
    turns: text('turns'),
    time_bound: bound === null || (typeof bound === 'number' && bound >= 0) ? bound : fresh.time_bound,
  };
}

/** @param {GameDocument} document @param {Partial<GameDocument>} change */
export function editGame(document, change) {
  const changed = Object.entries(change).some(
    ([name, value]) => document[/** @type {keyof GameDocument} */ (name)] !== value,
  );
  return changed ? { ...document, ...change } : document;
}

/** @param {GameLevel} level @returns {Partial<GameDocument>} */
export const levelChange = ({ start, goal, search, turns }) => ({
  start: start.trimEnd(),
  goal: goal.trimEnd(),
  search,
  turns: String(turns),
});

/** Which of the levels has the document's boards, or -1; of several the one that is searched alike.
 * @param {readonly GameLevel[]} levels @param {GameDocument} document */
export function levelOf(levels, document) {
  const { start, goal } = document;
  const hasBoards = (/** @type {GameLevel} */ level) =>
    level.start.trim() === start.trim() && level.goal.trim() === goal.trim();
  const alike = levels.findIndex((level) => hasBoards(level) && isAlike(level, document));
  return alike < 0 ? levels.findIndex(hasBoards) : alike;
}

/** @param {GameLevel} level @param {GameDocument} document */
const isAlike = (level, { search, turns }) => level.search === search && String(level.turns) === turns.trim();

/** What is to be seen on the level's boards, as long as they are searched as it says.
 * @param {readonly GameLevel[]} levels @param {GameDocument} document */
export function noteOf(levels, document) {
  const level = levels[levelOf(levels, document)];
  return level && isAlike(level, document) ? level.note : '';
}

/** Whether a search of one document is also one of the other. @param {GameDocument} a
 * @param {GameDocument} b */
export const sameGame = (a, b) => texts.every((name) => a[name].trim() === b[name].trim());

/** @param {GameDocument} document @param {number | null} memory MiB; null: as the engine has it
 * @returns {GameRequest} */
export const requestOf = ({ start, goal, search, turns }, memory) => ({
  start,
  goal,
  search,
  turns,
  memory_mib: memory,
});

/** @param {Pick<Storage, 'setItem'>} storage @param {GameDocument} document */
export function saveGame(storage, document) {
  try {
    storage.setItem(key, JSON.stringify(document));
    return true;
  } catch {
    return false;
  }
}

/** @param {Pick<Storage, 'getItem'>} storage @returns {unknown} */
export function loadGame(storage) {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
