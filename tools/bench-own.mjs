// The rows of ./playground bench for heuristics of the user's own: Manhattan distance in three puzzles, by
// the engine, by JavaScript and by Python, in the same pass over all states of a board. What is timed is that
// pass with its estimates, in WebAssembly.
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CodeHolder } from '../web/engine/own/code-holder.js';
import { loadJavaScript } from '../web/engine/own/javascript.js';
import { visibleToPython } from '../web/engine/own/python-boot.js';
import { harnessOf, loadPython } from '../web/engine/own/python.js';
import { createInParts } from '../web/engine/parts.js';
import { scriptHost as host } from './script-host.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const wasm = process.env.WASM_DIR ?? here('../build/wasm-release/wasm');
const rounds = 8;
const work = 20_000;

const puzzles = [
  {
    domain: 'sokoban',
    board: '########\n#.    .#\n# $$@  #\n#    $ #\n#  #   #\n#.     #\n########\n',
    javascript: `function h({ boxes, storage }) {
  let total = 0;
  for (const box of boxes) total += nearest(box, storage);
  return total;
}`,
    python: `def heur_manhattan_distance(state):
    total = 0
    for box in state.boxes:
        best = 1000
        for place in state.storage:
            steps = abs(box[0] - place[0]) + abs(box[1] - place[1])
            if steps < best:
                best = steps
        total += best
    return total
`,
  },
  {
    domain: 'snowman',
    board: '######\n#    #\n# sm #\n# b  #\n# ?  #\n#    #\n######\ndestination 2 3\n',
    javascript: `({ snowballs, destination }) => sum(snowballs, (ball) => distance(ball, destination))`,
    python: `def heur_manhattan_distance(state):
    x, y = state.destination
    total = 0
    for (a, b), size in state.snowballs.items():
        balls = 3 if size == 6 else 2 if size > 2 else 1
        total += balls * (abs(a - x) + abs(b - y))
    return total
`,
  },
  {
    domain: 'tiles',
    board: '1 2 3\n4 5 6\n7 8 0\n',
    options: { cost: 'unit' },
    javascript: `let known = null;
let places = [];
function h({ tiles }, board) {
  if (known !== board) {
    known = board;
    places = [];
    board.goal.forEach((tile, cell) => {
      places[tile] = { x: cell % board.width, y: Math.floor(cell / board.width) };
    });
  }
  const { width } = board;
  let total = 0;
  for (let cell = 0, x = 0, y = 0; cell < tiles.length; cell += 1) {
    const tile = tiles[cell];
    if (tile !== 0) total += Math.abs(places[tile].x - x) + Math.abs(places[tile].y - y);
    x += 1;
    if (x === width) { x = 0; y += 1; }
  }
  return total;
}`,
    python: `places = {}
def heur_manhattan_distance(state):
    width = state.width
    if not places:
        for cell, tile in enumerate(state.goal):
            places[tile] = (cell % width, cell // width)
    total = 0
    for cell, tile in enumerate(state.tiles):
        if tile:
            x, y = places[tile]
            total += abs(x - cell % width) + abs(y - cell // width)
    return total
`,
  },
];

async function loadEngine() {
  const { default: createFrontier } = await import(pathToFileURL(`${wasm}/frontier.mjs`).href);
  const part = (name) => readFileSync(`${wasm}/frontier.${name}.wasm`);
  return (await createInParts(createFrontier, part('first'), () => part('rest'))).module;
}

async function loadHarness() {
  const { loadPyodide } = await import(
    new URL('../web/node_modules/pyodide/pyodide.mjs', import.meta.url).href
  );
  const python = await loadPyodide({ jsglobals: visibleToPython(), stdout() {}, stderr() {} });
  const text = (name) => [name, readFileSync(here(`../web/engine/own/python/${name}.py`), 'utf8')];
  const names = ['course', 'follow', 'harness', 'states'];
  return { python, inside: harnessOf(python, Object.fromEntries(names.map(text))) };
}

/** Nanoseconds a state, the best of some rounds, and what was found. */
function judged(xray, states, heuristic, estimate) {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const error = xray.judge(heuristic, estimate?.() ?? null);
    if (error) throw new Error(error.message);
    const begun = process.cpuUsage(); // not by the clock, of which a busy machine takes a part
    for (let phase = 'estimates'; phase === 'estimates';) phase = xray.advance(work);
    const { user, system } = process.cpuUsage(begun);
    best = Math.min(best, user + system);
    while (!['judged', 'failed'].includes(xray.advance(work)));
    const { failure } = xray.report();
    if (failure) throw new Error(`${failure.message} (line ${failure.line})`);
  }
  const { mean_ratio, too_high } = xray.report();
  return { nanoseconds: (best * 1e3) / states, found: JSON.stringify([mean_ratio, too_high]) };
}

async function holderOf(load, language, code) {
  const holder = new CodeHolder(load, () => {}, performance.now.bind(performance));
  const loaded = await holder.load({ language, code });
  if (!loaded.ok) throw new Error(`${loaded.error.message} (line ${loaded.error.line})`);
  return holder;
}

/** [{ domain, states, engine, javascript, python }], in nanoseconds a state. */
export async function measureOwn() {
  const module = await loadEngine();
  const { python, inside } = await loadHarness();
  const rows = [];
  for (const { domain, board, options = {}, ...codes } of puzzles) {
    const xray = new module.Xray({ domain, board, options, max_states: 400_000, memory_mib: 512 });
    if (xray.error()) throw new Error(xray.error().message);
    while (!['ready', 'failed'].includes(xray.advance(work)));
    const { states, complete } = xray.report();
    if (!complete) throw new Error(`${domain}: the board has too many states to time`);
    const view = module.view(domain, board, options);
    const javascript = await holderOf(
      ({ code }) => loadJavaScript(code, host),
      'javascript',
      codes.javascript,
    );
    const course = await holderOf(({ code }) => loadPython(code, python, inside), 'python', codes.python);
    const all = {
      engine: judged(xray, states, 'manhattan', null),
      javascript: judged(xray, states, 'own', () => javascript.estimate(view, domain)),
      python: judged(xray, states, 'own', () => course.estimate(view, domain)),
    };
    for (const [name, { found }] of Object.entries(all))
      if (found !== all.engine.found)
        throw new Error(`${domain}: ${name} finds ${found}, not ${all.engine.found}`);
    const times = Object.entries(all).map(([name, { nanoseconds }]) => [name, nanoseconds]);
    rows.push({ domain, states, ...Object.fromEntries(times) });
    xray.delete();
  }
  return rows;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await measureOwn());
