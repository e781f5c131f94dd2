/**
 * What the Share dialog asks of the page. Types only.
 * @import { Cells, Domain } from '../model/types.js'
 * @import { Arrow } from '../model/arrows.js'
 * @import { Marks } from './cell-marks.js'
 * @typedef {{ domain: Domain | null, board: Cells | null, dimmed: boolean,
 *   arrows: readonly Arrow[] | null, marks: Marks | null }} OnStage
 * @typedef {{ text: string, left: number, cut?: number }} ShareText   left: how many expansions it leaves
 *   out; cut: how many of them the whole file leaves out, too, since nothing would open it
 * @typedef {{ site: string, link: (fragment: string) => string, copy: (text: string) => Promise<boolean>,
 *   copyPicture: (png: Blob) => Promise<boolean>, download: (name: string, content: string | Blob) => void,
 *   compact: ((fragment: string) => Promise<string>) | null, want: (pane: string) => void }} BasePort
 *   site: the address of the folder of the pages; compact: a link in short, null where there is no such form;
 *   want: a pane whose data are needed, '' for none
 * @typedef {BasePort & { onStage: () => OnStage, live: (element: string) => Element | null,
 *   board: (format: string, isShown: boolean) => Promise<string | null>,
 *   openPlan: () => Promise<{ domain: string, moves: number } | null>,
 *   planText: (format: string) => Promise<string | null>,
 *   planBoard: (index: number) => Promise<Cells | null>,
 *   trace: (kind: 'csv' | 'json' | 'posthoc', most: number | null, onProgress?: (part: number) => void,
 *     signal?: AbortSignal) => Promise<ShareText | null> }} SharePort
 *   live: an element of the page; board: the start's, or the shown one's
 */

export {};
