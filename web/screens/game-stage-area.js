/**
 * The game's board with what belongs to it: along the line of play, through the tree, edited, or a game
 * against the
 * search.
 * @import { GamePage } from '../game.js'
 */
import { html, nothing } from 'lit';
import { isPersonsTurn, targetsOf } from '../model/game-play.js';
import {
  editorMessage, gameCaption, gameRuns, lastStepOf, positionOf, stepOf, stepWords,
} from '../state/selectors-game.js';
import {
  dragCell, editKey, pickTool, pressCell, resizeBoards, setTileNumber,
} from '../state/updates-game-edit.js';
import { showHints, showMode, stopGame } from '../state/updates-game.js';
import { makeMove, restartGame, takeBack, takeSeat, tapTile, thinkOn } from '../state/updates-game-play.js';
import {
  seekPly, seekStep, setGameSpeed, showWholeTree, toggleGamePlay,
} from '../state/updates-game-walk.js';
import { told } from '../views/events.js';
import '../views/game-stage.js';
import '../views/seat-panel.js';
import '../views/step-bar.js';
import '../views/tile-editor.js';
import '../views/transport-bar.js';

/** @param {GamePage} page */
export function gameStageArea(page) {
  const { state, dispatch } = page;
  const { play, mode } = state;
  return html`<game-stage slot="board" mode=${mode} .position=${positionOf(state)}
    .caption=${gameCaption(state)}
    .chosen=${play.chosen} .targets=${targetsOf(play)} ?personal=${isPersonsTurn(play) && !gameRuns(state)}
    @mode-pick=${told((detail) => dispatch(showMode, detail.mode))}
    @cell-tap=${told(({ cell }) => dispatch(tapTile, cell))}
    @stage-key=${(/** @type {CustomEvent} */ event) => page.stageKey(event.detail) && event.preventDefault()}>
    ${{ line: lineControls, tree: treeControls, edit: editor, play: playControls }[mode](page)}</game-stage>`;
}

/** @param {GamePage} page */
function lineControls({ state, dispatch }) {
  const line = state.run?.result?.line;
  const { ply, playing, speed } = state.cursor;
  if (!line?.length) return nothing;
  return html`<transport-bar name="Ply" .value=${ply} .max=${line.length} ?playing=${playing} .speed=${speed}
      @seek=${told(({ value }) => dispatch(seekPly, value))} @play-toggle=${() => dispatch(toggleGamePlay)}
      @speed-change=${told((detail) => dispatch(setGameSpeed, detail.speed))}></transport-bar>
    <ol class="line-of-play" aria-label="Line of play">${line.map(({ agent, move }, index) => html`<li>
      <button type="button" aria-current=${index + 1 === ply ? 'step' : nothing}
        @click=${() => dispatch(seekPly, index + 1)}>
        <span class="who">${agent}</span> ${move}</button></li>`)}</ol>`;
}

/** @param {GamePage} page */
function treeControls({ state, dispatch }) {
  const { tree, node, cursor } = state;
  if (!state.run?.result) return nothing;
  const words = tree.moment === null
    ? 'Step through the evaluation, or open nodes below. ★ is the move the line takes.'
    : node ? `Entered: ${stepWords(node)}` : '';
  return html`<step-bar .step=${stepOf(state)} .last=${lastStepOf(state)} ?playing=${cursor.playing}
    ?stepping=${tree.moment !== null} .words=${words} @seek=${told(({ step }) => dispatch(seekStep, step))}
    @play-toggle=${() => dispatch(toggleGamePlay)} @show-whole=${() => dispatch(showWholeTree)}></step-bar>`;
}

/** @param {GamePage} page */
function editor({ state, dispatch, now }) {
  const { boards, problem } = state;
  const wrong = { start: boards.start?.ok === false, goal: boards.goal?.ok === false };
  return html`<tile-editor .editor=${state.editor} .boards=${state.drawn} .wrong=${wrong}
    .message=${editorMessage(problem)} .most=${state.info?.max_side ?? 1}
    @tool-pick=${told(({ tool }) => dispatch(pickTool, tool))}
    @number-change=${told(({ number }) => dispatch(setTileNumber, number))}
    @size-change=${told(({ columns, rows }) => dispatch(resizeBoards, columns, rows, now()))}
    @cell-press=${told(({ side, cell }) => dispatch(pressCell, side, cell, now()))}
    @cell-drag=${told(({ side, from, to }) => dispatch(dragCell, side, from, to, now()))}
    @edit-key=${told(({ side, key }) => dispatch(editKey, side, key, now()))}></tile-editor>`;
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
