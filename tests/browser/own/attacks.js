/**
 * What a hostile heuristic may try. Each text is the body of a function with `B`, an address that counts who
 * asks for it; it is run in the sandbox and, as a control, in a worker of a page without any policy.
 */
export const network = {
  fetch: `fetch(B + 'fetch')`,
  post: `fetch(B + 'post', { method: 'POST', mode: 'no-cors', body: 'secret' })`,
  xhr: `const x = new XMLHttpRequest(); x.open('GET', B + 'xhr'); x.send();`,
  'synchronous xhr': `const x = new XMLHttpRequest(); x.open('GET', B + 'sync', false); x.send();`,
  websocket: `new WebSocket(B.replace('http', 'ws') + 'websocket')`,
  'event source': `new EventSource(B + 'events')`,
  importScripts: `importScripts(B + 'scripts')`,
  'import()': `import(B + 'module')`,
  beacon: `navigator.sendBeacon(B + 'beacon', 'secret')`,
  worker: `new Worker(B + 'worker')`,
  'module worker': `new Worker(B + 'module-worker', { type: 'module' })`,
  'nested blob worker': `new Worker(URL.createObjectURL(new Blob(["fetch('" + B + "nested-blob')"])))`,
  'nested data worker': `new Worker("data:text/javascript,fetch('" + B + "nested-data')")`,
  'nested importScripts': `const text = "importScripts('" + B + "nested-scripts')";
    new Worker(URL.createObjectURL(new Blob([text])))`,
  font: `new FontFace('x', 'url(' + B + 'font)').load()`,
  'cache add': `caches.open('x').then((cache) => cache.add(B + 'cache'))`,
  navigation: `self.location = B + 'navigation'`,
  'navigation by href': `location.href = B + 'href'`,
  'open window': `open(B + 'open')`,
  eval: `(0, eval)("fetch('" + B + "eval')")`,
  'new Function': `new Function("fetch('" + B + "function')")()`,
  'string timer': `setTimeout("fetch('" + B + "timer')")`,
  wasm: `new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])));
    WebAssembly.instantiateStreaming(fetch(B + 'wasm'))`,
  webtransport: `new WebTransport(B.replace('http', 'https') + 'transport')`,
  rtc: `new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + new URL(B).host }] }).createDataChannel('x')`,
};

/** What must be reached where nothing hinders it, or the counting is broken. */
export const counted = [
  'fetch',
  'post',
  'xhr',
  'sync',
  'websocket',
  'events',
  'scripts',
  'module',
  'worker',
  'nested-blob',
  'nested-scripts',
  'eval',
  'function',
];

/** Heuristics that try it, each when it is loaded and when it is asked. @param {string} address */
export const networkHeuristics = (address) =>
  Object.values(network).map(
    (body) => `const B = '${address}hit/';
const attack = async () => { ${body} };
attack().catch(() => {});
let asked = 0;
function h() {
  if (asked++ < 2) attack().catch(() => {});
  return 0;
}
`,
  );

/** The same for the control, a worker each. @param {string} address */
export const controlWorkers = (address) =>
  Object.values(network).map(
    (body) => `const B = '${address}hit/'; (async () => { ${body} })().catch(() => {});`,
  );

/** Each says true when it got where it must not. */
const reaches = {
  document: `typeof document !== 'undefined'`,
  window: `typeof window !== 'undefined'`,
  parent: `typeof parent !== 'undefined'`,
  top: `typeof top !== 'undefined'`,
  opener: `typeof opener !== 'undefined'`,
  frames: `typeof frames !== 'undefined'`,
  localStorage: `Boolean(localStorage)`,
  cookie: `Boolean(document.cookie)`,
  cookieStore: `cookieStore.set('x', 'y').then(() => true)`,
  indexedDB: `new Promise((yes, no) => {
    const asked = indexedDB.open('x'); asked.onsuccess = () => yes(true); asked.onerror = no; })`,
  caches: `caches.open('x').then((c) => c.put('/x', new Response('x'))).then(() => true)`,
  files: `navigator.storage.getDirectory().then(() => true)`,
  locks: `navigator.locks.request('x', () => true)`,
  origin: `self.origin !== 'null'`,
  eval: `(0, eval)('true')`,
};

export const reached = Object.keys(reaches);

/** A heuristic whose estimate tells, a bit each, what it could reach. */
export const reachHeuristic = `
const found = [${Object.values(reaches)
  .map((text) => `async () => (${text})`)
  .join(', ')}];
let bits = 0;
found.forEach((each, i) => each().then((is) => { if (is) bits += 2 ** i; }).catch(() => {}));
new BroadcastChannel('own').postMessage('from the sandbox');
function h() { return bits; }
`;

/** Changes all that the engine beside it uses, where it can, and is Manhattan distance. */
export const prototypeHeuristic = `
const evil = () => { throw new Error('changed'); };
const tricks = [
  () => { Object.prototype.toJSON = evil; },
  () => { Object.prototype.ok = true; },
  () => { Object.defineProperty(Object.prototype, 'message', { get: evil }); },
  () => { Array.prototype.push = evil; },
  () => { Array.prototype[0] = 1; },
  () => { Array.prototype[Symbol.iterator] = evil; },
  () => { Math.abs = () => 0; Math.max = evil; Math.floor = evil; },
  () => { globalThis.Float64Array = evil; Float64Array.prototype.set = evil; },
  () => { Object.getPrototypeOf(Int32Array.prototype).subarray = evil; },
  () => { globalThis.performance = { now: () => NaN }; },
  () => { Performance.prototype.now = () => NaN; },
  () => { Date.now = () => 0; globalThis.Date = evil; },
  () => { Promise.prototype.then = evil; globalThis.Promise = evil; },
  () => { MessagePort.prototype.postMessage = evil; },
  () => { Function.prototype.call = evil; Function.prototype.apply = evil; Function.prototype.bind = evil; },
  () => { Map.prototype.get = evil; Map.prototype.set = evil; },
  () => { WebAssembly.Table.prototype.get = evil; },
  () => { globalThis.setTimeout = evil; globalThis.MessageChannel = evil; },
  () => { Object.setPrototypeOf(globalThis, null); },
  () => { Object.freeze = evil; Object.values = evil; Reflect.apply = evil; },
  () => { Error.prepareStackTrace = evil; Error.stackTraceLimit = 0; },
  () => { self.onmessage = evil; self.close = evil; },
];
for (const trick of tricks) try { trick(); } catch {}
function h({ boxes, storage }) {
  let total = 0;
  for (const box of boxes) {
    let best = Infinity;
    for (const place of storage) {
      const steps = Math.abs(box.x - place.x) + Math.abs(box.y - place.y);
      if (steps < best) best = steps;
    }
    total += best;
  }
  return total;
}
`;

/** Says to everybody who may listen that all is solved. */
export const forgingHeuristic = `
const lies = [{ type: 'ready' }, { type: 'broken', message: 'x' }, { type: 'alive', asked: 1e9 }, 'x', null];
const solved = { ok: true, stats: {}, seconds: 0 };
for (let id = 0; id < 50; id += 1) lies.push({ type: 'answer', id, value: solved });
let asked = 0;
function h() {
  if (asked++ < 5) for (const lie of lies) {
    try { self.postMessage(lie); } catch {}
    try { parent.postMessage(lie, '*'); } catch {}
    try { new BroadcastChannel('own').postMessage(lie); } catch {}
    const ports = [new MessageChannel().port1];
    try { self.dispatchEvent(new MessageEvent('message', { data: lie, ports })); } catch {}
  }
  return 0;
}
`;

/** By Python, which has its own ways out. @param {string} address */
export const pythonAttack = (address) => `
B = '${address}hit/'
port = int(B.split(':')[2].split('/')[0])
request = b'GET /hit/py-socket HTTP/1.0\\r\\n\\r\\n'
tries = [
    "import js; js.fetch(B + 'py-fetch')",
    "from js import XMLHttpRequest; r = XMLHttpRequest.new(); r.open('GET', B + 'py-xhr', False); r.send()",
    "from js import postMessage; postMessage('lie')",
    "from js import self; self.fetch(B + 'py-self')",
    "from pyodide.http import open_url; open_url(B + 'py-open-url')",
    "from pyodide.http import pyfetch; import asyncio; asyncio.ensure_future(pyfetch(B + 'py-pyfetch'))",
    "from pyodide.code import run_js; run_js(\\"fetch('\\" + B + \\"py-run-js')\\")",
    "from js import Object; Object.constructor(\\"fetch('\\" + B + \\"py-function')\\")()",
    "from js import Object; Object.constructor.constructor('return self')().fetch(B + 'py-constructor')",
    "import urllib.request; urllib.request.urlopen(B + 'py-urllib', timeout=1)",
    "import socket; socket.create_connection(('127.0.0.1', port), 1).send(request)",
    "import pyodide_js; pyodide_js.loadPackage(B + 'py-package-1.0-py3-none-any.whl')",
    "import pyodide_js; pyodide_js.globals",
    "import os; os.system('true')",
    "import subprocess; subprocess.run(['true'])",
]
asked = 0
def heur_attack(state):
    global asked
    asked += 1
    for each in tries if asked < 3 else ():
        try:
            exec(each, {'B': B, 'port': port, 'request': request})
        except BaseException:
            pass
    return 0
`;
