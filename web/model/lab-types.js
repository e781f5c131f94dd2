/**
 * What the X-ray of a heuristic tells the Lab.
 * @import { Cells } from './types.js'
 *
 * @typedef {{ message: string, line: number, column?: number, board?: string, picture?: Cells | null }}
 *   Failure   what went wrong in the code: at which line (0: not known), on which board
 * @typedef {{ h: readonly number[], exact: readonly number[], count: readonly number[] }} Pairs
 *   how many states have this h and this true cost
 * @typedef {{ step: number, from: readonly number[], count: readonly number[] }} Gaps   how many states have
 *   an   h − h* from this number up to the next step
 * @typedef {{ phase: string, progress: number, states: number, complete: boolean, all_placements: boolean,
 *   solvable: number,
 *   dead_ends: number, dead_ends_seen: number, moves: number, too_high: number, inconsistent: number,
 *   goals_not_zero: number, admissible: boolean, consistent: boolean, ratio: number | null,
 *   mean_ratio: number | null, start: { h: number | null, exact: number | null }, pairs: Pairs,
 *   gaps: Gaps, perfect: number | null, failure: Failure | null, nanoseconds: number | null }} Report
 *   perfect: what A* with h* itself expands; complete: every state was seen; ratio: the largest h / h*, null
 *   where a goal has h > 0 or nothing is known
 * @typedef {{ h: number | null, exact: number | null, text: string, picture: Cells | null }} Seen
 * @typedef {Seen & { plan: readonly string[], next?: Seen | null, action?: string, cost?: number }}
 *   CounterExample   next: where the action leads; h falls by more than its cost
 * @typedef {'too_high' | 'inconsistent'} ExampleKind
 * @typedef {{ name: string, width: number, height: number, rows: readonly string[] | null,
 *   values: readonly (number | null)[] }} GapLayer   rows: their names, where they are none of the board
 * @typedef {{ layers: readonly GapLayer[] }} GapMap
 *   for each kind of piece and each cell: how much h is below the true cost, on average; null: never there
 * @typedef {{ id: string, name: string, kind: 'own' | 'repaired' | 'builtin' | 'perfect', h: number | null,
 *   mean: number | null, expanded: number | null, cost: number | null, proved: boolean, checked: boolean,
 *   words: string }}
 * ScoreRow   checked: the search does not prove it optimal, but the check does; words: why there is no
 *   number, such as "out of time"
 * @typedef {{ name: string, line: number }} FunctionRow
 */

export {};
