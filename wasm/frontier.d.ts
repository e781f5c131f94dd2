// Written by tests/boundary from the core's structures: do not edit, but run
//   build/native-release/tests/boundary >wasm/frontier.d.ts
// What a field means stands in core/, beside the field. An infinite or absent number is null.

export interface Refusal {
  ok: false;
  error: Diagnostic;
}
export type Options = Record<string, string>;
export type Answer<T> = (T & { ok: true }) | Refusal;
/** Fills `out` with an estimate for each of `count` rows, or says what went wrong, in which line of the
 * code and with which row. */
export type EstimateFunction = (
  rows: Int32Array,
  count: number,
  out: Float64Array,
) => null | { message: string, line: number, row: number };
export interface Module {
  catalog(): Catalog;
  check(domain: string, board: string, options: Options, heuristics: string[] | null): Answer<BoardView>;
  view(domain: string, board: string, options: Options): Answer<ViewLayout>;
  levels(domain: string, text: string): Answer<Collection>;
  convert(domain: string, board: string, options: Options, format: string): Answer<ConvertedBoard>;
  levels_text(title: string, levels: readonly LevelRow[], format: string): string;
  recognise(text: string): string[];
  sketch(domain: string, text: string): Picture | null;
  board_text(domain: string, width: number, height: number, cells: ArrayLike<number>): string | null;
  check_formula(text: string, weight: number): Answer<FormulaReport>;
  check_heuristic(domain: string, heuristic: string): Answer<HeuristicInfo>;
  check_condition(text: string): Diagnostic | null;
  formula_plane(text: string, known: PlaneContext, g_most: number, h_most: number, steps: number): Float64Array;
  validate(domain: string, board: string, options: Options, plan: string): Answer<Verdict>;
  game_info(): GameInfo;
  game_board(text: string, field: string): Answer<BoardSketch>;
  game_levels(text: string): Answer<GameCollection>;
  Line: new (domain: string, board: string, options: Options) => Line;
  Session: new (request: Request, estimate?: EstimateFunction | null) => Session;
  Xray: new (request: XrayRequest) => Xray;
  Game: new (request: GameRequest) => Game;
}
export interface Line {
  error(): Diagnostic | null;
  delete(): void;
  position(index: number): Position;
  move(index: number, action: string): boolean;
  set_line(actions: readonly string[]): Diagnostic | null;
  pushes(): Uint8Array;
  plan_text(format: string): string;
}
export interface Session {
  error(): Diagnostic | null;
  delete(): void;
  advance(expansions: number): Status;
  preparing(): boolean;
  stop(status: 'timeout' | 'cancelled'): void;
  extend(expansions: number | null, memory_mib: number | null): void;
  set_weight(weight: number): void;
  set_breakpoints(list: readonly BreakpointRow[]): Diagnostic | null;
  find(breakpoint: BreakpointRow, from: number, forwards: boolean): number | null;
  stats(): Stats;
  plan(incumbent: number): Plan | null;
  expansion(index: number): Expansion;
  frontier(index: number, rows: number): FrontierView;
  frontier_part(index: number, from: number, to: number): FrontierView;
  columns(from: number, to: number): Columns;
  track(): Track;
  state_keys(from: number, to: number): Float64Array;
  trace(from: number, to: number): TraceEvent[];
  trace_end(written: number): TraceEvent[];
  trace_head(): TraceHead;
  tree(from: number, to: number): NodeColumns;
  feature_cells(): FeatureCellsView;
  path(node: number): Path | null;
  cells(node: number): Picture | null;
  text(node: number): string | null;
}
export interface Xray {
  error(): Diagnostic | null;
  delete(): void;
  advance(work: number): XrayPhase;
  judge(heuristic: string, estimate: EstimateFunction | null): Diagnostic | null;
  report(): XrayReport;
  counter_examples(kind: XrayKind, from: number, to: number): CounterExample[];
  heat(): XrayHeat;
}
export interface Game {
  error(): Diagnostic | null;
  delete(): void;
  advance(moves: number): Status;
  stop(status: 'timeout' | 'cancelled'): void;
  stats(): GameStats;
  result(): GameResult | null;
  position(path: readonly number[]): GamePosition | null;
  tree(path: readonly number[]): TreeNode | null;
  path_of(number: string): number[] | null;
  number_of(path: readonly number[]): string | null;
  ask(path: readonly number[]): Status | null;
  answer(path: readonly number[]): GameAnswer | null;
}
export interface AgentUtility {
  agent: string; total: number; cells: number[];
}
export interface BoardSketch {
  board: Picture; text: string;
}
export interface BoardView {
  width: number; height: number; cells: Int32Array; text: string; format: string; notes: string[];
  estimates: EstimateRow[]; goal: Picture | null; dead_end: string;
}
export type Bound =
  | 'exact' | 'at_most' | 'at_least';
export interface BreakpointRow {
  event?: string; condition?: string; node?: number | null;
}
export interface Catalog {
  domains: DomainInfo[]; strategies: StrategyInfo[]; groups: Choice[]; options: OptionRow[];
  formulas: FormulaPreset[]; statuses: Choice[]; outcomes: Choice[]; counters: Choice[]; events: Choice[];
  own: HeuristicInfo; limits: Limits;
}
export interface Choice {
  id: string; name: string; summary: string;
}
export interface Claim {
  kind: ClaimKind; ratio: number | null; sentence: string;
}
export type ClaimKind =
  | 'none' | 'optimal' | 'bounded' | 'unsolvable' | 'unsolvable_in_bounds';
export interface Collection {
  title: string; levels: Level[];
}
export interface Columns {
  node: Uint32Array; g: Int32Array; h: Float32Array; f: Float64Array; fresh: Uint8Array;
  from_goal: Uint8Array;
}
export interface ConvertedBoard {
  text: string; from: string;
}
export interface CostBound {
  g?: number | null; h?: number | null; f?: number | null;
}
export interface CounterExample {
  state: XrayState; plan: string[]; action: string; cost: number; next: XrayState | null;
}
export type CycleCheck =
  | 'none' | 'path' | 'full';
export interface Diagnostic {
  message: string; line: number; column: number; field: string;
}
export interface DomainInfo {
  id: string; name: string; summary: string; rules: string; example: string; unit_cost: boolean;
  options: OptionRow[]; legend: LegendRow[]; formats: Choice[]; plan_formats: Choice[]; view: ViewField[];
  tips: string; heuristics: HeuristicInfo[]; features: Choice[]; default_heuristic: string;
  own_strategies: string[]; solve_guide: string; has_placements: boolean;
}
export interface EstimateFailure {
  message: string; line: number; board: string;
}
export interface EstimateRow {
  heuristic: string; value: number | null;
}
export interface Expansion {
  index: number; node: number | null; parent: number | null; action: string; g: number; h: number | null;
  f: number | null; bound: number | null; depth: number | null; formula: string; why: Why; is_goal: boolean;
  successors: SuccessorRow[]; open: number; closed: number; cost: number | null; lower_bound: number | null;
  weight: number;
}
export interface FeatureCell {
  space: number; features: Uint32Array; nodes: Uint32Array;
}
export interface FeatureCellsView {
  features: string[]; spaces: string[]; cells: FeatureCell[];
}
export interface FormulaPreset {
  id: string; name: string; formula: string; summary: string;
}
export interface FormulaReport {
  uses: string[]; monotone: boolean; bound: number | null; sentence: string;
}
export interface FrontierView {
  total: number; rows: NodeRow[];
}
export interface GameAnswer {
  agent: string; random: boolean; value: number; best: number | null; line: LineMove[]; moves: TreeRow[];
}
export interface GameCollection {
  title: string; levels: GameLevel[];
}
export interface GameInfo {
  id: string; name: string; summary: string; rules: string; searches: Choice[]; agents: Choice[];
  legend: LegendRow[]; max_turns: number; max_side: number; max_tile: number; start: string; goal: string;
  lessons: Lesson[];
}
export interface GameLevel {
  id: string; note: string; start: string; goal: string; search: string; turns: number; line: number;
}
export interface GamePosition {
  path: number[]; ply: number; plies: number; agent: string; board: Picture; goal: Picture; text: string;
  played: LineMove[]; moves: LegalMove[]; utilities: AgentUtility[];
}
export interface GameRequest {
  start?: string; goal?: string; search?: string; turns?: string; memory_mib?: number | null;
}
export interface GameResult {
  value: number; value_text: string; util_calls: string; nodes: string; line: LineMove[]; solution: string;
}
export interface GameStats {
  status: Status; message: string; progress: number; positions: number; evaluations: number;
  memory_bytes: number;
}
export interface HeatLayer {
  field: string; value: number | null; mean: Float64Array; count: Uint32Array;
}
export interface HeuristicInfo {
  id: string; name: string; summary: string; admissible: Property; consistent: Property; why: string;
  cost: string; times: number | null;
}
export interface Incumbent {
  cost: number; expanded: number; weight: number; lower_bound: number | null; node: number;
  steps: number | null;
}
export type Layer =
  | 'ground' | 'piece';
export interface LegalMove {
  move: string; from: number; to: number;
}
export interface LegendRow {
  id: string; symbol: string; name: string; layer: Layer;
}
export interface Lesson {
  id: string; title: string; text: string;
}
export interface Level {
  id: string; title: string; board: string; line: number; optimal: number | null; author: string;
}
export interface LevelRow {
  id?: string; title?: string; author?: string; board?: string; optimal?: number | null;
}
export interface Limits {
  memory_mib: number; default_memory_mib: number; weight: number; text_bytes: number; levels: number;
  board_side: number; traced: number;
}
export interface LineMove {
  index: number; agent: string; move: string;
}
export interface NextMove {
  action: string; cost: number; shifts: Shift[];
}
export interface NodeColumns {
  parent: Uint32Array; g: Int32Array; h: Float32Array; f: Float64Array; expanded_at: Uint32Array;
  made_at: Uint32Array; side: Uint8Array;
}
export interface NodeRow {
  node: number | null; parent: number | null; action: string; g: number; h: number | null; f: number | null;
  bound: number | null;
}
export type OptionKind =
  | 'choice' | 'number' | 'integer' | 'text' | 'flag';
export interface OptionRow {
  id: string; name: string; summary: string; kind: OptionKind; choices: Choice[]; minimum: number | null;
  maximum: number | null; fallback: string; needs_option: string; needs_value: string; solve_value: string;
}
export type Outcome =
  | 'kept' | 'improved' | 'reopened' | 'repeated' | 'deferred' | 'revisited' | 'solution' | 'duplicate'
  | 'cycle' | 'bound_g' | 'bound_h' | 'bound_f' | 'threshold' | 'incumbent' | 'deadlock';
export interface Path {
  actions: string[]; nodes: number[];
}
export interface Picture {
  width: number; height: number; cells: Int32Array;
}
export interface Plan {
  cost: number; actions: string[]; costs: number[]; nodes: number[];
}
export interface PlaneContext {
  weight?: number | null; cost?: number | null; lower_bound?: number | null;
}
export interface Position {
  index: number; length: number; action: string; shifts: Shift[]; picture: Picture; text: string;
  cost: number; is_goal: boolean; dead_end: string; dead_end_cells: number[]; moves: NextMove[];
}
export type Property =
  | 'proved' | 'no' | 'unknown';
export interface Request {
  domain?: string; board?: string; options?: Options; strategy?: string; heuristic?: string; guide?: string;
  formula?: string; weight?: number | null; bound?: CostBound; max_expansions?: number | null;
  memory_mib?: number | null;
}
export type Role =
  | 'max' | 'min' | 'chance' | 'leaf';
export interface Shift {
  from: number | null; to: number | null;
}
export interface Stats {
  status: Status; message: string; expanded: number; generated: number; kept: number; reopened: number;
  pruned_cycle: number; pruned_bound_g: number; pruned_bound_h: number; pruned_bound_f: number;
  pruned_incumbent: number; pruned_threshold: number; pruned_deadlock: number; discarded: number;
  open: number; nodes: number; memory_bytes: number; peak_memory_bytes: number; cost: number | null;
  lower_bound: number | null; weight: number; claim: Claim; incumbents: Incumbent[];
  preparing: number | null; paused_at: number | null; failure: EstimateFailure | null;
}
export type Status =
  | 'running' | 'paused' | 'solved' | 'exhausted' | 'timeout' | 'expansions' | 'memory' | 'cancelled'
  | 'failed';
export interface StrategyInfo {
  id: string; name: string; group: string; purpose: string; summary: string; guarantee: string;
  formula: string; uses_heuristic: boolean; uses_weight: boolean; uses_formula: boolean;
  takes_guide: boolean; takes_solve_options: boolean; is_own: boolean; default_weight: number;
  default_cycle: CycleCheck; default_ties: TieRule; options: OptionRow[]; ignores: string[];
}
export interface SuccessorRow {
  node: number | null; parent: number | null; action: string; g: number; h: number | null; f: number | null;
  bound: number | null; cost: number; shifts: Shift[]; outcome: Outcome; other: number | null;
  reason: string; cells: number[]; picture: Picture;
}
export type TieRule =
  | 'larger_g' | 'smaller_h' | 'lifo' | 'fifo' | 'heapq';
export interface TraceAbout {
  domain: string; board: string; strategy: string; heuristic: string; guide: string; formula: string;
  weight: number | null; settings: string;
}
export interface TraceCount {
  $to: string;
}
export interface TraceDrop {
  action: string; g: number; h: number | null; f: number | null; bound: number | null; outcome: Outcome;
  other: number | null; reason: string;
}
export interface TraceEvent {
  type: TraceType; id: number; pId: number | null; step: number | null; action: string; g: number | null;
  h: number | null; f: number | null; bound: number | null; why: string; outcome: Outcome | null;
  other: number | null; reason: string; open: number | null; weight: number | null; cost: number | null;
  lower_bound: number | null; dropped: TraceDrop[]; pieces: number[][]; status: Status | null; claim: string;
  expanded: number | null; left: number | null;
}
export interface TraceHead {
  version: string; about: TraceAbout; views: TraceViews;
}
export interface TraceInfo {
  node: string;
}
export interface TraceShape {
  $: string; $for: TraceCount; x: string; y: string; width: string; height: string; fill: string;
  label: string; 'label-x': number | null; 'label-y': number | null; 'label-size': number | null;
  'label-color': string; clear: boolean; $info: TraceInfo;
}
export type TraceType =
  | 'source' | 'generating' | 'updating' | 'expanding' | 'closing' | 'destination' | 'end';
export interface TraceViews {
  main: TraceShape[];
}
export interface Track {
  bound_at: Uint32Array; bound: Int32Array; weight_at: Uint32Array; weight: Float64Array;
}
export interface TreeNode {
  path: number[]; agent: string; role: Role; board: Picture; move: string; visited: Visited; reason: string;
  value: number | null; bound: Bound; alpha: number | null; beta: number | null; number: string | null;
  nodes: string | null; util_calls: string | null; alpha_left: number | null; beta_left: number | null;
  alpha_from: number | null; beta_from: number | null; best: number | null; sentence: string;
  children: TreeRow[];
}
export interface TreeRow {
  move: string; visited: Visited; reason: string; value: number | null; bound: Bound; alpha: number | null;
  beta: number | null; number: string | null; nodes: string | null; util_calls: string | null;
}
export interface Verdict {
  legal: boolean; reaches_goal: boolean; cost: number; steps: number; pushes: number | null;
  failed_step: number; actions: string[]; message: string;
}
export interface ViewField {
  id: string; kind: ViewKind; of_board: boolean; summary: string;
}
export type ViewKind =
  | 'number' | 'numbers' | 'place' | 'places';
export interface ViewLayout {
  width: number; height: number; stride: number; fields: ViewSlot[];
}
export interface ViewSlot {
  id: string; kind: ViewKind; of_board: boolean; offset: number; count: number; values: number[];
}
export type Visited =
  | 'visited' | 'cut' | 'pending';
export interface Why {
  ties: number; runner_up: number | null; sentence: string;
}
export interface XrayBin {
  from: number; count: number;
}
export interface XrayHeat {
  width: number; height: number; states: number; layers: HeatLayer[];
}
export type XrayKind =
  | 'too_high' | 'inconsistent';
export interface XrayPair {
  h: number; exact: number; count: number;
}
export type XrayPhase =
  | 'explore' | 'sample' | 'distances' | 'perfect' | 'ready' | 'estimates' | 'moves' | 'judged' | 'failed';
export interface XrayReport {
  phase: XrayPhase; progress: number; complete: boolean; states: number; placements: number | null;
  all_placements: boolean; moves: number; solvable: number; dead_ends: number | null;
  start_exact: number | null; largest_exact: number | null; perfect_expansions: number | null;
  memory_bytes: number; heuristic: string; admissible: XrayVerdict; consistent: XrayVerdict;
  too_high: number; inconsistent: number; goals_not_zero: number; dead_ends_seen: number;
  ratio: number | null; mean_ratio: number | null; start_h: number | null; h_step: number;
  exact_step: number; pairs: XrayPair[]; difference_step: number; differences: XrayBin[];
  failure: EstimateFailure | null;
}
export interface XrayRequest {
  domain?: string; board?: string; options?: Options; max_states?: number | null; memory_mib?: number | null;
  all_placements?: boolean;
}
export interface XrayState {
  text: string; picture: Picture; h: number | null; exact: number | null;
}
export type XrayVerdict =
  | 'unknown' | 'yes' | 'no' | 'unrefuted';
