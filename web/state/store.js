/**
 * The one door: every change of the state is an update sent through `dispatch`. Effects are shown each change
 * first, then those who draw; a change made meanwhile waits its turn, so that everyone sees the states in
 * order. Each screen has a store of its own state; without a word the puzzles' is meant.
 * @import { State } from './state.js'
 */
/** @template [S=State] @typedef {(state: S, before: S) => void} Follower */
/** @template [S=State]
 * @typedef {<A extends unknown[]>(update: (state: S, ...args: A) => S, ...args: A) => void} Dispatch */
/** An update and what it is given, for those who choose one and leave it to others to send it.
 * @template S @template {unknown[]} A several: one of them
 * @typedef {A extends unknown ? [update: (state: S, ...args: A) => S, ...args: A] : never} Call */
/** @template [S=State] @typedef {{ readonly state: S, dispatch: Dispatch<S>,
 *   subscribe: (follower: Follower<S>) => () => void }} Store */

/** @template S @param {S} initial @returns {Store<S>} */
export function createStore(initial) {
  let state = initial;
  /** @type {Set<Follower<S>>} */ const followers = new Set();
  /** @type {[S, S][]} */ const waiting = [];
  let telling = false;

  const tell = () => {
    if (telling) return;
    telling = true;
    try {
      for (let change = waiting.shift(); change; change = waiting.shift()) {
        for (const follower of followers) follower(...change);
      }
    } finally {
      telling = false;
    }
  };

  return {
    get state() {
      return state;
    },
    dispatch(update, ...args) {
      const next = update(state, ...args);
      if (next === state) return;
      waiting.push([next, state]);
      state = next;
      tell();
    },
    subscribe(follower) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
}
