/** Frontier's search engine for programs in JavaScript. What each does is said in frontier-search.d.ts. */
export { assignment, distance, nearest, on, sum } from '../web/engine/own/helpers.js';
export { load } from './engine.js';
export { FrontierError } from './errors.js';
export { Game, game, gameInfo, readGameCollection } from './game.js';
export { Session, solve } from './session.js';
export {
  catalog,
  checkBoard,
  checkFormula,
  checkHeuristic,
  checkPlan,
  convertBoard,
  convertPlan,
  readCollection,
  recognise,
  writeCollection,
} from './texts.js';
export { xray } from './xray.js';
