/**
 * What the page and the worker say to each other, and the data of the WASM module. Types only.
 * Field names are those of the command line's --json; an infinite or absent number is null.
 *
 * @typedef {{ message: string, line: number, column: number, field: string }} Problem
 *   line and column count from 1; 0 means that no place applies
 * @typedef {{ ok: false, error: Problem }} Refusal
 * @typedef {{ id: string, name: string, summary: string }} Entry
 * @typedef {Entry & { kind: 'choice' | 'number' | 'integer' | 'text' | 'flag', choices: Entry[],
 *   minimum: number | null, maximum: number | null, fallback: string }} OptionRow
 * @typedef {{ id: string, symbol: string, name: string, layer: 'ground' | 'piece' }} LegendEntry
 * @typedef {'proved' | 'no' | 'unknown'} Promised
 * @typedef {Entry & { admissible: Promised, consistent: Promised, why: string, cost: string }} Heuristic
 * @typedef {Entry & { rules: string, unit_cost: boolean, example: string, options: OptionRow[],
 *   legend: LegendEntry[], formats: Entry[], heuristics: Heuristic[], default_heuristic: string }} Domain
 * @typedef {Entry & { guarantee: string, formula: string, uses_heuristic: boolean, uses_weight: boolean,
 *   uses_formula: boolean, default_weight: number, default_cycle: string, options: OptionRow[] }} Strategy
 * @typedef {Entry & { formula: string }} FormulaPreset
 * @typedef {{ domains: Domain[], strategies: Strategy[], options: OptionRow[], formulas: FormulaPreset[],
 *   statuses: Entry[], fates: Entry[], counters: Entry[] }} Catalog
 *
 * @typedef {{ width: number, height: number, cells: Int32Array }} Cells
 *   three numbers a cell, row by row: ground, piece, label
 * @typedef {Cells & { ok: true, text: string, format: string, notes: string[],
 *   estimates: { heuristic: string, value: number }[] }} CheckedBoard
 * @typedef {CheckedBoard | Refusal} BoardCheck
 * @typedef {{ id: string, title: string, board: string, line: number, optimal: number | null }} Level
 * @typedef {{ ok: true, title: string, levels: Level[] } | Refusal} LevelsAnswer
 * @typedef {{ ok: true, uses: string[], monotone: boolean, bound: number | null, sentence: string } | Refusal} FormulaCheck
 * @typedef {{ legal: boolean, reaches_goal: boolean, cost: number, steps: number,
 *   failed_step: number | null, message: string }} Verdict
 *
 * @typedef {{ g: number | null, h: number | null, f: number | null }} CostBound
 * @typedef {{ domain: string, board: string, options: Record<string, string>, strategy: string,
 *   heuristic: string, formula: string, weight: number, bound: CostBound,
 *   max_expansions: number | null, memory_mib: number }} SearchRequest
 * @typedef {'running' | 'solved' | 'exhausted' | 'timeout' | 'expansions' | 'memory' | 'cancelled'
 *   | 'failed'} Status
 * @typedef {{ kind: 'optimal' | 'bounded' | 'none' | 'unsolvable' | 'unsolvable_in_bounds',
 *   ratio: number | null, sentence: string }} Claim
 * @typedef {{ cost: number, expanded: number, weight: number, lower_bound: number | null,
 *   node: number }} Incumbent
 * @typedef {{ status: Status, message: string, expanded: number, generated: number, cost: number | null,
 *   lower_bound: number | null, weight: number, claim: Claim, incumbents: Incumbent[],
 *   [counter: string]: any }} Stats
 * @typedef {{ cost: number, actions: string[], costs: number[], nodes: number[] }} Plan
 * @typedef {{ action: string, cost: number, g: number, h: number | null, f: number | null, fate: string,
 *   node: number | null, other: number | null, reason: string }} Successor
 * @typedef {{ index: number, node: number | null, parent: number | null, action: string | null, depth: number,
 *   g: number, h: number | null, f: number | null, formula: string, successors: Successor[], open: number,
 *   closed: number, cost: number | null, lower_bound: number | null, weight: number, is_goal: boolean }} Expansion
 * @typedef {{ node: number, parent: number | null, action: string | null, g: number, h: number | null,
 *   f: number | null }} FrontierRow
 * @typedef {{ total: number, rows: FrontierRow[] }} Frontier
 * @typedef {{ expansion: Expansion, frontier: Frontier, cells: Cells }} Step
 *
 * @typedef {{ error(): Problem | null, advance(expansions: number): Status, stop(status: string): void,
 *   extend(expansions: number | null, memoryMib: number | null): void, set_weight(weight: number): void, stats(): Stats,
 *   plan(incumbent: number): Plan | null, expansion(index: number): Expansion,
 *   frontier(index: number, rows: number): Frontier, cells(node: number): Cells, text(node: number): string,
 *   delete(): void }} Session
 * @typedef {{ catalog(): Catalog, check(domain: string, board: string, options: object): BoardCheck,
 *   levels(domain: string, text: string): LevelsAnswer, check_formula(text: string, weight: number): FormulaCheck,
 *   validate(domain: string, board: string, options: object, plan: string): Verdict | Refusal,
 *   Session: new (request: SearchRequest) => Session }} Module
 *
 * @typedef {{ stats: Stats, seconds: number }} Progress   seconds: of search alone, over all continuations
 * @typedef {{ ok: true, stats: Stats, seconds: number } | Refusal} Outcome
 *
 * From the page to the worker:
 * @typedef {{ type: 'call', id: number, name: 'catalog' | 'check' | 'levels' | 'check_formula' | 'validate',
 *   args: any[] }} CallMessage
 * @typedef {{ type: 'search', id: number, request: SearchRequest, seconds: number | null }} SearchMessage
 * @typedef {{ type: 'resume', id: number, seconds: number | null, expansions: number | null }} ResumeMessage
 *   seconds and expansions: how many more; null is without bound
 * @typedef {{ type: 'stop' }} StopMessage
 * @typedef {{ type: 'step', id: number, index: number, rows: number }} StepMessage
 * @typedef {{ type: 'plan', id: number, incumbent: number }} PlanMessage
 * @typedef {{ type: 'cells', id: number, node: number }} CellsMessage
 * @typedef {CallMessage | SearchMessage | ResumeMessage | StopMessage | StepMessage | PlanMessage
 *   | CellsMessage} MessageToWorker
 *
 * From the worker to the page:
 * @typedef {{ type: 'ready' }} ReadyMessage
 * @typedef {{ type: 'unavailable', message: string }} UnavailableMessage   the module could not be loaded
 * @typedef {{ type: 'answer', id: number, value: any }} AnswerMessage
 * @typedef {{ type: 'progress', id: number, progress: Progress }} ProgressMessage
 * @typedef {{ type: 'broken', message: string }} BrokenMessage   the worker's state is undefined: discard it
 * @typedef {ReadyMessage | UnavailableMessage | AnswerMessage | ProgressMessage | BrokenMessage} MessageToPage
 */

export {};
