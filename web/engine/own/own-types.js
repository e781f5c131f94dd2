/**
 * What the parts of a sandbox say to each other about code of the user's own. Types only.
 * @import { View } from './layout.js'
 *
 * @typedef {'javascript' | 'python'} Language
 * @typedef {{ message: string, line: number }} Problem   line: of the user's code; 0 where it is not known
 * @typedef {Problem & { row: number }} EstimateError   row: which of the states it was
 * @typedef {(rows: Int32Array, from: number, to: number, out: Float64Array) => EstimateError | null} Batch
 *   the states from..to of the rows, each of the view's stride; what is thought of them goes to `out`
 * @typedef {{ batch: (view: View, domain: string) => Batch }} Compiled
 * @typedef {{ name: string, line: number }} FunctionRow
 * @typedef {{ text: string, error: null } | { text: null, error: Problem }} FormulaFound
 * @typedef {{ ok: true, language: Language, functions: FunctionRow[], main: string, formula: FormulaFound |
 *   null } | { ok: false, error: Problem }} Loaded
 *   main: the function that is used if nobody says which; formula: what fval_function does, where there is
 *   one
 *
 * @typedef {{ language: Language, code: string, name?: string | null }} OwnCode   name: of the function
 * @typedef {{ loader: string, glue: string, wasm: ArrayBuffer, library: ArrayBuffer }} PythonFiles
 */

export {};
