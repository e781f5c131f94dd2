/**
 * The page of the game as a function of its state.
 * @import { GameApp } from './game.js'
 */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { canRedo, canUndo } from './model/history.js';
import { formatSeconds } from './model/format.js';
import { levelChange, levelOf } from './model/game-document.js';
import { takeKey } from './game-keys.js';
import { keyOf, phaseOf } from './model/game-tree.js';
import { formatUtility, groupDigits, statusWords } from './model/game-words.js';
import { choices } from './views/choices.js';
import { filled, told } from './views/events.js';
import { icons } from './views/icons.js';
import './views/app-header.js';
import './views/game-answer.js';
import './views/game-lessons.js';
import './views/game-setup.js';
import './views/game-stage.js';
import './views/game-tree-drawing.js';
import './views/game-tree-view.js';
import './views/key-sheet.js';
import './views/node-card.js';
import './views/notice-bar.js';
import './views/number-field.js';
import './views/pane-frame.js';
import './views/seat-panel.js';
import './views/solve-button.js';
import './views/status-line.js';
import './views/step-bar.js';
import './views/transport-bar.js';
import './views/utility-table.js';
import './views/work-frame.js';

/** @type {{ name: string, keys: [key: string, what: string][] }[]} */
const keys = [
  { name: 'Everywhere', keys: [['Ctrl or ⌘ + Enter', 'solve'], ['Esc', 'stop'], ['Ctrl or ⌘ + Z', 'undo, outside text fields'],
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
  const open = app.info && app.history;
  return html`<app-header page="game" ?ready=${app.ready}
    ?canUndo=${app.history !== null && canUndo(app.history)}
      ?canRedo=${app.history !== null && canRedo(app.history)} ?dark=${app.dark} ?copied=${app.copied}
        @undo=${() => app.undo()}
      @redo=${() => app.redo()} ?phone=${app.layout === 'phone'}
      @start-afresh=${() => app.startAfresh()} @colours-toggle=${() => app.toggleColours()}
      @link-copy=${() => app.copyLink()} @show-help=${() => app.open('key-sheet')}></app-header>
    ${open ? html`${bar(app)}<status-line role="region" aria-label="Status"
      .status=${gameStatus(app)}></status-line>` : nothing}
    <notice-bar .notice=${app.notice ? { words: app.notice, tone: 'bad', action: app.ready ? '' : 'reload' } : null}
      @notice-reload=${() => location.reload()} @notice-close=${() => app.set({ notice: '' })}></notice-bar>
    ${open ? work(app) : html`<main><p class="loading"
      ?hidden=${app.notice}>The engine is loading …</p></main>`}
    <div class="narration" role="status" aria-live="polite">${app.narration}</div>
    <key-sheet .groups=${keys}></key-sheet>`;
}

/** What runs, and how: always in view. @param {GameApp} app */
function bar(app) {
  const { document, levels, info } = app;
  const at = levelOf(levels, document);
  const pick = (/** @type {number} */ index) => levels[index] && app.edit(levelChange(levels[index]));
  const wrong = app.problem && !['start', 'goal'].includes(app.problem.field) ? app.problem.message : '';
  return html`<div class="game-bar" role="search" aria-label="How to search">
    <solve-button .primary=${gamePrimary(app)} @primary=${() => app.primary()}></solve-button>
    <span class="game-level"><button type="button" class="button" aria-label="Previous boards"
      @click=${() => pick(Math.max(0, at - 1))}>${icons.previous}</button><select
      aria-label="Boards" @change=${filled((value) => pick(Number(value)))}>${at < 0 ? html`<option value="-1" selected>Your own boards</option>` : nothing}${
        choices(levels.map(({ id }, index) => ({ id: index, name: id })), at)}</select><button type="button"
          class="button" aria-label="Next boards"
      @click=${() => pick(at + 1)}>${icons.next}</button></span>
    <select aria-label="Search"
      @change=${filled((search) => app.edit({ search }))}>${choices(info?.searches ?? [], document.search)}</select>
    <label class="game-turns">n <input aria-label="Turns of each agent, n" inputmode="numeric"
      autocomplete="off" .value=${live(document.turns)}
      aria-invalid=${wrong ? 'true' : 'false'} title=${wrong}
        @input=${filled((turns) => app.edit({ turns }, 'turns'))}><span>turns each</span></label>
    <number-field compact label="Time bound in seconds" placeholder="none" .value=${document.time_bound}
      @value-change=${told(({ value }) => app.edit({ time_bound: value }, 'time'))}></number-field>
  </div>`;
}

/** @param {GameApp} app @returns {import('./state/selectors-status.js').Primary} */
function gamePrimary(app) {
  if (app.running) return { word: 'Stop', icon: 'stop', kind: 'ink', why: '' };
  if (!app.canRun) return { word: 'Solve', icon: 'play', kind: 'off', why: app.problem?.message ?? '' };
  if (app.canResume) return { word: 'Go on', icon: 'play', kind: 'solid', why: 'the same search, further' };
  return { word: 'Solve', icon: 'play', kind: app.run?.result && !app.changed ? 'soft' : 'solid', why: 'Ctrl + Enter' };
}

/** @param {GameApp} app @returns {import('./state/selectors-status.js').Status} */
function gameStatus({ run, running, changed, problem, info, document }) {
  /** @type {Omit<import('./state/selectors-status.js').Status, 'title'>} */
  const plain = { sign: 'dot', tone: '', words: '', figures: [], part: null, more: '' };
  const search = info?.searches.find(({ id }) => id === document.search)?.name ?? '';
  if (problem) return { ...plain, sign: 'alert', tone: 'warn', title: 'Cannot solve this', words: problem.message };
  if (!run || changed) return { ...plain, title: 'Ready', words: `${search}, ${Number(document.turns) * 3 || '3n'} plies in all.` };
  if (run.problem) return { ...plain, sign: 'alert', tone: 'warn', title: 'Not run', words: run.problem.message };
  const figures = run.result ? [
    { name: 'Utility calls', value: groupDigits(run.result.util_calls) }, { name: 'Nodes', value: groupDigits(run.result.nodes) },
    { name: 'Time', value: formatSeconds(run.seconds) },
  ] : [];
  if (running) {
    const part = document.time_bound === null ? null : Math.min(1, run.seconds / Math.max(0.001, document.time_bound));
    return { ...plain, sign: 'busy', tone: 'busy', title: 'Searching', words: `${run.seconds.toFixed(1)} s`, part };
  }
  if (!run.result) {
    const { heading, sentence } = run.stats ? statusWords(run.stats) : { heading: 'Ready', sentence: '' };
    return { ...plain, sign: 'half', title: heading, words: sentence };
  }
  return { ...plain, sign: 'tick', tone: 'good', title: `Value ${formatUtility(run.result.value)}`, words: `for AGENT1 and AGENT3. ${search}.`, figures };
}

/** Where each view lives. @type {Record<'A' | 'B' | 'C', [id: string, title: string][]>} */
const homes = {
  A: [['setup', 'Set-up'], ['node', 'Node'], ['answer', 'Answer']], B: [['utility', 'Utility'], ['lessons', 'Lessons']],
  C: [['drawing', 'Game tree'], ['list', 'List']],
};

/** @param {GameApp} app */
function work(app) {
  const narrow = app.layout === 'phone' || app.layout === 'tablet';
  const all = [...homes.C, ...homes.A, ...homes.B];
  return html`<main id="work"><work-frame layout=${app.layout === 'wide' ? 'desktop' : app.layout}
    .sizes=${app.sizes}
    @pane-resize=${told(({ name, part }) => app.resize(name, part))}>
    ${stage(app)}${narrow ? frame(app, 'A', all, 'a') : Object.entries(homes).map(([home, tabs]) =>
      frame(app, /** @type {'A'} */ (home), tabs, home.toLowerCase()))}</work-frame></main>`;
}

/** @param {GameApp} app @param {'A' | 'B' | 'C'} home @param {[id: string, title: string][]} tabs @param {string} slot */
function frame(app, home, tabs, slot) {
  const shown = tabs.find(([id]) => id === app.tabs[home]) ?? tabs[0];
  return html`<pane-frame slot=${slot} label=${{ A: 'This one', B: 'The others', C: 'The whole game' }[home]}
    class="bare-cards"
    .tabs=${tabs.map(([id, title]) => ({ id, title, count: null, shown: id === shown[0] }))}
    @tab-pick=${told(({ id }) => app.set({ tabs: { ...app.tabs, [home]: id } }))}>${view(app, shown[0])}</pane-frame>`;
}

/** @param {GameApp} app @param {string} id */
function view(app, id) {
  const { walk, run, position } = app;
  const pruned = run?.document.search === 'alpha_beta_pruning';
  switch (id) {
    case 'setup':
      return html`<game-setup .info=${app.info} .levels=${app.levels} .document=${app.document}
        .boards=${app.boards} .problem=${app.problem}
        @document-change=${told(({ change, group }) => app.edit(change, group))}></game-setup>`;
    case 'answer':
      return html`<game-answer .run=${run} ?running=${app.running} ?changed=${app.changed}
        @search-resume=${() => app.resumeSearch()}
        @solution-copy=${() => app.copy(run?.result?.solution ?? '', 'The solution file is on the clipboard.')}></game-answer>`;
    case 'node': {
      const { node } = walk;
      const left = !node || walk.tree.moment === null || phaseOf(node, walk.tree.moment, true) === 'left';
      return node
        ? html`<node-card .node=${node} ?left=${left} ?pruned=${pruned}></node-card>`
        : html`<p class="pad quiet">Choose a node of the tree: here stands how its value came about.</p>`;
    }
    case 'utility':
      return position ? html`<utility-table .position=${position}></utility-table>` : html`<p
        class="pad quiet">The utility of each cell stands here.</p>`;
    case 'lessons':
      return html`<game-lessons .info=${app.info}></game-lessons>`;
    case 'list':
      return html`<game-tree-view .rows=${walk.tree.rows()} ?pruned=${pruned}
        @tree-select=${told(({ path }) => app.lookAt(path))}
        @tree-open=${told(({ path }) => walk.open(path))} @tree-close=${told(({ path }) => walk.close(path))}
        @tree-more=${told(({ path }) => walk.more(path))}></game-tree-view>`;
    default:
      return html`<game-tree-drawing .rows=${walk.drawn.rows().filter((row) => row.kind === 'node')}
        .agents=${agentsOf(walk)}
        .line=${lineKeys(walk)} .selected=${keyOf(walk.tree.selected)}
          @tree-select=${told(({ path }) => app.lookAt(path))}></game-tree-drawing>`;
  }
}

/** @param {GameApp['walk']} walk */
const agentsOf = ({ drawn, result }) =>
  (result?.line ?? []).slice(0, Math.max(0, ...drawn.rows().map((row) => row.path.length))).map(({ agent }) => agent);

/** @param {GameApp['walk']} walk */
function lineKeys({ result }) {
  const path = (result?.line ?? []).map(({ index }) => index);
  return new Set(['', ...path.map((_, i) => keyOf(path.slice(0, i + 1)))]);
}

/** @param {GameApp} app */
function stage(app) {
  const { play, mode, position } = app;
  return html`<game-stage slot="board" mode=${mode} .position=${position} .caption=${caption(app)}
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
      : `${info?.summary ?? ''} Solve it to begin.`;
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
function treeControls({ walk }) {
  const { tree, node } = walk;
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
      : nothing}`;
}

/** @param {GameApp} app */
function playControls(app) {
  const { play, info } = app;
  const state = [play.path, play.thinking, play.problem, [...play.seats], play.answer !== null,
    play.position !== null].join();
  return html`<seat-panel .info=${info} .play=${play} .state=${state} ?hints=${app.hints}
    @seat-change=${told((detail) => play.setSeat(detail.agent, detail.person))}
      @take-back=${() => play.takeBack()}
    @think-stop=${() => app.engine.stop()}
    @play-restart=${() => play.restart()} @play-resume=${() => play.resume()}
    @play-move=${told((detail) => play.move(detail.index))}
    @hints-change=${told((detail) => app.set({ hints: detail.hints }))}></seat-panel>`;
}
