/**
 * What the page and the worker say to each other, and the data of the WASM module. Types only.
 * Field names are those of the command line's --json; an infinite or absent number is null.
 *
 * @typedef {{ message: string, line: number, column: number, field: string }} Problem
 *   line and column count from 1; 0 means that no place applies
 * @typedef {{ ok: false, error: Problem }} Refusal
 * @typedef {{ id: string, name: string, summary: string }} Entry
 * @typedef {Entry & { kind: 'choice' | 'number' | 'integer' | 'text' | 'flag', choices: Entry[],
 *   minimum: number | null, maximum: number | null, fallback: string, needs_option: string, needs_value: string }} OptionRow
 *   means something only where needs_option, if this search has it, is set to needs_value
 * @typedef {{ id: string, symbol: string, name: string, layer: 'ground' | 'piece' }} LegendEntry
 * @typedef {'proved' | 'no' | 'unknown'} Promised
 * @typedef {Entry & { admissible: Promised, consistent: Promised, why: string, cost: string }} Heuristic
 * @typedef {Entry & { rules: string, unit_cost: boolean, example: string, options: OptionRow[],
 *   legend: LegendEntry[], formats: Entry[], plan_formats: Entry[], tips: string, heuristics: Heuristic[],
 *   default_heuristic: string, solve_guide: string }} Domain
 * @typedef {Entry & { group: string, purpose: string, guarantee: string, formula: string, uses_heuristic: boolean, uses_weight: boolean,
 *   uses_formula: boolean, takes_guide: boolean, default_weight: number, default_cycle: string, options: OptionRow[],
 *   ignores: string[] }} Strategy   ignores: options of every search that mean nothing to it
 * @typedef {Entry & { formula: string }} FormulaPreset
 * @typedef {{ domains: Domain[], strategies: Strategy[], groups: Entry[], options: OptionRow[], formulas: FormulaPreset[],
 *   statuses: Entry[], fates: Entry[], counters: Entry[], events: Entry[] }} Catalog
 *
 * @typedef {{ width: number, height: number, cells: Int32Array }} Cells
 *   three numbers a cell, row by row: ground, piece, label
 * @typedef {{ from: number | null, to: number | null }} Shift   a piece on its way, by numbers of cells. Of those that
 *   a move shifts, who makes it is the first, even if it stays where it is (from === to), then what it pushes. Only
 *   water comes from nowhere or goes there; a piece that leaves the board does so at `to`
 * @typedef {Cells & { ok: true, text: string, format: string, notes: string[],
 *   estimates: { heuristic: string, value: number }[], goal: Cells | null, dead_end: string }} CheckedBoard
 *   dead_end: why no plan leads on from the start, or ''
 * @typedef {CheckedBoard | Refusal} BoardCheck
 * @typedef {{ id: string, title: string, board: string, line: number, optimal: number | null }} Level
 * @typedef {{ ok: true, title: string, levels: Level[] } | Refusal} LevelsAnswer
 * @typedef {{ ok: true, uses: string[], monotone: boolean, bound: number | null, sentence: string } |
 *   Refusal} FormulaCheck
 * @typedef {{ legal: boolean, reaches_goal: boolean, cost: number, steps: number, failed_step: number | null,
 *   actions: string[], message: string }} Verdict   actions: those that could be carried out
 *
 * @typedef {{ g: number | null, h: number | null, f: number | null }} CostBound
 * @typedef {{ domain: string, board: string, options: Record<string, string>, strategy: string,
 *   heuristic: string, guide: string, formula: string, weight: number | null, bound: CostBound,
 *   max_expansions: number | null, memory_mib: number }} SearchRequest
 * @typedef {'running' | 'solved' | 'exhausted' | 'timeout' | 'expansions' | 'memory' | 'cancelled'
 *   | 'paused' | 'failed'} Status
 * @typedef {{ kind: 'optimal' | 'bounded' | 'none' | 'unsolvable' | 'unsolvable_in_bounds',
 *   ratio: number | null, sentence: string }} Claim
 * @typedef {{ cost: number, expanded: number, weight: number, lower_bound: number | null,
 *   node: number }} Incumbent
 * @typedef {{ status: Status, message: string, expanded: number, generated: number, cost: number | null,
 *   lower_bound: number | null, weight: number, claim: Claim, incumbents: Incumbent[],
 *   preparing: number | null, paused_at: number | null, [counter: string]: any }} Stats
 * @typedef {{ cost: number, actions: string[], costs: number[], nodes: number[] }} Plan
 * @typedef {{ action: string, cost: number, shifts: Shift[], g: number, h: number | null, f: number | null,
 *   bound: number | null, fate: string, node: number | null, other: number | null, reason: string, cells: number[],
 *   picture: Cells }} Successor
 *   cells: where the pieces are, after the action, that the rule for a dead end speaks of; picture: after the action
 * @typedef {{ ties: number, runner_up: number | null, sentence: string }} Why
 *   why a node was next: how many shared its f (0: the order is not by f), and which came after it
 * @typedef {{ why: Why, index: number, node: number | null, parent: number | null, action: string | null, depth: number,
 *   g: number, h: number | null, f: number | null, bound: number | null, formula: string, successors: Successor[], open: number,
 *   closed: number, cost: number | null, lower_bound: number | null, weight: number, is_goal: boolean }} Expansion
 * @typedef {{ node: number, parent: number | null, action: string | null, g: number, h: number | null,
 *   f: number | null, bound: number | null }} FrontierRow
 *   bound: where h is a guide's, what the heuristic that proves says
 * @typedef {{ total: number, rows: FrontierRow[] }} Frontier
 * @typedef {{ expansion: Expansion, frontier: Frontier, cells: Cells }} Step
 * @typedef {{ event: string, condition?: string, node?: number }} BreakpointRow
 * @typedef {{ index: number, breakpoint: BreakpointRow }} Stop
 * @typedef {{ parent: Uint32Array, g: Int32Array, h: Float32Array, f: Float64Array,
 *   expanded_at: Uint32Array }} NodeColumns
 *   a start has noNode as its parent; expanded_at is never for a node that was not
 * @typedef {{ bound_at: Uint32Array, bound: Int32Array, weight_at: Uint32Array, weight: Float64Array }} Track
 * @typedef {{ node: Uint32Array, g: Int32Array, h: Float32Array, f: Float64Array, fresh: Uint8Array }} Columns
 * @typedef {{ actions: string[], nodes: number[] }} Path
 * @typedef {{ expanded: number, counted: number, f: Uint32Array, again: Uint32Array }} TimelineMarks
 * @typedef {{ done: boolean, marks: TimelineMarks, stops: Uint32Array }} TimelineAnswer
 * @typedef {{ g: Float64Array, h: Float64Array, f: Float64Array, count: Uint32Array, first: Uint32Array,
 *   counted: number }} PlanePoints
 * @typedef {{ width: number, height: number, grounds: Int32Array, kinds: Record<number, Uint32Array>,
 *   looked: number, of: number }} HeatMap
 *
 * @typedef {{ action: string, cost: number, shifts: Shift[] }} NextMove
 * @typedef {{ index: number, length: number, action: string, shifts: Shift[], picture: Cells, text: string,
 *   cost: number, is_goal: boolean, dead_end: string, dead_end_cells: number[], moves: NextMove[] }} LinePosition
 *   action and shifts are those of the move that led here; dead_end: why no plan leads on, or ''; dead_end_cells: of
 *   the pieces that this speaks of
 * @typedef {{ ok: true, position: LinePosition, actions: string[], pushes: Uint8Array } | Refusal} LineAnswer
 *   pushes: 1 for each action that shifts more than the piece that makes it
 * @typedef {{ error(): Problem | null, position(index: number): LinePosition, move(index: number,
 *   action: string): boolean,
 *   set_line(actions: string[]): Problem | null, pushes(): Uint8Array, plan_text(format: string): string,
 *   delete(): void }} LineObject
 *
 * @typedef {{ error(): Problem | null, advance(expansions: number): Status,
 *   preparing(): boolean, stop(status: string): void,
 *   extend(expansions: number | null, memoryMib: number | null): void, set_weight(weight: number): void, stats():
 *   Stats,
 *   plan(incumbent: number): Plan | null, expansion(index: number): Expansion,
 *   frontier(index: number, rows: number): Frontier,
 *   frontier_part(index: number, from: number, to: number): Frontier, columns(from: number, to: number): Columns, track(): Track,
 *   tree(from: number, to: number): NodeColumns, path(node: number): Path,
 *   set_breakpoints(list: BreakpointRow[]): Problem | null,
 *   find(breakpoint: BreakpointRow, from: number, forwards: boolean): number | null, cells(node: number): Cells,
 *   text(node: number): string,
 *   delete(): void }} Session
 * @typedef {{ catalog(): Catalog,
 *   check(domain: string, board: string, options: object, heuristics: string[] | null): BoardCheck,
 *   levels(domain: string, text: string): LevelsAnswer, recognise(text: string): string[],
 *   check_formula(text: string, weight: number): FormulaCheck,
 *   check_condition(text: string): Problem | null,
 *   formula_plane(text: string, known: object, gMost: number, hMost: number, steps: number): Float64Array,
 *   validate(domain: string, board: string, options: object, plan: string): Verdict | Refusal,
 *   sketch(domain: string, text: string): Cells | null,
 *   board_text(domain: string, width: number, height: number, cells: ArrayLike<number>): string | null,
 *   Line: new (domain: string, board: string, options: object) => LineObject,
 *   Session: new (request: SearchRequest) => Session }} Module
 *
 * @typedef {{ stats: Stats, seconds: number }} Progress   seconds: of search alone, over all continuations
 * @typedef {{ ok: true, stats: Stats, seconds: number } | Refusal} Outcome
 *
 * From the page to the worker:
 * @typedef {{ type: 'call', id: number, name: 'catalog' | 'check' | 'levels' | 'recognise' | 'check_formula' | 'check_condition'
 *   | 'formula_plane'
 *   | 'validate' | 'sketch' | 'board_text', args: any[] }} CallMessage
 * @typedef {{ type: 'search', id: number, request: SearchRequest, seconds: number | null,
 *   breakpoints: BreakpointRow[] }} SearchMessage
 * @typedef {{ type: 'resume', id: number, seconds: number | null, expansions: number | null,
 *   memory: number | null }} ResumeMessage
 *   seconds and expansions: how many more; null is without bound. memory: MiB in all; null leaves it
 * @typedef {{ type: 'look', id: number, name: string, args: any[] }} LookMessage   a method of the session
 * @typedef {{ type: 'overview', id: number } & ({ what: 'timeline', parts: number, breakpoints: BreakpointRow[] }
 *   | { what: 'plane' } | { what: 'heat', end: number })} OverviewMessage
 * @typedef {{ type: 'frontier', id: number, index: number, from: number, to: number }} FrontierMessage
 * @typedef {{ type: 'nearest', id: number, breakpoints: BreakpointRow[], from: number,
 *   forwards: boolean }} NearestMessage
 * @typedef {{ type: 'stop' }} StopMessage
 * @typedef {{ type: 'step', id: number, index: number, rows: number }} StepMessage
 * @typedef {{ type: 'plan', id: number, incumbent: number }} PlanMessage
 * @typedef {{ type: 'cells', id: number, node: number }} CellsMessage
 * @typedef {{ name: string } & ({ what: 'open', domain: string, board: string, options: object, actions: string[] }
 *   | { what: 'position', index: number } | { what: 'move', index: number, action: string }
 *   | { what: 'text', format: string })} LineAsk   name: which line
 * @typedef {{ type: 'line', id: number, ask: LineAsk }} LineMessage
 * @typedef {CallMessage | SearchMessage | ResumeMessage | StopMessage | StepMessage | PlanMessage
 *   | CellsMessage | LineMessage | LookMessage | OverviewMessage | FrontierMessage | NearestMessage} MessageToWorker
 *
 * From the worker to the page:
 * @typedef {{ type: 'ready' }} ReadyMessage
 * @typedef {{ type: 'unavailable', message: string }} UnavailableMessage   the module could not be loaded
 * @typedef {{ type: 'answer', id: number, value: any }} AnswerMessage
 * @typedef {{ type: 'progress', id: number, progress: any }} ProgressMessage   a Progress, or the game's
 * @typedef {{ type: 'broken', message: string }} BrokenMessage   the worker's state is undefined: discard it
 * @typedef {ReadyMessage | UnavailableMessage | AnswerMessage | ProgressMessage | BrokenMessage} MessageToPage
 */

export {};
