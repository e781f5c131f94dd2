// A static file server for this machine only: node tools/serve.mjs FOLDER PORT
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The file a request names, or null when it is malformed or lies outside the folder. */
export function fileFor(folder, url) {
  let path;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return null;
  }
  const root = resolve(folder);
  const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
  return file.startsWith(root + sep) && !file.includes('\0') ? file : null;
}

async function answer(folder, request, response) {
  const refuse = (status, text, headers = {}) =>
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(text);

  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
  const file = fileFor(folder, request.url);
  const found = file && (await stat(file).catch(() => null));
  if (found?.isDirectory()) return refuse(301, '', { Location: `${encodeURIComponent(basename(file))}/` });
  if (!found?.isFile()) return refuse(404, `There is no ${request.url}`);

  response.writeHead(200, {
    'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'Content-Length': found.size,
    'Cache-Control': 'no-store', // a rebuilt page is found at the next visit, and offered
  });
  if (request.method === 'HEAD') return response.end();
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** Serves a folder on 127.0.0.1; port 0 takes any free one. Resolves to the server once it listens. */
export function serve(folder, port = 0) {
  const server = createServer((request, response) => answer(folder, request, response));
  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => listening(server));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder, port] = process.argv.slice(2);
  try {
    const server = await serve(folder, Number(port));
    console.log(`Frontier is at http://127.0.0.1:${server.address().port}/ (Ctrl+C ends it)`);
  } catch (error) {
    const reason =
      { EADDRINUSE: 'another program uses it', EACCES: 'it is reserved for root' }[error.code] ??
      error.message;
    console.error(`playground: cannot serve on port ${port}: ${reason}. Choose another one with --port.`);
    process.exitCode = 1;
  }
}
