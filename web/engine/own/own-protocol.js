/**
 * What the page asks of the sandbox, besides what it asks of every engine (../protocol.js). Types only.
 * @import { Options, SearchMessage } from '../protocol.js'
 * @import { OwnCode, PythonFiles } from './own-types.js'
 * @import { Watch } from './code-holder.js'
 *
 * @typedef {{ type: 'load', id: number, files?: PythonFiles | null } & OwnCode} LoadMessage
 * @typedef {{ type: 'use', id: number, name: string }} UseMessage
 * @typedef {{ type: 'time', id: number }} TimeMessage
 * @typedef {{ nanoseconds: number | null, steady: boolean }} TimeSeen
 *   nanoseconds: that a state takes, by the last ones; steady: it said the same of each whenever it was asked
 * @typedef {{ domain: string, board: string, options: Options }} Board
 * @typedef {{ type: 'start', id: number, board: Board }} StartMessage
 * @typedef {{ h: number | null, failed: boolean }} StartSeen   h: of the start; null where it is a dead end
 * @typedef {SearchMessage & { watch?: Watch }} WatchedSearch
 * @typedef {import('../xray-job.js').XrayMessage & { watch?: Watch }} WatchedXray
 * @typedef {LoadMessage | UseMessage | TimeMessage | StartMessage} OwnMessage
 *
 * From the sandbox: it lives, and was asked about so many states.
 * @typedef {{ type: 'alive', asked: number }} AliveMessage
 */

export {};
