/**
 * What a link can ask a class, a row each. How a question is put and judged is in class-questions.js, which
 * is loaded when one is asked. The game's own, `cut`, is asked on its page.
 * @typedef {{ id: string, name: string, isOfStep?: boolean, takesWeight?: boolean }} Ask
 *   isOfStep: about one step of the search, so that what comes after it is hidden until it is answered;
 *   takesWeight: stands in a link as `id:2`
 */

/** @type {readonly Ask[]} */
export const asks = [
  { id: 'next', name: 'Which node is expanded next?', isOfStep: true },
  { id: 'pruned', name: 'Which successors are dropped?', isOfStep: true },
  { id: 'admissible', name: 'Is the heuristic admissible here?' },
  { id: 'cost', name: 'What will the plan cost with weight …?', takesWeight: true },
];

const weight = /^(?=0*[1-9])\d{1,4}(\.\d{1,4})?$/;

/** @param {string} ask as a link has it */
const rowOf = (ask) => asks.find(({ id }) => id === ask.split(':')[0]);

/** @param {string} ask */
export function isAsk(ask) {
  const [id, ...given] = ask.split(':');
  if (!rowOf(id)) return false;
  return takesWeight(id) ? given.length === 1 && weight.test(given[0]) : !given.length;
}

/** @param {string} ask */
export const takesWeight = (ask) => rowOf(ask)?.takesWeight === true;
/** @param {string} ask */
export const isOfStep = (ask) => rowOf(ask)?.isOfStep === true;
