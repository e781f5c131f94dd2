/**
 * An embedded page and the page around it: what happens here is told there, and what is asked there is done
 * here.
 * @import { Command, HostEvent } from '../model/host-messages.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { State } from '../state/state.js'
 * @typedef {{ tell: (event: HostEvent, detail: object, id?: string | number | null) => void,
 *   link: () => string, load: (link: string) => Promise<string | null>,
 *   paint: (style: Record<string, string>) => void }} Around
 */
import { boundedForStep, mostSeconds, questionBefore } from '../model/link-run.js';
import { changedSinceRun, placeOf } from '../state/selectors-run.js';
import { documentOf } from '../state/state.js';
import { jumpTo, seekBy } from '../state/updates-cursor.js';
import { notify } from '../state/updates-page.js';
import { solve, stop } from '../state/updates-run.js';

const idle = { status: 'idle' };

/** @param {State} state @param {string} link */
const described = (state, link) => {
  const { domain, board, strategy, heuristic, weight } = documentOf(state);
  const run = changedSinceRun(state) ? idle : runOf(state);
  return { link, domain, board, strategy, heuristic, weight, ...run, ...placeNow(state) };
};

/** @param {State} state */
const placeNow = (state) => ({
  track: state.cursor.track,
  step: placeOf(state),
  node: state.cursor.track === 'search' ? (state.step?.expansion.node ?? null) : null,
});

/** @param {Pick<State, 'run'>} state */
function runOf({ run }) {
  if (!run) return idle;
  const { status, stats, seconds } = run;
  return {
    status,
    cost: stats?.cost ?? null,
    claim: stats?.claim ?? null,
    expanded: stats?.expanded ?? 0,
    generated: stats?.generated ?? 0,
    seconds,
  };
}

/** @param {import('../state/state.js').Question} question */
export const answerOf = ({ ask, correct, tries }) => ({ question: ask, correct: correct === true, tries });

/** @param {Store} store @param {Around} around */
export function hostEffect(store, { tell, link, load, paint }) {
  let isNew = true; // the board that is shown was not told of
  let runs = false; // when the board has been read, it is to be searched

  /** As a link to a step would. */
  const run = () => {
    const { catalog } = store.state;
    if (!catalog) return;
    const question = questionBefore(boundedForStep(documentOf(store.state)), catalog.limits);
    if (question) store.dispatch(notify, question, 'note', 'run');
    else store.dispatch(solve, { seconds: mostSeconds });
  };

  /** @param {State} state @param {State} before */
  function tellOfRun({ run: now }, { run: then }) {
    if (!now || now === then) return;
    const isSame = then?.id === now.id;
    const known = isSame ? (then.stats?.incumbents.length ?? 0) : 0;
    for (const { cost, expanded, lower_bound } of now.stats?.incumbents.slice(known) ?? [])
      tell('incumbent', { cost, expanded, lower_bound, seconds: now.seconds });
    if (now.diagnostic && now.diagnostic !== then?.diagnostic)
      tell('error', { message: now.diagnostic.message });
    if (now.status !== 'running' && (!isSame || then.status === 'running'))
      tell('solved', runOf({ run: now }));
    if (now.plan && !(isSame && then.plan === now.plan))
      tell('plan', { actions: now.plan.actions, cost: now.plan.cost });
  }

  /** @type {Follower} */
  const follow = (state, before) => {
    if (!state.history || !state.catalog) return;
    if (state.history.present.board !== before.history?.present.board) isNew = true;
    if (isNew && state.check) {
      isNew = false;
      const { domain, board } = documentOf(state);
      tell('ready', { domain, board, ok: state.check.ok });
      if (runs) run();
      runs = false;
    }
    tellOfRun(state, before);
    const isPlace =
      state.cursor.track === 'search' ? state.step !== before.step : state.cursor !== before.cursor;
    if (isPlace && state.run && placeOf(state) !== null) tell('step', placeNow(state));
    const { question } = state;
    if (question && question.tries > (before.question?.tries ?? 0)) tell('answer', answerOf(question));
  };

  return Object.assign(follow, {
    /** @param {Command} asked @param {string | number | null} id */
    obey(asked, id) {
      const { state, dispatch } = store;
      if (!state.history || !state.catalog) return tell('error', { message: 'Not ready yet.' }, id);
      switch (asked.command) {
        case 'load':
          return load(asked.link).then((fault) => {
            if (fault !== '') {
              const message = fault ?? store.state.notice?.words ?? 'The link could not be followed.';
              tell('error', { message }, id);
            }
            if (fault === null) return;
            [isNew, runs] = [true, asked.run];
            follow(store.state, store.state);
          });
        case 'run':
          return run();
        case 'stop':
          return dispatch(stop);
        case 'step':
          return 'to' in asked ? dispatch(jumpTo, asked.to) : dispatch(seekBy, asked.by);
        case 'style':
          return paint(asked.style);
        case 'state':
          return tell('state', described(state, link()), id);
      }
    },
  });
}
