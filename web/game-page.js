/**
 * The page of the game as a function of its state.
 * @import { GameApp } from './game.js'
 * @import { Direction } from './model/game-play.js'
 */
import { html, nothing } from 'lit';
import { canRedo, canUndo } from './model/history.js';
import { moveTowards } from './model/game-play.js';
import { phaseOf } from './model/game-tree.js';
import { told } from './views/events.js';
import './views/game-answer.js';
import './views/game-lessons.js';
import './views/game-setup.js';
import './views/game-stage.js';
import './views/game-tree-view.js';
import './views/key-sheet.js';
import './views/node-card.js';
import './views/notice-bar.js';
import './views/page-columns.js';
import './views/page-header.js';
import './views/seat-panel.js';
import './views/step-bar.js';
import './views/transport-bar.js';
import './views/utility-table.js';

/** @type {{ name: string, keys: [key: string, what: string][] }[]} */
const keys = [
  { name: 'Everywhere', keys: [['Ctrl or ⌘ + Enter', 'run'], ['Ctrl or ⌘ + Z', 'undo, outside text fields'],
    ['Ctrl or ⌘ + Shift + Z', 'redo'], ['?', 'this list']] },
  { name: 'On the board: line of play and tree', keys: [['→ and ←', 'one step forward, back'],
    ['Home, End', 'first, last'], ['Space', 'play or pause']] },
  { name: 'In the tree', keys: [['↑ and ↓', 'the node above, below'], ['→', 'open, then to the first move'],
    ['←', 'close, then to the node before'], ['Home, End', 'first, last that is shown']] },
  { name: 'On the board: play', keys: [['N, Shift + N', 'the next tile, the one before'],
    ['Arrows', 'move that tile'], ['Z or U', 'take back'], ['R', 'from the start']] },
];

/** @param {GameApp} app */
export function gamePage(app) {
  return html`<page-header page="game" ?ready=${app.ready} ?canUndo=${app.history !== null && canUndo(app.history)}
      ?canRedo=${app.history !== null && canRedo(app.history)} ?dark=${app.dark} @undo=${() => app.undo()}
      @redo=${() => app.redo()}
      @start-afresh=${() => app.startAfresh()} @colours-toggle=${() => app.toggleColours()}
      @link-copy=${() => app.copyLink()}
      @show-keys=${() => app.open('key-sheet')} @show-help=${() => app.open('game-lessons')}></page-header>
    <notice-bar .message=${app.notice} .action=${app.ready || !app.notice ? '' : 'Try again'}
      @notice-action=${() => location.reload()} @notice-close=${() => app.set({ notice: '' })}></notice-bar>
    ${app.info && app.history ? columns(app) : html`<p class="loading" ?hidden=${app.notice}>The engine is loading
      …</p>`}
    <div class="narration" role="status" aria-live="polite">${app.narration}</div>
    <key-sheet .groups=${keys}></key-sheet>`;
}

/** @param {GameApp} app */
function columns(app) {
  return html`<main>
    <page-columns class="columns game" order="puzzle answer stage detail lessons">
      <game-setup slot="puzzle" .info=${app.info} .levels=${app.levels} .document=${app.document}
        .boards=${app.boards} .problem=${app.problem}
        ?running=${app.running} ?canRun=${app.canRun}
        @document-change=${told(({ change, group }) => app.edit(change, group))}
        @search-start=${() => app.startSearch()} @search-stop=${() => app.engine.stop()}></game-setup>
      <game-lessons slot="lessons" .info=${app.info}></game-lessons>
      ${stage(app)}
      <game-answer slot="answer" .run=${app.run} ?running=${app.running} ?changed=${app.changed}
        @search-resume=${() => app.resumeSearch()}
        @solution-copy=${() => app.copy(app.run?.result?.solution ?? '',
          'The solution file is on the clipboard.')}></game-answer>
      ${details(app)}
    </page-columns>
  </main>`;
}

/** @param {GameApp} app */
function stage(app) {
  const { play, mode, position } = app;
  return html`<game-stage slot="stage" mode=${mode} .position=${position} .caption=${caption(app)}
    .chosen=${play.chosen} .targets=${play.targets}
    ?personal=${play.isPersonsTurn && !app.running} .last=${-1}
    @mode-pick=${told((detail) => app.show(detail.mode))} @cell-tap=${told((detail) => play.tap(detail.cell))}
    @stage-key=${(/** @type {CustomEvent} */ event) => takeKey(app, event.detail) && event.preventDefault()}>
    ${{ line: lineControls, tree: treeControls, play: playControls }[mode](app)}</game-stage>`;
}

/** @param {GameApp} app */
function caption({ info, mode, position, run, running, walk, play }) {
  if (!position) {
    if (running) return 'The search runs …';
    return run?.stats
      ? 'There is nothing to show yet: let the search go on.'
      : `${info?.summary ?? ''} Run the search to begin.`;
  }
  if (mode === 'line' && !walk.result) return 'The start: the line of play is not known';
  const last = position.played.at(-1);
  if (last) return `After ${last.agent} ${last.move}`;
  return mode === 'play' && play.isPersonsTurn ? 'Pick one of the framed tiles' : 'The start';
}

/** @param {GameApp} app */
function lineControls({ walk }) {
  const line = walk.result?.line;
  if (!line?.length) return nothing;
  return html`<transport-bar name="Ply" .value=${walk.ply} .max=${line.length} ?playing=${walk.playing}
    .speed=${walk.speed}
      @seek=${told((detail) => walk.seek(detail.value))} @play-toggle=${() => walk.togglePlay()}
      @speed-change=${told((detail) => (walk.speed = detail.speed))}></transport-bar>
    <ol class="line-of-play" aria-label="Line of play">${line.map(({ agent, move }, index) => html`<li>
      <button type="button" aria-current=${index + 1 === walk.ply ? 'step' : nothing}
        @click=${() => walk.seek(index + 1)}>
        <span class="who">${agent}</span> ${move}</button></li>`)}</ol>`;
}

/** @param {GameApp} app */
function treeControls({ walk, run }) {
  const { tree, node } = walk;
  const rows = tree.rows();
  const words = tree.moment === null
    ? 'Step through the evaluation, or open nodes below. ★ is the move the line takes.'
    : node
    ? `Entered: ${walk.stepWords(node)}`
    : '';
  return html`${walk.result
      ? html`<step-bar .step=${walk.step} .last=${walk.lastStep} ?playing=${walk.playing}
        ?stepping=${tree.moment !== null} .words=${words}
          @seek=${told((detail) => walk.seekStep(detail.step))} @play-toggle=${() => walk.togglePlay()}
          @show-whole=${() => walk.showWhole()}></step-bar>`
      : nothing}
    ${rows.length
      ? html`<game-tree-view .rows=${rows} ?pruned=${run?.document.search === 'alpha_beta_pruning'}
          @tree-select=${told((detail) => walk.select(detail.path))}
          @tree-open=${told((detail) => walk.open(detail.path))}
          @tree-close=${told((detail) => walk.close(detail.path))}
          @tree-more=${told((detail) => walk.more(detail.path))}></game-tree-view>`
      : nothing}`;
}

/** @param {GameApp} app */
function playControls(app) {
  const { play, info } = app;
  const state = [play.path, play.thinking, play.problem, [...play.seats], play.answer !== null,
    play.position !== null].join();
  return html`<seat-panel .info=${info} .play=${play} .state=${state} ?hints=${app.hints}
    @seat-change=${told((detail) => play.setSeat(detail.agent, detail.person))} @take-back=${() => play.takeBack()}
    @think-stop=${() => app.engine.stop()}
    @play-restart=${() => play.restart()} @play-resume=${() => play.resume()}
    @play-move=${told((detail) => play.move(detail.index))}
    @hints-change=${told((detail) => app.set({ hints: detail.hints }))}></seat-panel>`;
}

/** @param {GameApp} app */
function details({ mode, walk, run, position }) {
  const { node } = walk;
  const left = !node || walk.tree.moment === null || phaseOf(node, walk.tree.moment, true) === 'left';
  return html`${mode === 'tree' && node
      ? html`<node-card slot="detail" .node=${node} ?left=${left}
        ?pruned=${run?.document.search === 'alpha_beta_pruning'}></node-card>`
      : nothing}
    ${position ? html`<utility-table slot="detail" .position=${position}></utility-table>` : nothing}`;
}

const directions = /** @type {Record<string, Direction>} */ ({
  ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down',
});

/** The keys of the stage; true when one was used. @param {GameApp} app
 * @param {{ key: string, shift: boolean }} pressed */
function takeKey(app, pressed) {
  return app.mode === 'play' ? playKey(app, pressed) : walkKey(app, pressed.key);
}

/** @param {GameApp} app @param {string} key */
function walkKey({ mode, walk }, key) {
  if (!walk.result) return false;
  const last = mode === 'line' ? BigInt(walk.result.line.length) : walk.lastStep;
  const here = mode === 'line' ? BigInt(walk.ply) : walk.step;
  const to = { ArrowRight: here + 1n, ArrowLeft: here - 1n, Home: 0n, End: last }[key];
  if (key === ' ') walk.togglePlay();
  else if (to === undefined) return false;
  else void (mode === 'line' ? walk.seek(Number(to)) : walk.seekStep(to));
  return true;
}

/** @param {GameApp} app @param {{ key: string, shift: boolean }} pressed */
function playKey({ play }, { key, shift }) {
  const direction = directions[key];
  if (direction) {
    if (!play.position) return false;
    if (play.chosen < 0) play.chooseNext();
    else void play.move(moveTowards(play.position, play.chosen, direction));
  } else if (key.toLowerCase() === 'n') play.chooseNext(shift ? -1 : 1);
  else if (/^[zu]$/i.test(key)) void play.takeBack();
  else if (/^r$/i.test(key)) void play.restart();
  else return false;
  return true;
}
