/**
 * The pane of the board: what is on it, and the controls of the mode.
 * @import { Page } from '../app.js'
 * @import { Mode, State, Tool, Track_ } from '../state/state.js'
 * @import { Detail } from '../views/events.js'
 */
import { html, nothing } from 'lit';
import { byHand } from '../effects/parts.js';
import { activeMover } from '../model/play-moves.js';
import { arrowsOf, stuckCells } from '../model/arrows.js';
import {
  bestKnown,
  captionOf,
  domainNow,
  editorPicture,
  isPictureOld,
  shownBoard,
} from '../state/selectors.js';
import {
  breakpointsOf,
  canSolve,
  canStep,
  droppedNow,
  isRunning,
  isWrong,
  lastPlace,
  placeOf,
} from '../state/selectors-run.js';
import { isHeld } from '../state/selectors-question.js';
import { primaryOf } from '../state/selectors-status.js';
import { documentOf } from '../state/state.js';
import {
  back,
  pickJump,
  seek,
  setMode,
  setSpeed,
  showTrack,
  togglePlay,
  wantJump,
} from '../state/updates-cursor.js';
import { editDocument } from '../state/updates-document.js';
import { fillPane, say } from '../state/updates-page.js';
import { askHint, pickTool } from '../state/updates-play.js';
import { stepOnce } from '../state/updates-run.js';
import { told } from '../views/events.js';
import { missingHere } from '../views/part-note.js';
import { phoneLine } from './phone.js';
import '../views/board-pane.js';
import '../views/board-view.js';
import '../views/time-line.js';
import '../views/transport-bar.js';
import '../views/zoom-frame.js';

/** A square shall be seen, where the board is larger than its frame.
 * @param {CustomEvent<Pick<Detail, 'cell'>>} event */
const reveal = ({ target, detail }) =>
  /** @type {import('../views/zoom-frame.js').ZoomFrame | null} */ (
    /** @type {HTMLElement} */ (target).closest('zoom-frame')
  )?.reveal(detail.cell);

/** @param {Page} page */
export function boardArea(page) {
  const { state, dispatch } = page;
  const { mode } = state;
  return html`<board-pane slot="board" .mode=${mode} .caption=${captionOf(state)}
    ?full=${state.panes.full === 'board'}
    ?readOnly=${state.embed.readOnly} ?bare=${state.embed.on}
      ?small=${mode !== 'watch' || state.cursor.track !== 'start'}
    @mode-pick=${told((/** @type {{ mode: Mode }} */ { mode }) => dispatch(setMode, mode))}
    @fill=${() => dispatch(fillPane, 'board')}>
    <zoom-frame .board=${squares(state)} ?byHand=${mode !== 'watch'}>${theBoard(page)}</zoom-frame>
    ${goalBoard(state)}
    ${
      state.embed.on
        ? nothing
        : state.layout === 'phone'
          ? html`<div
      slot="controls">${phoneLine(page)}</div>`
          : controls(page)
    }
  </board-pane>`;
}

/** @param {Page} page */
function theBoard(page) {
  const { state } = page;
  const isHere = state.panes.parts[byHand] === 'ready';
  if (state.mode === 'edit' && isHere) return editBoard(page);
  if (state.mode === 'play' && isHere) return playBoard(page);
  const { domain, board, dimmed, arrows, marks } = watchedBoard(state);
  return html`<board-view .domain=${domain} .board=${board} ?dimmed=${dimmed} .arrows=${arrows}
    .marks=${marks}
    .moveTime=${moveTime(state.cursor.speed)}></board-view>`;
}

/** The board with what is drawn over it. @param {State} state */
export function watchedBoard(state) {
  const shown = shownBoard(state);
  const { domain, board } = shown;
  const isStep = state.cursor.track === 'search' && !state.selection && state.step && !state.cursor.playing;
  const isAsked = isHeld(state) && state.question?.ask === 'pruned';
  const expansion = isStep && !isAsked && board && domain?.legend.length ? state.step?.expansion : null;
  const dropped = droppedNow(state);
  const drawn = expansion && dropped ? { successors: [dropped] } : expansion;
  const arrows = !dropped && drawn && board ? arrowsOf(drawn, board, domain?.legend ?? []) : null;
  return { ...shown, arrows, marks: drawn ? { stuck: stuckCells(drawn) } : null };
}

/** How long a piece glides, in milliseconds. A glide of two frames is not seen, but puts the piece into a
 * layer of its own.
 * @param {number} speed steps a second */
const moveTime = (speed) => (speed > 20 ? 0 : Math.min(160, 700 / speed));

/** The board as far as its squares matter; null where it has none. @param {State} state */
function squares(state) {
  if (!domainNow(state)?.legend.length) return null;
  if (state.mode === 'edit') return editorPicture(state);
  return state.mode === 'play' ? (state.play.position?.picture ?? null) : shownBoard(state).board;
}

/** The goal beside the board, where it is a board of its own. @param {State} state */
function goalBoard(state) {
  const { check, mode, drawn } = state;
  const goal = check?.ok && mode !== 'edit' ? check.goal : null;
  if (!goal || drawn?.domain !== documentOf(state).domain) return nothing;
  return html`<figure class="goal-board" slot="beside"><figcaption>Goal</figcaption>
    <board-view .domain=${domainNow(state)} .board=${goal}></board-view></figure>`;
}

/** @param {Page} page */
function editBoard({ state, dispatch, board }) {
  const domain = domainNow(state);
  if (!domain?.legend.length) {
    return html`<board-view .domain=${domain}
      .board=${state.drawn?.domain === domain?.id ? state.drawn?.board : null}
      ?dimmed=${isWrong(state)}></board-view>`;
  }
  return html`<board-painter .domain=${domain} .picture=${editorPicture(state)} .tool=${state.tool}
    ?dimmed=${isPictureOld(state)} @picture-edit=${told(({ picture }) => board.paint(picture))}
      @tool-pick=${told((/** @type {{ tool: Tool }} */ { tool }) => dispatch(pickTool, tool))}
    @reveal=${reveal} @narrate=${told(({ words }) => dispatch(say, words))}></board-painter>`;
}

/** @param {Page} page */
function playBoard({ state, play: by }) {
  const { play, catalog } = state;
  const domain = catalog?.domains.find(({ id }) => id === play.domain) ?? null;
  const active = domain ? (activeMover(play, domain.legend)?.cell ?? -1) : -1;
  const hinted = play.movers.flatMap(({ moves }) => moves).find(({ action }) => action === play.hint?.action);
  const stuck = domain?.legend.length ? (play.position?.dead_end_cells ?? []) : [];
  const marks = {
    chosen: play.chosen,
    active: play.movers.length > 1 ? active : -1,
    targets: play.targets,
    hint: hinted?.to ?? -1,
    stuck,
  };
  return html`<touch-board .domain=${domain} .board=${play.position?.picture ?? null} .marks=${marks}
    .follow=${active}
    @reveal=${reveal} @cell-tap=${told(({ cell }) => by.tap(cell))}
      @swipe=${told(({ direction }) => by.step(direction))}></touch-board>`;
}

/** @param {Page} page */
export function controls(page) {
  if (page.state.mode !== 'watch' && page.state.panes.parts[byHand] !== 'ready') return missing(page);
  if (page.state.mode === 'edit') return editControls(page);
  if (page.state.mode === 'play') return playControls(page);
  return html`<div slot="controls" class="time">${transport(page)}${timeline(page)}</div>`;
}

/** What editing and playing need is on its way, or cannot be had. @param {Page} page */
function missing({ state, parts }) {
  const name = state.mode === 'edit' ? 'The editor' : 'Playing by hand';
  if (state.panes.parts[byHand] !== 'failed')
    return html`<p slot="controls" class="pad quiet">${name} is on its way …</p>`;
  return missingHere(name, () => parts.again(byHand), 'controls');
}

/** @param {Page} page */
export function transport({ state, dispatch }) {
  const { cursor } = state;
  return html`<transport-bar .name=${cursor.track === 'plan' ? 'Move' : 'Step'} .value=${placeOf(state)}
    .max=${lastPlace(state)}
    ?playing=${cursor.playing} .speed=${cursor.speed} idle="Start position"
      ?solid=${primaryOf(state).kind === 'soft'}
    @seek=${told((/** @type {{ value: number }} */ { value }) => dispatch(seek, value))}
    @play-toggle=${() => dispatch(togglePlay)}
    @speed-change=${told(({ speed }) => dispatch(setSpeed, speed))}></transport-bar>`;
}

const noPushes = new Uint8Array();

/** @param {Page} page @param {boolean} [bare] */
export function timeline({ state, dispatch }, bare = false) {
  const { cursor, run, plan, overview } = state;
  return html`<time-line .track=${cursor.track} .timeline=${overview.timeline} ?bare=${bare}
    ?dark=${state.dark}
    .plans=${run?.stats?.incumbents.map(({ expanded }) => expanded) ?? []} .value=${placeOf(state)}
      .max=${lastPlace(state)} .pushes=${plan.shown?.pushes ?? noPushes}
    .jump=${cursor.jump} .breakpoints=${breakpointsOf(state).length} ?hasSearch=${canStep(state)}
      ?hasPlan=${plan.shown !== null}
    ?able=${canSolve(state) && !isRunning(state)} ?canReturn=${state.jumps.length > 0}
    @seek=${told((/** @type {{ value: number, dragged?: boolean }} */ { value, dragged }) =>
      dispatch(seek, value, dragged),
    )}
      @track-pick=${told((/** @type {{ track: Track_ }} */ { track }) => dispatch(showTrack, track))}
    @jump=${told(({ forwards }) => dispatch(wantJump, forwards))}
      @event-pick=${told(({ event }) => dispatch(pickJump, event))}
    @back=${() => dispatch(back)} @step-once=${() => dispatch(stepOnce)}></time-line>`;
}

/** @param {Page} page */
function editControls(page) {
  const { state, dispatch, now } = page;
  const domain = domainNow(state);
  if (!domain?.legend.length) {
    return html`<jug-fields slot="controls" .text=${documentOf(state).board}
      @board-edit=${told(({ board }) => dispatch(editDocument, { board }, '', now()))}></jug-fields>`;
  }
  return html`<edit-tools slot="controls" .domain=${domain} .picture=${editorPicture(state)}
    .tool=${state.tool} .most=${state.catalog?.limits.board_side}
    @picture-edit=${told(({ picture }) => page.board.paint(picture))}
    @tool-pick=${told((/** @type {{ tool: Tool }} */ { tool }) => dispatch(pickTool, tool))}></edit-tools>`;
}

/** @param {Page} page */
function playControls(page) {
  const { state, dispatch, play: by } = page;
  const { play } = state;
  const legend = domainNow(state)?.legend ?? [];
  return html`<play-bar slot="controls" .position=${isWrong(state) ? null : play.position}
    .movers=${play.movers}
    .active=${activeMover(play, legend)}
      .pushes=${play.moves.slice(0, play.position?.index ?? 0).filter(({ pushes }) => pushes).length}
    ?canRedo=${(play.position?.index ?? 0) < play.moves.length} .best=${bestKnown(state)}
      .hinted=${play.hint?.action ?? ''}
    ?thinking=${play.thinking} ?hasRobots=${legend.some(({ id }) => id === 'robot')}
    @play-undo=${() => by.seekBy(-1)} @play-redo=${() => by.seekBy(1)} @play-restart=${() => by.seek(0)}
    @play-hint=${() => dispatch(askHint, false)} @play-solve=${() => page.solveFromHere()}
    @play-move=${told(({ action }) => by.move(action))}
      @play-step=${told(({ direction }) => by.step(direction))}
    @play-pick=${told(({ name }) => by.pick(name))}></play-bar>`;
}
