/**
 * What the puzzles' page has to be drawn and written: its pictures, the plan that moves, and its files.
 * @import { State } from '../state/state.js'
 * @import { FileSubject } from './share-file.js'
 * @import { PictureSubject } from './share-picture.js'
 * @import { SharePort } from './share-port.js'
 */
import { domainNow, levelNow } from '../state/selectors.js';

/** What pictures are drawn from. */
const drawnFrom = /** @type {const} */ ([
  'overview',
  'cursor',
  'step',
  'selection',
  'plan',
  'drawn',
  'play',
  'picture',
  'dark',
]);
/** What a file is written from. */
const writtenFrom = /** @type {const} */ (['history', 'plan', 'run', 'cursor', 'step']);
const linesShown = 60;
const oneALine = { id: 'actions', name: 'One action a line', summary: 'As the page writes them.' };
const traces = [
  { id: 'csv', name: 'CSV', summary: 'One row an expansion: step, node, parent, g, h, f; for tables.' },
  { id: 'json', name: 'JSON', summary: 'The same rows with the board, the settings and the answer.' },
  {
    id: 'posthoc',
    name: 'Posthoc trace',
    summary: 'Every event with its reason and its board, to be replayed in the Posthoc viewer.',
  },
];

/** @param {State} state */
const names = (state) => [domainNow(state)?.id ?? '', levelNow(state)?.id ?? ''];

/** @param {State} state @param {SharePort} port @returns {PictureSubject} */
export function puzzlePictures(state, port) {
  const { cursor, plan, run, dark } = state;
  const able = Boolean(run?.stats);
  const step = cursor.track === 'search' ? `step ${cursor.step}` : '';
  return {
    title: [domainNow(state)?.name, levelNow(state)?.id].filter(Boolean).join(' '),
    isDark: dark,
    drawnFrom: drawnFrom.map((name) => state[name]),
    names: (what) => [...names(state), what, what === 'plan' ? '' : step],
    pictures: [
      {
        id: 'board',
        name: 'Board',
        pane: '',
        able: true,
        draw: (studio, how) => studio.board(port.onStage(), how),
      },
      .../** @type {const} */ (['tree', 'plane']).map((id) => ({
        id,
        name: { tree: 'Tree', plane: 'h–g plane' }[id],
        pane: id,
        able,
        draw: (
          /** @type {import('./share-drawing.js').Studio} */ studio,
          /** @type {import('./share-drawing.js').How} */ how,
        ) => studio.lens(`lens-${id}`, state, port, how),
      })),
      {
        id: 'cost',
        name: 'Cost over time',
        pane: 'cost',
        able,
        draw: (studio, how) => studio.chart(state, port, how),
      },
    ],
    film: {
      name: 'The plan, moving',
      moves: plan.shown?.actions.length ?? 0,
      able: plan.shown !== null,
      of: plan.shown,
      async open() {
        const opened = await port.openPlan();
        const domain = state.catalog?.domains.find(({ id }) => id === opened?.domain);
        if (!opened || !domain) return null;
        const at = async (/** @type {number} */ move) => ({
          domain,
          board: await port.planBoard(move),
          dimmed: false,
          arrows: null,
          marks: null,
        });
        return { moves: opened.moves, draw: async (studio, move, how) => studio.board(await at(move), how) };
      },
    },
  };
}

/** @param {State} state @param {SharePort} port @returns {FileSubject} */
export function puzzleFiles(state, port) {
  const domain = domainNow(state);
  const ofPlan = state.catalog?.domains.find(({ id }) => id === state.plan.document?.domain) ?? domain;
  const isMoved = state.cursor.track !== 'start' || state.mode === 'play';
  const kinds = [
    { id: 'board', name: 'Board', formats: domain?.formats ?? [] },
    ...(isMoved && domain?.legend.length
      ? [{ id: 'shown', name: 'Board as it is on screen', formats: domain.formats }]
      : []),
    {
      id: 'plan',
      name: 'Plan',
      formats: state.plan.shown ? [oneALine, ...(ofPlan?.plan_formats ?? [])] : [],
    },
    { id: 'trace', name: 'Search, step by step', formats: state.run?.stats ? traces : [] },
  ];
  return {
    writtenFrom: writtenFrom.map((name) => state[name]),
    kinds,
    names: (what) => [...names(state), what === 'shown' ? 'position' : what],
    async write(what, format, job) {
      if (what === 'trace')
        return port.trace(
          format === 'json' || format === 'posthoc' ? format : 'csv',
          job ? null : linesShown,
          job?.onProgress,
          job?.signal,
        );
      if (what === 'plan' && !(await port.openPlan())) return null;
      const text = await (what === 'plan' ? port.planText(format) : port.board(format, what === 'shown'));
      return text === null ? null : { text: text.endsWith('\n') ? text : `${text}\n`, left: 0 };
    },
  };
}
