/**
 * What the parts of the grader say to each other. Types only.
 * @import { Options } from '../../web/engine/protocol.js'
 * @import { Problem } from '../../web/engine/own/own-types.js'
 *
 * @typedef {'javascript' | 'python' | 'builtin'} Language   builtin: the code is the id or formula of a
 *   heuristic of the engine's
 * @typedef {'submission' | 'baseline' | 'benchmark'} Role
 * @typedef {{ key: string, name: string, role: Role, language: Language, code: string, entry: string,
 *   error: Problem | null }} Entry   whoever is graded; error: why nothing of it is run
 * @typedef {{ set: string, id: string, title: string, domain: string, board: string,
 *   optimal: number | null }} GradedLevel
 * @typedef {{ strategy: string, weight: number | null, formula: string | null, followFormula: boolean,
 *   options: Options, expansions: number, memory: number }} Test   followFormula: f is what a submission's
 *   fval_function says, where it is in Python
 * @typedef {{ status: string, cost: number | null, expanded: number, first: number | null, proved: boolean,
 *   message: string, line: number, board: string, formula: string, function: string }} Outcome
 *   first: expansions until the first plan; board: that an estimate failed on
 * @typedef {{ entry: number, test: number, level: number }} Unit   by their indexes
 * @typedef {{ seconds: number, memory: number }} Limits   of a submission's process: seconds of processor
 *   time a board, MiB
 *
 * @typedef {{ language: Language, code: string, name: string, request: import('../../wasm/frontier').Request,
 *   followFormula: boolean }} Job   followFormula: f is what the code's fval_function says
 * @typedef {{ ok: true, failure: Problem | null, formula: string | null, main: string, spent: boolean } |
 *   { ok: false, error: Problem }} Said   of the job; spent: the process should not be used again
 */

export {};
