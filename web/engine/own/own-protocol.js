/**
 * What the page asks of the sandbox, besides what it asks of every engine (../protocol.js). Types only.
 * @import { SearchMessage, XrayMessage } from '../protocol.js'
 * @import { OwnCode, PythonFiles } from './own-types.js'
 * @import { Watch } from './code-holder.js'
 *
 * @typedef {{ type: 'load', id: number, files?: PythonFiles | null } & OwnCode} LoadMessage
 * @typedef {{ type: 'use', id: number, name: string }} UseMessage
 * @typedef {{ type: 'time', id: number }} TimeMessage
 * @typedef {SearchMessage & { watch?: Watch }} WatchedSearch
 * @typedef {Extract<XrayMessage, { what: 'judge' }> & { watch?: Watch }} WatchedJudge
 * @typedef {LoadMessage | UseMessage | TimeMessage} OwnMessage
 *
 * From the sandbox: it lives, and was asked about so many states.
 * @typedef {{ type: 'alive', asked: number }} AliveMessage
 */

export {};
