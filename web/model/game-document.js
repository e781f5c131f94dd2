/**
 * What the user sets up on the page of the game; as a link, and in the browser's storage. The number of turns
 * is kept as it was typed, so that an error in it loses nothing.
 * @import { GameInfo, GameLevel, GameRequest } from '../engine/game-protocol.js'
 * @typedef {Readonly<{ start: string, goal: string, search: string, turns: string, time_bound: number |
 *   null }>} GameDocument
 *   time_bound in seconds, null being without bound
 * @typedef {Partial<Record<keyof GameDocument, unknown>>} GameCandidate   what may be one
 */

const key = 'frontier.game.1';
const texts = /** @type {const} */ (['start', 'goal', 'search', 'turns']);
const usualSeconds = 10;

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

/** @param {GameDocument} document @param {GameDocument} fresh @param {string | null} [ask] a question */
export function toGameFragment(document, fresh, ask = null) {
  const fields = new URLSearchParams();
  for (const name of texts) fields.set(name, document[name]);
  if (document.time_bound !== fresh.time_bound)
    fields.set('time_bound', document.time_bound === null ? '' : String(document.time_bound));
  if (ask) fields.set('ask', ask);
  return fields.toString();
}

/** The question that a link asks about a game; null where it asks none that is known here.
 * @param {string} fragment */
export const gameAskOf = (fragment) =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('ask') === 'cut' ? 'cut' : null;

/** What a link says, for repairGame(); null when it says nothing of a game. @param {string} fragment */
export function fromGameFragment(fragment) {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!texts.some((name) => fields.has(name))) return null;
  /** @type {GameCandidate} */ const candidate = Object.fromEntries(
    texts.map((name) => [name, fields.get(name)]),
  );
  const bound = fields.get('time_bound');
  if (bound !== null) candidate.time_bound = bound === '' ? null : Number(bound);
  return candidate;
}

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
