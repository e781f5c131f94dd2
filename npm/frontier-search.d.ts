/// <reference lib="esnext.disposable" />
// The types of the package. The data's own (data.d.ts) are written by the core, those of boards and states
// (views.d.ts) from its catalogue. Numbers that are infinite or absent are null.
import type {
  BoardView, BreakpointRow, Catalog, Claim, Collection, Columns, CostBound, CounterExample, Expansion,
  FormulaReport, FrontierView, GameAnswer, GameCollection, GameInfo, GamePosition, GameResult, GameStats,
  HeuristicInfo, Incumbent, NodeColumns, Path, Picture, Plan, Stats, Status, TreeNode, Verdict, XrayReport,
} from './data.js';
import type { AnyView, HeuristicIds, StrategyId, Views } from './views.js';

export type * from './data.js';
export type * from './views.js';
export {}; // what is not exported here stays inside

/** Lets an editor propose the known ones, and takes any. */
type Open<Known extends string> = Known | (string & {});

export type DomainId = keyof Views;
/** What a function is shown of a state: its own fields, and those of the board. Both are reused for the next
 * state: do not keep or change them. */
export type StateOf<D extends string> = D extends DomainId ? Views[D]['state'] : AnyView;
export type BoardOf<D extends string> = D extends DomainId ? Views[D]['board'] : AnyView;
/** A heuristic of your own: an estimate of the cost to go, from 0; Infinity says that no plan leads on. It must
 * say the same of the same state. */
export type Heuristic<D extends string = string> = (state: StateOf<D>, board: BoardOf<D>) => number;
/** By its id, as a formula over ids and features after `=`, or a function. */
export type HeuristicChoice<D extends string = string> =
  | Open<D extends DomainId ? HeuristicIds[D] : string>
  | Heuristic<D>;

export interface BoardRequest<D extends string = string> {
  /** Which puzzle; told from the text without it. */
  domain?: D;
  /** The text of one board, in any format of the puzzle. */
  board: string;
  /** The puzzle's, the strategy's and those of every search, by id. */
  options?: Readonly<Record<string, string | number | boolean>>;
}

/** What is searched, and how. All but the board may be left out. */
export interface SearchRequest<D extends string = string> extends BoardRequest<D> {
  /** `a_star` if nothing is said; `solve` finds a plan soon and betters it until it is proved optimal. */
  strategy?: Open<StrategyId>;
  heuristic?: HeuristicChoice<NoInfer<D>>;
  /** Orders, while the heuristic bounds and proves. */
  guide?: HeuristicChoice<NoInfer<D>>;
  /** f, of the strategy `custom`. */
  formula?: string;
  weight?: number | null;
  /** A successor with g, h or g + h beyond its bound is dropped. */
  bound?: CostBound;
  max_expansions?: number | null;
  memory_mib?: number | null;
}

export interface Control<Progress> {
  /** Of search, by the clock. */
  seconds?: number | null;
  /** Aborting is no error: the promise is kept, with the status `cancelled` and all that is known by then. */
  signal?: AbortSignal | null;
  /** Is called some 20 times a second at most. */
  onProgress?: ((progress: Progress) => void) | null;
}

export interface Progress {
  expanded: number;
  generated: number;
  seconds: number;
  /** The best plan so far, without its actions. */
  incumbent: Incumbent | null;
  lower_bound: number | null;
  /** How much of the heuristic's tables is built, while they are. */
  preparing: number | null;
}

/** A plan that the independent checker has followed to a goal. One that it refuses is an error. */
export interface CheckedPlan extends Plan {
  /** In the puzzle's shortest notation: LURD, or an action a line. */
  moves: string;
  /** Expansions until it was found. */
  expanded: number;
  verdict: Verdict;
}

export interface Solution {
  status: Status;
  domain: string;
  /** The best that is known. */
  plan: CheckedPlan | null;
  /** What the answer is worth, as data and as a sentence. */
  claim: Claim;
  stats: Stats;
  seconds: number;
}

type CompiledEngine = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } }
  ? Module
  : never;
/** Loads the engine now rather than with the first question. Hand its bytes in where they cannot be found, or a
 * WebAssembly.Module of them. */
export function load(
  source?: ArrayBuffer | Uint8Array | CompiledEngine | Response | Promise<Response> | null,
): Promise<void>;

/** All that can be chosen: puzzles, strategies, heuristics, options, formats and limits. */
export function catalog(): Promise<Catalog>;

/** Searches to the end, or to a bound. It gives way to other events every few milliseconds. */
export function solve<D extends string = string>(
  request: SearchRequest<D>,
  control?: Control<Progress>,
): Promise<Solution>;

declare abstract class Engaged {
  protected constructor();
  /** Seconds of run(), over all its calls. */
  readonly seconds: number;
  readonly disposed: boolean;
  /** Gives its memory back. Nothing can be asked after that. */
  dispose(): void;
  [Symbol.dispose](): void;
}

/** A search that is advanced and looked at; `await Session.start(request)` begins one. */
export class Session extends Engaged {
  private constructor();
  static start<D extends string = string>(request: SearchRequest<D>): Promise<Session>;
  readonly domain: string;
  readonly status: Status;
  readonly stats: Stats;
  /** The best plan so far. */
  readonly plan: CheckedPlan | null;
  /** All of them, in the order in which they were found. */
  readonly plans: CheckedPlan[];
  /** So many expansions more, at once: one if nothing is said. */
  advance(expansions?: number): Status;
  /** On to the end or a bound, in slices. */
  run(control?: Control<Progress>): Promise<Status>;
  /** What happened at one expansion, from 0: the node, why it was next, and what became of each successor. */
  step(index: number): Expansion;
  /** Rows of the frontier before a step, the next in line first; without a step, as it is now. */
  frontier(step?: number, from?: number, to?: number): FrontierView;
  /** Expansions as columns, and nodes as columns. */
  columns(from?: number, to?: number): Columns;
  tree(from?: number, to?: number): NodeColumns;
  /** A trace for the Posthoc viewer (format 1.4, JSON) of so many expansions, at most the catalogue's `limits.traced`. */
  trace(most?: number): string;
  path(node: number): Path | null;
  /** The board of a node. */
  text(node: number): string | null;
  picture(node: number): Picture | null;
  /** The status becomes `paused` after an expansion that one of these matches. */
  setBreakpoints(list: readonly BreakpointRow[]): void;
  /** The nearest step after (or before) `from` that matches. */
  find(breakpoint: BreakpointRow, from: number, forwards?: boolean): number | null;
  /** New bounds, in all. */
  extend(more: { max_expansions?: number | null; memory_mib?: number | null }): void;
  setWeight(weight: number): void;
}

export interface GameRequest {
  start: string;
  goal: string;
  search?: Open<'minimax' | 'minimax_rand' | 'alpha_beta_pruning'>;
  turns?: number | string;
  memory_mib?: number | null;
}
export type GameProgress = GameStats & { seconds: number };
export interface GameOutcome {
  status: Status;
  /** Null where it did not come to its end. */
  result: GameResult | null;
  stats: GameStats;
  seconds: number;
}
/** The game of three agents on sliding tiles, searched to its end. */
export function game(request: GameRequest, control?: Control<GameProgress>): Promise<GameOutcome>;
export function gameInfo(): Promise<GameInfo>;
export function readGameCollection(text: string): Promise<GameCollection>;

/** A game that can be looked at. A path is the indexes of the moves from the start. */
export class Game extends Engaged {
  private constructor();
  static start(request: GameRequest): Promise<Game>;
  readonly status: Status;
  readonly stats: GameStats;
  readonly result: GameResult | null;
  run(control?: Control<GameProgress>): Promise<Status>;
  position(path?: readonly number[]): GamePosition;
  tree(path?: readonly number[]): TreeNode;
  /** Turns the search to a position, for run() to answer. */
  turnTo(path: readonly number[]): Status;
  /** The best move there; null until it is known. */
  answer(path: readonly number[]): GameAnswer | null;
}

/** The ids of the puzzles that read a text, the likeliest first. */
export function recognise(text: string): Promise<string[]>;
/** Reads a board, and asks heuristics about its start. */
export function checkBoard(
  request: BoardRequest | SearchRequest,
  heuristics?: readonly string[],
): Promise<BoardView & { domain: string }>;
/** The board in another format of its puzzle. */
export function convertBoard(request: BoardRequest | SearchRequest, format: string): Promise<string>;
/** A file of levels. */
export function readCollection(
  text: string,
  more?: { domain?: string },
): Promise<Collection & { domain: string }>;
export interface CollectionRequest {
  domain?: string;
  title?: string;
  options?: Readonly<Record<string, string | number | boolean>>;
  levels: readonly {
    id?: string;
    title?: string;
    author?: string;
    board: string;
    line?: number;
    optimal?: number | null;
  }[];
}
/** A file of levels, its boards in one format; readCollection() reads it again. */
export function writeCollection(collection: CollectionRequest, format: string): Promise<string>;
/** Whether a plan, in any format or as actions, is legal and where it leads. */
export function checkPlan(
  request: BoardRequest | SearchRequest,
  plan: string | readonly string[],
): Promise<Verdict>;
/** A legal plan in another format: `actions`, or one of the puzzle's `plan_formats`. */
export function convertPlan(
  request: BoardRequest | SearchRequest,
  plan: string | readonly string[],
  format: string,
): Promise<string>;
/** What is known of a heuristic, by its id or as a formula after `=`. */
export function checkHeuristic(domain: string, heuristic: string): Promise<HeuristicInfo>;
/** What is known of a formula for f. */
export function checkFormula(formula: string, weight?: number): Promise<FormulaReport>;

export interface XrayRequest<D extends string = string> extends BoardRequest<D> {
  heuristic?: HeuristicChoice<NoInfer<D>>;
  max_states?: number | null;
  memory_mib?: number | null;
  /** Also what cannot be reached from the board, where the puzzle can list it. */
  all_placements?: boolean;
}
export interface XrayOutcome {
  stopped: boolean;
  report: XrayReport;
  /** The smallest counter-examples of each kind. */
  too_high: CounterExample[];
  inconsistent: CounterExample[];
  seconds: number;
}
/** Whether a heuristic is admissible and consistent on a board, held against the true costs of its states. */
export function xray<D extends string = string>(
  request: XrayRequest<D>,
  control?: Control<XrayReport>,
): Promise<XrayOutcome>;

/** What this package throws, and its promises are broken with. */
export class FrontierError extends Error {
  private constructor();
  readonly name: 'FrontierError';
  /** `input`: what was handed in is wrong. `heuristic`: your function threw, or gave no estimate; what it threw
   * is the `cause`. `engine`: the engine could not be loaded, or broke. */
  readonly kind: 'input' | 'heuristic' | 'engine';
  /** Which input: `board`, `weight`, a key … */
  readonly field: string;
  /** Where in the text, from 1; 0 where it has no place. The column is in bytes. */
  readonly line: number;
  readonly column: number;
  /** The board of which a heuristic gave no estimate; else empty. */
  readonly board: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}
/** Steps between two places if nothing were in the way. */
export function distance(a: Point, b: Point): number;
/** The distance to the nearest of the places; Infinity where there is none. */
export function nearest(from: Point, places: readonly Point[]): number;
export function sum<T>(list: readonly T[], of: (each: T, index: number) => number): number;
/** Whether a place is one of these. */
export function on(place: Point, places: readonly Point[]): boolean;
/** The least sum when each gets another one; Infinity where there are too few. */
export function assignment<A, B>(
  from: readonly A[],
  to: readonly B[],
  cost?: (a: A, b: B) => number,
): number;
