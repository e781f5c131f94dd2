/** Which way a step goes, by the engine's words for actions: `goal` is where pulling begins. */

/** What a node is that has no parent. @param {string} action */
export const rootOf = (action) => (action === 'goal' ? 'the goal, pulling back' : 'the start');

/** @param {string} action that led to a node */
export const isPull = (action) => /^(goal$|pull )/.test(action);
