/**
 * Whoever runs a heuristic of the Lab's notebook on the scoreboard or the Tuning page may open that run in
 * Puzzles, and is not asked there whether the code shall run.
 * @import { Configuration } from '../model/batch.js'
 * @import { Own } from '../model/own.js'
 * @import { Follower } from '../state/store.js'
 */

/** @template {{ owns: readonly Own[] }} S @param {(state: S) => readonly Configuration[]} configurationsOf
 * @param {(code: string) => Promise<unknown>} trust @returns {Follower<S>} */
export function ownTrustEffect(configurationsOf, trust) {
  const known = new Set();
  return (state) => {
    for (const { own } of configurationsOf(state)) {
      if (!own || known.has(own.code) || !state.owns.some(({ code }) => code === own.code)) continue;
      known.add(own.code);
      void trust(own.code).catch(() => known.delete(own.code));
    }
  };
}
