/**
 * The game's board with what belongs to it: along the line of play, through the evaluation, edited, or a game
 * against the search.
 * @import { GamePage } from '../game.js'
 * @import { GameEditor, GameMode, GameState, Side } from '../state/game-state.js'
 */
import { html, nothing } from 'lit';
import { leftCell } from '../model/game-boards.js';
import { isPersonsTurn, targetsOf } from '../model/game-play.js';
import { nodeOf } from '../model/game-tree.js';
import { agentNumber, groupDigits, shortMove } from '../model/game-words.js';
import {
  editorMessage,
  gameCaption,
  gamePrimary,
  gameRuns,
  lastStepOf,
  lineOf,
  positionOf,
  stepOf,
  stepWords,
} from '../state/selectors-game.js';
import { isHeld } from '../state/selectors-question.js';
import {
  dragCell,
  editKey,
  pickTool,
  pressCell,
  resizeBoards,
  setTileNumber,
} from '../state/updates-game-edit.js';
import { showHints, showMode, stopGame } from '../state/updates-game.js';
import { makeMove, restartGame, takeBack, takeSeat, tapTile, thinkOn } from '../state/updates-game-play.js';
import {
  seekPly,
  seekStep,
  setGameSpeed,
  showWholeTree,
  toggleGamePlay,
} from '../state/updates-game-walk.js';
import { fillPane } from '../state/updates-page.js';
import { told } from '../views/events.js';
import { icons } from '../views/icons.js';
import '../views/game-stage.js';
import '../views/game-time.js';
import '../views/seat-panel.js';
import '../views/tile-editor.js';
import '../views/transport-bar.js';

/** A strip is not finer than this. */
const parts = 1_000_000;

/** @param {GamePage} page */
export function gameStageArea(page) {
  const { state, dispatch } = page;
  const { play, mode } = state;
  const controls = { line: timeControls, tree: timeControls, edit: editor, play: playControls }[mode];
  return html`<game-stage slot="board" mode=${mode} ?phone=${state.layout === 'phone'}
    .position=${positionOf(state)} .start=${state.drawn.start} .goal=${state.drawn.goal}
    .caption=${gameCaption(state)} .left=${leftBy(state)} ?full=${state.panes.full === 'board'}
    .chosen=${play.chosen} .targets=${targetsOf(play)} ?personal=${isPersonsTurn(play) && !gameRuns(state)}
    @mode-pick=${told((/** @type {{ mode: GameMode | 'watch' }} */ { mode }) =>
      dispatch(showMode, mode === 'watch' ? 'line' : mode),
    )}
    @fill=${() => dispatch(fillPane, 'board')}
    @cell-tap=${told(({ cell }) => dispatch(tapTile, cell))}>${
      isHeld(state) && (mode === 'line' || mode === 'tree') ? nothing : controls(page)
    }</game-stage>`;
}

/** The cell that the last move has left, where the board before it is known. @param {GameState} state */
function leftBy(state) {
  const { mode, position, tree } = state;
  if (!position?.path.length || mode === 'play' || !positionOf(state)) return -1;
  const before = nodeOf(tree, position.path.slice(0, -1))?.board;
  return before ? leftCell(before, position.board) : -1;
}

/** @param {GamePage} page */
function timeControls(page) {
  const { state, dispatch } = page;
  const line = lineOf(state);
  const isLine = state.mode === 'line';
  const [value, last] = isLine
    ? [state.cursor.ply, line.length]
    : [stepOf(state), line.length ? lastStepOf(state) : 0n];
  const part = Number(last) ? Number(value) / Number(last) : 0;
  const at = (/** @type {number} */ to) =>
    isLine
      ? dispatch(seekPly, Math.round(to * line.length))
      : dispatch(seekStep, (lastStepOf(state) * BigInt(Math.round(to * parts))) / BigInt(parts));
  return html`<div class="under">${isLine ? lineOfPlay(page) : stepNote(page)}${transport(page, value, last)}
    <game-time track=${state.mode} .at=${part} .agents=${line.map(({ agent }) => agent)}
      .words=${line.length ? `${groupDigits(String(lastStepOf(state)))} steps of evaluation` : ''}
      .value=${`${isLine ? 'Ply' : 'Step'} ${value} of ${last}`}
      @seek-part=${told((/** @type {{ part: number }} */ { part }) => at(part))}
      @track-pick=${told((/** @type {{ track: GameMode }} */ { track }) =>
        dispatch(showMode, track),
      )}></game-time></div>`;
}

/** @param {GamePage} page @param {number | bigint} value @param {number | bigint} last */
function transport({ state, dispatch }, value, last) {
  const { playing, speed } = state.cursor;
  const isLine = state.mode === 'line';
  return html`<transport-bar name=${isLine ? 'Ply' : 'Step'} .value=${value} .max=${last} ?playing=${playing}
    .speed=${speed} ?fresh=${!isLine && last > 0 && state.tree.moment === null} idle="No line yet"
    ?solid=${gamePrimary(state).kind === 'soft'}
    @seek=${told((/** @type {{ value: number | bigint }} */ { value }) =>
      isLine ? dispatch(seekPly, Number(value)) : dispatch(seekStep, BigInt(value)),
    )}
    @play-toggle=${() => dispatch(toggleGamePlay)}
    @speed-change=${told((detail) => dispatch(setGameSpeed, detail.speed))}></transport-bar>`;
}

/** @param {GamePage} page */
function lineOfPlay({ state, dispatch }) {
  const line = lineOf(state);
  if (!line.length) {
    return html`<section class="line-of-play"><h2>Line of play</h2>
      <p class="quiet">Known when the search has found the value.</p></section>`;
  }
  return html`<section class="line-of-play"><h2 id="line">Line of play</h2>
    <ol aria-labelledby="line">${line.map(
      ({ agent, move }, index) => html`<li>
      <button type="button" aria-current=${index + 1 === state.cursor.ply ? 'step' : nothing}
        class=${index < state.cursor.ply ? 'made' : ''} @click=${() => dispatch(seekPly, index + 1)}>
        <span class=${`who agent-${agentNumber(agent)}`}>${agent}</span> <b>${shortMove(move)}</b></button>${
          index < line.length - 1 ? icons.next : nothing
        }</li>`,
    )}</ol></section>`;
}

/** What the step does, in the place of the line. @param {GamePage} page */
function stepNote({ state, dispatch }) {
  const { tree, node } = state;
  const words = !lineOf(state).length
    ? 'Known when the search has found the value.'
    : tree.moment === null
      ? 'The whole tree, as the search left it. Step to see alpha and beta come about.'
      : node
        ? `Entered: ${stepWords(node)}`
        : '';
  const back = html`<button type="button" class="button"
    @click=${() => dispatch(showWholeTree)}>Whole tree</button>`;
  return html`<section class="line-of-play step-note"><h2>Step of the evaluation</h2><p>${words}</p>${
    tree.moment === null ? nothing : back
  }</section>`;
}

/** @param {GamePage} page */
function editor({ state, dispatch, now }) {
  const { boards, diagnostic } = state;
  const wrong = { start: boards.start?.ok === false, goal: boards.goal?.ok === false };
  return html`<tile-editor .editor=${state.editor} .boards=${state.drawn} .wrong=${wrong}
    .message=${editorMessage(diagnostic)} .most=${state.info?.max_side ?? 1}
    @tool-pick=${told((/** @type {{ tool: GameEditor['tool'] }} */ { tool }) => dispatch(pickTool, tool))}
    @number-change=${told(({ number }) => dispatch(setTileNumber, number))}
    @size-change=${told(({ columns, rows }) => dispatch(resizeBoards, columns, rows, now()))}
    @cell-press=${told(({ side, cell }) => dispatch(pressCell, side, cell, now()))}
    @cell-drag=${told(({ side, from, to }) => dispatch(dragCell, side, from, to, now()))}
    @edit-key=${told((/** @type {{ side: Side, key: string }} */ { side, key }) =>
      dispatch(editKey, side, key, now()),
    )}></tile-editor>`;
}

/** @param {GamePage} page */
function playControls({ state, dispatch }) {
  return html`<seat-panel .info=${state.info} .play=${state.play} ?hints=${state.hints}
    @seat-change=${told(({ agent, person }) => dispatch(takeSeat, agent, person))}
    @take-back=${() => dispatch(takeBack)} @think-stop=${() => dispatch(stopGame)}
    @play-restart=${() => dispatch(restartGame)} @play-resume=${() => dispatch(thinkOn)}
    @play-move=${told(({ index }) => dispatch(makeMove, index))}
    @hints-change=${told(({ hints }) => dispatch(showHints, hints))}></seat-panel>`;
}
