/**
 * The one door: every change of the state is an update sent through `dispatch`. Effects are shown each change first,
 * then those who draw; a change made meanwhile waits its turn, so that everyone sees the states in order.
 * @import { State } from './state.js'
 * @typedef {(state: State, before: State) => void} Follower
 * @typedef {<A extends any[]>(update: (state: State, ...args: A) => State, ...args: A) => void} Dispatch
 * @typedef {{ readonly state: State, dispatch: Dispatch, subscribe: (follower: Follower) => () => void }} Store
 */

/** @param {State} initial @returns {Store} */
export function createStore(initial) {
  let state = initial;
  /** @type {Set<Follower>} */ const followers = new Set();
  /** @type {[State, State][]} */ const waiting = [];
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
