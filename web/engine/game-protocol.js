/**
 * What the page of the game and its worker say to each other, and the game of the WASM module. Types only; the
 * fields are explained in wasm/game_bindings.cpp. A path is the indexes of the moves from the start.
 *
 * @import { Cells, Entry, LegendEntry, Problem, Refusal } from './protocol.js'
 *
 * @typedef {number[]} MovePath
 * @typedef {{ start: string, goal: string, search: string, turns: string, memory_mib: number | null }} GameRequest
 * @typedef {{ id: string, title: string, text: string }} Lesson
 * @typedef {Entry & { rules: string, searches: Entry[], agents: Entry[], legend: LegendEntry[], max_turns: number,
 *   max_side: number, start: string, goal: string, lessons: Lesson[] }} GameInfo
 * @typedef {{ ok: true, board: Cells, text: string } | Refusal} GameBoardCheck
 * @typedef {{ id: string, note: string, start: string, goal: string, search: string, turns: number,
 *   line: number }} GameLevel
 * @typedef {{ ok: true, title: string, levels: GameLevel[] } | Refusal} GameLevelsAnswer
 *
 * @typedef {'running' | 'solved' | 'timeout' | 'cancelled' | 'memory' | 'failed'} GameStatus
 * @typedef {{ status: GameStatus, message: string, progress: number, positions: number, evaluations: number,
 *   memory_bytes: number }} GameStats
 * @typedef {{ index: number, agent: string, move: string }} LineMove
 * @typedef {{ value: number, value_text: string, util_calls: string, nodes: string, line: LineMove[],
 *   solution: string }} GameResult
 * @typedef {Pick<GameResult, 'value' | 'util_calls'>} PlainCount   of plain minimax
 * @typedef {{ move: string, from: number, to: number }} LegalMove
 * @typedef {{ agent: string, total: number, cells: number[] }} AgentUtility
 * @typedef {{ path: MovePath, ply: number, plies: number, agent: string, board: Cells, goal: Cells, text: string,
 *   played: LineMove[], moves: LegalMove[], utilities: AgentUtility[] }} GamePosition
 * @typedef {{ move: string, visited: 'visited' | 'cut' | 'pending', reason: string, value: number | null,
 *   bound: 'exact' | 'at_most' | 'at_least', alpha: number | null, beta: number | null, number: string | null,
 *   nodes: string | null, util_calls: string | null }} TreeRow
 * @typedef {TreeRow & { path: MovePath, agent: string, role: 'max' | 'min' | 'chance' | 'leaf', board: Cells,
 *   alpha_left: number | null, beta_left: number | null, alpha_from: number | null, beta_from: number | null,
 *   best: number | null, sentence: string, children: TreeRow[] }} TreeNode
 * @typedef {{ agent: string, random: boolean, value: number, best: number | null, line: LineMove[],
 *   moves: TreeRow[] }} GameAnswer
 * @typedef {{ error(): Problem | null, advance(moves: number): GameStatus, stop(status: string): void,
 *   stats(): GameStats, result(): GameResult | null, position(path: MovePath): GamePosition | null,
 *   tree(path: MovePath): TreeNode | null, path_of(number: string): MovePath | null,
 *   number_of(path: MovePath): string | null, ask(path: MovePath): GameStatus | null,
 *   answer(path: MovePath): GameAnswer | null, delete(): void }} GameObject
 * @typedef {{ Game: new (request: GameRequest) => GameObject, [call: string]: any }} GameModule
 *
 * @typedef {{ stats: GameStats, seconds: number }} GameProgress   seconds: of search alone
 * @typedef {{ ok: true, stats: GameStats, seconds: number, result: GameResult | null } | Refusal} GameOutcome
 *
 * From the page to the worker:
 * @typedef {{ type: 'call', id: number, name: string, args: any[] }} GameCall   a function of the module
 * @typedef {{ type: 'check', id: number, request: GameRequest }} GameCheck
 * @typedef {{ type: 'run', id: number, request: GameRequest, seconds: number | null }} GameRun
 * @typedef {{ type: 'plain', id: number, request: GameRequest, seconds: number }} GamePlain
 *   what minimax finds and how often it calls the utility, to compare with; null where it takes longer
 * @typedef {{ type: 'think', id: number, path: MovePath, seconds: number | null }} GameThink
 *   goes on, turned to a position; [] is the whole game
 * @typedef {{ type: 'look', id: number, name: 'position' | 'tree' | 'path_of' | 'number_of' | 'answer',
 *   args: any[] }} GameLook
 * @typedef {GameCall | GameCheck | GameRun | GamePlain | GameThink | GameLook | { type: 'stop' }} GameMessage
 */

export {};
