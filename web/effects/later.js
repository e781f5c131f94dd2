/**
 * An effect that is loaded when it is first needed, and is then shown the change that needed it.
 * @import { State } from '../state/state.js'
 * @import { Follower, Store } from '../state/store.js'
 */

/** @param {Store} store @param {(state: State, before: State) => boolean} isNeeded
 * @param {() => Promise<Follower>} load @param {() => void} failed it cannot be had; it is tried again when
 * it is needed again @returns {Follower} */
export function laterEffect(store, isNeeded, load, failed) {
  let isAsked = false;

  /** @param {State} before */
  async function bring(before) {
    isAsked = true;
    const follower = await load().catch(() => null);
    if (follower) {
      store.subscribe(follower);
      follower(store.state, before);
    } else {
      isAsked = false;
      failed();
    }
  }

  return (state, before) => {
    if (!isAsked && isNeeded(state, before)) void bring(before);
  };
}
