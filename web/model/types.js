/**
 * The types that model and views share. The data types come from the engine's protocol.
 *
 * @typedef {import('../engine/protocol.js').Diagnostic} Diagnostic
 * @typedef {import('../engine/protocol.js').Entry} Entry
 * @typedef {import('../engine/protocol.js').OptionRow} OptionRow
 * @typedef {import('../engine/protocol.js').LegendEntry} LegendEntry
 * @typedef {import('../engine/protocol.js').Property} Property
 * @typedef {import('../engine/protocol.js').Heuristic} Heuristic
 * @typedef {import('../engine/protocol.js').Domain} Domain
 * @typedef {import('../engine/protocol.js').Strategy} Strategy
 * @typedef {import('../engine/protocol.js').FormulaPreset} FormulaPreset
 * @typedef {import('../engine/protocol.js').FormulaCheck} FormulaCheck
 * @typedef {import('../engine/protocol.js').HeuristicCheck} HeuristicCheck
 * @typedef {import('../engine/protocol.js').Catalog} Catalog
 * @typedef {import('../engine/protocol.js').Limits} Limits
 * @typedef {import('../engine/protocol.js').Cells} Cells
 * @typedef {import('../engine/protocol.js').CheckedBoard} CheckedBoard
 * @typedef {import('../engine/protocol.js').BoardCheck} BoardCheck
 * @typedef {import('../engine/protocol.js').Level} Level
 * @typedef {import('../engine/protocol.js').CostBound} CostBound
 * @typedef {import('../engine/protocol.js').SearchRequest} SearchRequest
 * @typedef {import('../engine/protocol.js').Status} Status
 * @typedef {import('../engine/protocol.js').Stats} Stats
 * @typedef {import('../engine/protocol.js').Plan} Plan
 * @typedef {import('../engine/protocol.js').Successor} Successor
 * @typedef {import('../engine/protocol.js').Expansion} Expansion
 * @typedef {import('../engine/protocol.js').Frontier} Frontier
 * @typedef {import('../engine/protocol.js').Step} Step
 * @typedef {import('../engine/protocol.js').FrontierRow} FrontierRow
 * @typedef {import('../engine/protocol.js').BreakpointRow} BreakpointRow
 * @typedef {import('../engine/protocol.js').Verdict} Verdict
 * @typedef {import('../engine/protocol.js').Refusal} Refusal
 * @typedef {import('../engine/protocol.js').NextMove} NextMove
 * @typedef {import('../engine/protocol.js').LinePosition} LinePosition
 *
 * @typedef {{ title: string, domain: string, levels: Level[] }} Collection
 *
 * @typedef {Readonly<{ domain: string, board: string, options: Readonly<Record<string, string>>,
 *   strategy: string, heuristic: string, own: import('./own.js').Own | null, guide: string, formula: string,
 *   weight: number | null, time_bound: number | null, max_expansions: number | null, memory_mib: number,
 *   bound: Readonly<CostBound>, breakpoints: readonly BreakpointRow[] }>} PlaygroundDocument own: the user's
 *   own heuristic, which `own` in heuristic or guide means; guide: the heuristic that orders, '' for what the
 *   strategy has. weight null: the strategy's own. time_bound in seconds. options holds only what differs
 *   from the fallback.
 * @typedef {Partial<Record<keyof PlaygroundDocument, unknown>>} Candidate   what may be a document
 *
 * @typedef {{ document: PlaygroundDocument, status: Status, stats: Stats | null, seconds: number,
 *   profile: readonly { seconds: number, expanded: number }[],
 *   diagnostic: Diagnostic | null, plan: Plan | null, verdict: Verdict | null, lost: string | null }} Run
 *   one search and what is known of it; lost: why its worker is gone, when it is
 */

export {};
