/**
 * The one state of the page: all that is on screen and all that is shared, as one plain object that is never
 * changed. Updates (updates-*.js) make a new one; selectors (selectors*.js) work out what follows from it.
 * @import { BoardCheck, BreakpointRow, Catalog, Cells, Collection, FormulaCheck, HeuristicCheck,
 *   LinePosition, Plan, PlaygroundDocument, Diagnostic, Run as RunResult, Step, Verdict }
 *   from '../model/types.js'
 * @import { HeatMap, NodeColumns, PlanePoints, TimelineAnswer, Track } from '../engine/protocol.js'
 * @import { History } from '../model/history.js'
 * @import { Found } from '../model/intake.js'
 * @import { Mover } from '../model/movers.js'
 * @import { Posed } from '../model/class-questions.js'
 *
 * @typedef {{ kind: 'search' | 'resume', seconds: number | null, expansions: number | null,
 *   memory: number | null, from: number, breakpoints: readonly BreakpointRow[] }} Ask
 *   what the search was last asked to do; seconds and expansions are for this leg, from: seconds searched
 *   before it
 * @typedef {RunResult & { id: number, leg: number, ask: Ask }} Run
 *   id tells searches apart, leg its continuations: a new leg is what the search effect reacts to
 *
 * @typedef {{ actions: string[], pushes: Uint8Array, cost: number, nodes: number[], title: string,
 *   incumbent: number, verdict: Verdict | null }} ShownPlan   pushes: 1 for each action that shifts more than
 *   the piece that makes it; incumbent: its number in the search, or -1 when it was pasted; verdict: what the
 *   independent checker says of it
 * @typedef {{ text: string, verdict: Verdict | null, message: string, failed: number }} Checked
 *   failed: the step that is wrong, from 1; 0 when none is
 * @typedef {{ wish: number, incumbent: number | null, shown: ShownPlan | null,
 *   document: PlaygroundDocument | null, board: Cells | null, format: string, text: string,
 *   checking: string | null, checked: Checked | null, copied: boolean }} PlanState
 *   incumbent: the plan that is wanted, null for none; wish counts the wishes; checking: a pasted text on its
 *   way
 *
 * @typedef {'watch' | 'edit' | 'play'} Mode
 * @typedef {'start' | 'search' | 'plan'} Track_
 * @typedef {{ track: Track_, step: number, move: number, playing: boolean, speed: number, jump: string,
 *   wanted: { forwards: boolean, number: number } | null, whole: boolean }} Cursor
 *   where in time one looks; whole: the tree is shown with what is yet to come; jump: the event that the jump
 *   buttons look for, '' for the user's own breakpoints
 * @typedef {{ node: number, parent: number | null, side: number, g: number, h: number, f: number,
 *   expandedAt: number | null, cells: Cells | null, known: boolean }} Selection
 *   a node that is shown without moving time; side: model/sides.js; known: the engine has answered
 *
 * @typedef {{ timeline: TimelineAnswer | null, plane: PlanePoints | null, grid: FormulaGrid | null,
 *   heat: HeatMap | null, tree: NodeColumns | null, track: Track | null,
 *   cells: import('../model/feature-cells.js').CellsAnswer | null,
 *   lengths: readonly (import('../model/plan-length.js').PlanLength | null)[] }} Overview   lengths: of the
 *   plans, where some moves are pushes
 * @typedef {{ values: Float64Array, steps: number, gMost: number, hMost: number }} FormulaGrid
 *
 * @typedef {{ action: string, left: number, words: string, more: boolean, whole: KnownCost | null }} Hint
 *   action '': there is none, and words say why; more: more time may find one; whole: of its plan with all
 *   that was moved before
 * @typedef {{ cost: number, proved: boolean }} KnownCost   proved: no plan costs less
 * @typedef {{ number: number, domain: string, board: string, options: Record<string, string>,
 *   position: LinePosition | null, movers: Mover[], moves: readonly PlayedMove[], active: number,
 *   chosen: number, targets: ReadonlySet<number>, hint: Hint | null, thinking: boolean, thought: Thought,
 *   asked: number, more: boolean }} PlayState
 *   number: counts the boards begun; moves: those made and those that redo would make again; active: the cell
 *   of the mover that arrows move; asked: counts the hints asked for; more: the last one may take longer
 * @typedef {{ seconds: number, most: number }} Thought   how long a hint has been looked for, and how long it
 *   may be
 * @typedef {{ action: string, pushes: boolean, cost: number }} PlayedMove   cost: of all moves up to this one
 * @typedef {{ kind: 'brush', entry: number, number: number } | { kind: 'move' }} Tool
 *
 * @typedef {Pick<PlaygroundDocument, 'strategy' | 'heuristic' | 'weight'>} Choice
 * @typedef {{ key: number, choice: Choice, state: 'ready' | 'waiting' | 'running' | 'ended',
 *   run: RunResult | null, track: Track | null }} Entrant
 * @typedef {{ entrants: readonly Entrant[], seconds: number | null, next: number, race: number,
 *   stopped: number }} Comparison   race: counts the starts, stopped: the last one that was stopped
 *
 * @typedef {'A' | 'B' | 'C' | 'D'} Home   D: the second pane of what lives in C
 * @typedef {{ chosen: Readonly<Partial<Record<Home, string>>>, sizes: Readonly<Record<string, number>>,
 *   full: '' | 'board' | Home, parts: Readonly<Record<string, 'loading' | 'ready' | 'failed'>> }} Panes
 *   chosen: tabs chosen by hand since the last run; parts: what is loaded later, by its id
 * @typedef {'wide' | 'desktop' | 'tablet' | 'phone'} Layout
 * @typedef {{ words: string, tone: 'note' | 'bad',
 *   action: '' | 'undo' | 'reload' | 'run' | 'allow' | 'fetch' | 'update' }} Notice
 * @typedef {Readonly<Pick<import('../model/link.js').LinkView, 'step' | 'node' | 'plan' | 'theme' | 'ask' |
 *   'host' | 'url'>>} Linked   what the page's link asked for; step, node and plan until they are shown, url
 *   until it is fetched
 * @typedef {{ on: boolean, controls: readonly string[] | null, readOnly: boolean }} Embed
 *   controls: the parts an embedded page shows, null for all
 *
 * @typedef {Readonly<{ ask: string, tries: number, correct: boolean | null, given: unknown, hint: boolean,
 *   reason: readonly string[] | null, status: 'waiting' | 'posing' | 'asked' | 'refused', context: string,
 *   posed: Posed | null, step: number | null, words: string, rows: readonly string[],
 *   shown: boolean, making: string | null }>} Question
 *   a question for a class; correct: of the last try, null before the first; given: the answer so far;
 * reason: why, once it is answered or shown; context: what it is asked about; posed: the question with
 * its key, as model/class-*.js has it; step: it is asked at; words, rows: what is said of the last try;
 * shown: given up; making: the board that comes back when the one that is edited for an answer was taken
 *
 * @typedef {Readonly<{ panes: Readonly<Panes>, layout: Layout, open: string, notice: Notice | null,
 *   narration: string, dark: boolean, copied: boolean, newer: boolean }>} Shell   what all screens have;
 *   newer: a new version of the page waits
 *
 * @typedef {Readonly<{
 *   catalog: Catalog | null, ready: boolean, history: History | null,
 *   boards: Readonly<Record<string, string>>, check: BoardCheck | null,
 *   drawn: { domain: string, board: Cells } | null,
 *   picture: { domain: string, text: string, board: Cells } | null, deadEnd: string | null,
 *   formulaCheck: FormulaCheck | null, draft: string, said: Readonly<Record<string, HeuristicCheck>>,
 *   collections: readonly Collection[], offer: Found | null,
 *   run: Run | null, stopping: boolean, runs: number, stops: readonly BreakpointRow[],
 *   plan: Readonly<PlanState>, mode: Mode, cursor: Readonly<Cursor>, step: Step | null,
 *   slowStep: number | null, selection: Selection | null,
 *   dropped: Readonly<{ step: number, successor: number }> | null,
 *   jumps: readonly Pick<Cursor, 'track' | 'step' | 'move'>[], overview: Readonly<Overview>,
 *   tool: Tool, play: Readonly<PlayState>,
 *   bests: Readonly<Record<string, import('../model/records.js').BestFound>>,
 *   found: Readonly<Record<string, import('../model/records.js').BestFound>>,
 *   hinted: Readonly<Record<string, KnownCost>>, comparison: Readonly<Comparison>,
 *   panes: Readonly<Panes>, layout: Layout, open: string, notice: Notice | null, narration: string,
 *   dark: boolean, dropping: boolean, wanted: string, embed: Embed, linked: Linked,
 *   copied: boolean, newer: boolean, diagnostic: Diagnostic | null, lessons: readonly never[],
 *   owns: readonly import('../model/own.js').Own[], allowed: string,
 *   question: Question | null }>} State
 *   draft: the formula for h that is being typed; said: what the engine says of formulas for h, by `saidKey`;
 *   check: what the engine says of the document's board, null while it has not answered; drawn: the last good
 *   board; wanted: a pane out of sight whose picture is wanted;
 *   dropped: a successor whose board is looked at, while that step is shown;
 *   slowStep: a step that has been waited for longer than one notices; deadEnd: why the start leads
 *   nowhere, '' where that is not proved; open: the one menu or dialog that is open; bests: the best plans
 *   by hand, found: of searches, both by `recordKey`, hinted: the costs of the plans that hints found;
 *   lessons: their place, they are not written yet; owns: the notebook's heuristics of the puzzle; allowed:
 *   the code of the user's own that may run
 */

export const defaultSpeed = 4;
export const oneALine = 'actions';

/** @type {PlanState} */
export const noPlan = Object.freeze({
  wish: 0,
  incumbent: null,
  shown: null,
  document: null,
  board: null,
  format: oneALine,
  text: '',
  checking: null,
  checked: null,
  copied: false,
});

/** @type {Overview} */
export const noOverview = Object.freeze({
  timeline: null,
  plane: null,
  grid: null,
  heat: null,
  tree: null,
  track: null,
  cells: null,
  lengths: [],
});

/** @type {PlayState} */
export const noPlay = Object.freeze({
  number: 0,
  domain: '',
  board: '',
  options: {},
  position: null,
  movers: [],
  moves: [],
  active: -1,
  chosen: -1,
  targets: new Set(),
  hint: null,
  thinking: false,
  thought: Object.freeze({ seconds: 0, most: 0 }),
  asked: 0,
  more: false,
});

/** @type {Shell} */
export const initialShell = Object.freeze({
  panes: Object.freeze({ chosen: {}, sizes: {}, full: '', parts: {} }),
  layout: 'desktop',
  open: '',
  notice: null,
  narration: '',
  dark: false,
  copied: false,
  newer: false,
});

/** @type {State} */
export const initialState = Object.freeze({
  ...initialShell,
  question: null,
  catalog: null,
  ready: false,
  history: null,
  boards: {},
  check: null,
  drawn: null,
  picture: null,
  deadEnd: null,
  formulaCheck: null,
  draft: '',
  said: {},
  collections: [],
  offer: null,
  run: null,
  stopping: false,
  runs: 0,
  stops: [],
  plan: noPlan,
  mode: 'watch',
  cursor: Object.freeze({
    track: 'start',
    step: 0,
    move: 0,
    playing: false,
    speed: defaultSpeed,
    jump: 'f_changed',
    wanted: null,
    whole: false,
  }),
  step: null,
  slowStep: null,
  selection: null,
  dropped: null,
  jumps: [],
  overview: noOverview,
  tool: Object.freeze({ kind: 'brush', entry: 1, number: 1 }),
  play: noPlay,
  bests: {},
  found: {},
  hinted: {},
  comparison: Object.freeze({ entrants: [], seconds: 10, next: 1, race: 0, stopped: 0 }),
  dropping: false,
  wanted: '',
  embed: Object.freeze({ on: false, controls: null, readOnly: false }),
  linked: Object.freeze({ step: null, node: null, plan: null, theme: '', ask: '', host: '', url: '' }),
  diagnostic: null,
  lessons: [],
  owns: [],
  allowed: '',
});

/** The state with some fields changed; the same state where none differs. @template {object} T
 * @param {T} state
 * @param {Partial<T>} change @returns {T} */
export function set(state, change) {
  const keys = /** @type {(keyof T)[]} */ (Object.keys(change));
  return keys.every((key) => Object.is(state[key], change[key]))
    ? state
    : Object.freeze({ ...state, ...change });
}

/** Whether a link asks for what only a search can show. @param {Pick<Linked, 'step' | 'plan'>} linked */
export const runsSearch = ({ step, plan }) => step !== null || plan !== null;

/** Under what a board's own records are kept. @param {string} domain @param {string} board */
export const boardKey = (domain, board) => `${domain}\n${board}`;

/** The document that is open. @param {State} state @returns {PlaygroundDocument} */
export const documentOf = (state) => /** @type {History} */ (state.history).present;
