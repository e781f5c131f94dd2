/**
 * What the page of the game and its worker say to each other, and the game of the WASM module. Types only;
 * what comes from the core is written by the core (wasm/frontier.d.ts). A path is the indexes of its moves.
 *
 * @import { Refusal } from './protocol.js'
 *
 * @typedef {import('../../wasm/frontier').GameInfo} GameInfo
 * @typedef {import('../../wasm/frontier').GameLevel} GameLevel
 * @typedef {import('../../wasm/frontier').Lesson} Lesson
 * @typedef {import('../../wasm/frontier').Status} GameStatus
 * @typedef {import('../../wasm/frontier').GameStats} GameStats
 * @typedef {import('../../wasm/frontier').LineMove} LineMove
 * @typedef {import('../../wasm/frontier').GameResult} GameResult
 * @typedef {import('../../wasm/frontier').LegalMove} LegalMove
 * @typedef {import('../../wasm/frontier').AgentUtility} AgentUtility
 * @typedef {import('../../wasm/frontier').GamePosition} GamePosition
 * @typedef {import('../../wasm/frontier').TreeRow} TreeRow
 * @typedef {import('../../wasm/frontier').TreeNode} TreeNode
 * @typedef {import('../../wasm/frontier').GameAnswer} GameAnswer
 * @typedef {import('../../wasm/frontier').Game} GameObject
 * @typedef {import('../../wasm/frontier').Module} GameModule
 * @typedef {number[]} MovePath
 * @typedef {Required<import('../../wasm/frontier').GameRequest>} GameRequest
 * @typedef {ReturnType<GameModule['game_board']>} GameBoardCheck
 * @typedef {ReturnType<GameModule['game_levels']>} GameLevelsAnswer
 * @typedef {Pick<GameResult, 'value' | 'util_calls'>} PlainCount   of plain minimax
 *
 * @typedef {{ stats: GameStats, seconds: number }} GameProgress   seconds: of search alone
 * @typedef {{ ok: true, stats: GameStats, seconds: number, result: GameResult | null } | Refusal} GameOutcome
 *
 * From the page to the worker:
 * @typedef {import('./protocol.js').CallMessage} GameCall
 * @typedef {{ type: 'check', id: number, request: GameRequest }} GameCheck
 * @typedef {{ type: 'run', id: number, request: GameRequest, seconds: number | null }} GameRun
 * @typedef {{ type: 'plain', id: number, request: GameRequest, seconds: number }} GamePlain
 *   what minimax finds and how often it calls the utility, to compare with; null where it takes longer
 * @typedef {{ type: 'think', id: number, path: MovePath, seconds: number | null }} GameThink
 *   goes on, turned to a position; [] is the whole game
 * @typedef {'position' | 'tree' | 'path_of' | 'number_of' | 'answer'} GameLookName
 * @typedef {{ type: 'look', id: number }
 *   & { [K in GameLookName]: { name: K, args: Parameters<GameObject[K]> } }[GameLookName]} GameLook
 * @typedef {GameCall | GameCheck | GameRun | GamePlain | GameThink | GameLook | { type: 'stop' }} GameMessage
 */

export {};
