/**
 * What the page and the worker say to each other, and the data of the WASM module under the names that the
 * page has for them. Types only: what comes from the core is written by the core (wasm/frontier.d.ts).
 *
 * @typedef {import('../../wasm/frontier').Diagnostic} Diagnostic
 * @typedef {import('../../wasm/frontier').Refusal} Refusal
 * @typedef {import('../../wasm/frontier').Choice} Entry
 * @typedef {import('../../wasm/frontier').OptionRow} OptionRow
 * @typedef {import('../../wasm/frontier').LegendRow} LegendEntry
 * @typedef {import('../../wasm/frontier').Property} Property
 * @typedef {import('../../wasm/frontier').HeuristicInfo} Heuristic
 * @typedef {import('../../wasm/frontier').DomainInfo} Domain
 * @typedef {import('../../wasm/frontier').StrategyInfo} Strategy
 * @typedef {import('../../wasm/frontier').FormulaPreset} FormulaPreset
 * @typedef {import('../../wasm/frontier').Limits} Limits
 * @typedef {import('../../wasm/frontier').Catalog} Catalog
 * @typedef {import('../../wasm/frontier').Options} Options
 * @typedef {import('../../wasm/frontier').Picture} Cells
 * @typedef {import('../../wasm/frontier').Shift} Shift
 * @typedef {import('../../wasm/frontier').BoardView} CheckedBoard
 * @typedef {import('../../wasm/frontier').Level} Level
 * @typedef {import('../../wasm/frontier').Verdict} Verdict
 * @typedef {import('../../wasm/frontier').Status} Status
 * @typedef {import('../../wasm/frontier').Outcome} Outcome
 * @typedef {import('../../wasm/frontier').Claim} Claim
 * @typedef {import('../../wasm/frontier').Incumbent} Incumbent
 * @typedef {import('../../wasm/frontier').Stats} Stats
 * @typedef {import('../../wasm/frontier').Plan} Plan
 * @typedef {import('../../wasm/frontier').SuccessorRow} Successor
 * @typedef {import('../../wasm/frontier').Why} Why
 * @typedef {import('../../wasm/frontier').Expansion} Expansion
 * @typedef {import('../../wasm/frontier').NodeRow} FrontierRow
 * @typedef {import('../../wasm/frontier').FrontierView} Frontier
 * @typedef {import('../../wasm/frontier').NodeColumns} NodeColumns
 * @typedef {import('../../wasm/frontier').Track} Track
 * @typedef {import('../../wasm/frontier').FeatureCellsView} FeatureCellsView
 * @typedef {import('../../wasm/frontier').Columns} Columns
 * @typedef {import('../../wasm/frontier').TraceHead} TraceHead
 * @typedef {import('../../wasm/frontier').TraceEvent} TraceEvent
 * @typedef {import('../../wasm/frontier').Path} Path
 * @typedef {import('../../wasm/frontier').PlaneContext} PlaneContext
 * @typedef {import('../../wasm/frontier').NextMove} NextMove
 * @typedef {import('../../wasm/frontier').Position} LinePosition
 * @typedef {import('../../wasm/frontier').Line} LineObject
 * @typedef {import('../../wasm/frontier').Session} Session
 * @typedef {import('../../wasm/frontier').Module} Module
 *
 * @typedef {ReturnType<Module['check']>} BoardCheck
 * @typedef {ReturnType<Module['levels']>} LevelsAnswer
 * @typedef {ReturnType<Module['check_formula']>} FormulaCheck
 * @typedef {ReturnType<Module['check_heuristic']>} HeuristicCheck
 * @typedef {Required<import('../../wasm/frontier').CostBound>} CostBound
 * @typedef {Required<import('../../wasm/frontier').Request> & { bound: CostBound }} SearchRequest
 * @typedef {import('../../wasm/frontier').BreakpointRow & { event: string }} BreakpointRow
 *
 * @typedef {{ expansion: Expansion, frontier: Frontier, cells: Cells }} Step
 * @typedef {{ index: number, breakpoint: BreakpointRow }} Stop
 * @typedef {{ expanded: number, counted: number, f: Uint32Array, again: Uint32Array }} TimelineMarks
 * @typedef {{ done: boolean, marks: TimelineMarks, stops: Uint32Array }} TimelineAnswer
 * @typedef {{ g: Float64Array, h: Float64Array, f: Float64Array, count: Uint32Array, first: Uint32Array,
 *   pulled: Uint8Array, counted: number }} PlanePoints   pulled: 1 for what was found from the goal
 * @typedef {{ width: number, height: number, grounds: Int32Array, kinds: Record<number, Uint32Array>,
 *   looked: number, of: number }} HeatMap
 * @typedef {{ ok: true, position: LinePosition, actions: string[], pushes: Uint8Array } | Refusal} LineAnswer
 *   pushes: 1 for each action that shifts more than the piece that makes it
 *
 * @typedef {{ stats: Stats, seconds: number }} Progress   seconds: of search alone, over all continuations
 * @typedef {{ ok: true, stats: Stats, seconds: number } | Refusal} SearchResult
 *
 * From the page to the worker:
 * @typedef {Exclude<keyof Module, 'Line' | 'Session' | 'Xray' | 'Game'>} CallName
 * @typedef {{ type: 'call', id: number }
 *   & { [K in CallName]: { name: K, args: Parameters<Module[K]> } }[CallName]} CallMessage
 *   a function of the module
 * @typedef {{ type: 'search', id: number, request: SearchRequest, seconds: number | null,
 *   breakpoints: BreakpointRow[] }} SearchMessage
 * @typedef {{ type: 'resume', id: number, seconds: number | null, expansions: number | null,
 *   memory: number | null }} ResumeMessage
 *   seconds and expansions: how many more; null is without bound. memory: MiB in all; null leaves it
 * @typedef {Exclude<keyof Session, 'delete'>} LookName
 * @typedef {{ type: 'look', id: number }
 *   & { [K in LookName]: { name: K, args: Parameters<Session[K]> } }[LookName]} LookMessage
 *   a method of the session
 * @typedef {{ type: 'overview', id: number }
 *   & ({ what: 'timeline', parts: number, breakpoints: BreakpointRow[] }
 *   | { what: 'plane' } | { what: 'heat', end: number })} OverviewMessage
 * @typedef {{ type: 'frontier', id: number, index: number, from: number, to: number }} FrontierMessage
 * @typedef {{ type: 'nearest', id: number, breakpoints: BreakpointRow[], from: number,
 *   forwards: boolean }} NearestMessage
 * @typedef {{ type: 'stop' }} StopMessage
 * @typedef {{ type: 'step', id: number, index: number, rows: number }} StepMessage
 * @typedef {{ type: 'plan', id: number, incumbent: number }} PlanMessage
 * @typedef {{ type: 'cells', id: number, node: number }} CellsMessage
 * @typedef {{ name: string }
 *   & ({ what: 'open', domain: string, board: string, options: Options, actions: string[] }
 *   | { what: 'position', index: number } | { what: 'move', index: number, action: string }
 *   | { what: 'text', format: string })} LineAsk   name: which line
 * @typedef {{ type: 'line', id: number, ask: LineAsk }} LineMessage
 * @typedef {CallMessage | SearchMessage | ResumeMessage | StopMessage | StepMessage | PlanMessage
 *   | CellsMessage | LineMessage | LookMessage | OverviewMessage | FrontierMessage | NearestMessage
 *   | import('./xray-job.js').XrayMessage | import('./xray-job.js').XrayLookMessage} MessageToWorker
 *
 * From the worker to the page:
 * @typedef {{ type: 'ready' }} ReadyMessage
 * @typedef {{ type: 'unavailable', message: string }} UnavailableMessage   the module could not be loaded
 * @typedef {{ type: 'answer', id: number, value: unknown }} AnswerMessage
 * @typedef {{ type: 'progress', id: number, progress: unknown }} ProgressMessage   a Progress, or the game's
 * @typedef {{ type: 'broken', message: string }} BrokenMessage   the worker's state is undefined: discard it
 * @typedef {{ type: 'ended', message: string }} EndedMessage   by the page itself; the message says all
 * @typedef {{ type: 'alive', asked: number }} AliveMessage   from a sandbox: how many estimates were asked
 *   for
 * @typedef {ReadyMessage | UnavailableMessage | AnswerMessage | ProgressMessage | BrokenMessage |
 *   EndedMessage | AliveMessage} MessageToPage
 */

export {};
