/**
 * What a link asks becomes the page's question at once, so that nothing gives it away; the rest of what
 * questions need is loaded then.
 * @import { Follower, Store } from '../state/store.js'
 */
import { questionAsked } from '../state/updates-page.js';

/** @template {import('../state/state.js').Shell & { linked: { ask: string | null, step?: number | null },
 *   question: import('../state/state.js').Question | null }} S
 * @param {Store<S>} store @param {(follow: (follower: Follower<S>) => void) => Promise<void>} load
 * @returns {Follower<S>} */
export function questionLoader(store, load) {
  let isLoaded = false;
  /** @param {Follower<S>} follower */
  const follow = (follower) => {
    store.subscribe(follower);
    follower(store.state, store.state);
  };
  return (state, before) => {
    const isOther = state.linked.ask !== before.linked.ask;
    const isAnew = state.linked.step != null && before.linked.step == null;
    if (isOther || (isAnew && state.linked.ask)) store.dispatch(questionAsked, state.linked.ask);
    if (!state.linked.ask || isLoaded) return;
    isLoaded = true;
    // Where it cannot be had, the card says so: its view is not to be had either.
    load(follow).catch(() => (isLoaded = false));
  };
}
