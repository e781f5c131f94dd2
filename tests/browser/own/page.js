/** What a page of the tests is given instead of buttons: the engine for code of the user's own. */
import { OwnEngine } from '../../../web/engine/own/own-engine.js';
import { isTrusted, trust } from '../../../web/engine/own/trust.js';

globalThis.own = { OwnEngine, isTrusted, trust };

/** With a bomb in its address the page sets it off by itself, and then searches with a good heuristic. */
const bomb = new URLSearchParams(location.search).get('bomb');
const tell = (/** @type {unknown} */ what) => fetch(`./hit/told?${encodeURIComponent(JSON.stringify(what))}`);

async function setOff() {
  const engine = new OwnEngine({}, { limit: 4 });
  const request = {
    domain: 'sokoban',
    board: '#####\n#@$.#\n#####\n',
    options: {},
    strategy: 'a_star',
    heuristic: 'own',
    guide: '',
    formula: '',
    weight: null,
    bound: { g: null, h: null, f: null },
    max_expansions: null,
    memory_mib: 256,
  };
  const told = [];
  for (const code of [bomb, '() => 0']) {
    const loaded = await engine.load({ language: 'javascript', code });
    const result = loaded.ok ? await engine.search(request, 60, {}).catch((error) => error) : loaded;
    told.push(result.ok ? result.stats.status : String(result.message));
  }
  await tell(told);
}
if (bomb) void setOff();
