// Puts docs/lessons/ into the site as it stands, for the built page and for vite's own server.
import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../docs/lessons/', import.meta.url));
const types = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };
/** @param {string} name */
const typeOf = (name) => types[/** @type {keyof typeof types} */ (extname(name))];
const files = () => readdirSync(folder).filter(typeOf);

/** @type {import('../web/node_modules/vite').Plugin} */
export const lessons = {
  name: 'lessons',
  generateBundle() {
    for (const name of files())
      this.emitFile({ type: 'asset', fileName: `lessons/${name}`, source: readFileSync(folder + name) });
  },
  configureServer: ({ middlewares }) => {
    middlewares.use('/lessons', (request, response, next) => {
      const name = (request.url ?? '').replace(/[?#].*/, '').slice(1) || 'index.html';
      if (!files().includes(name)) return next();
      response
        .writeHead(200, { 'content-type': `${typeOf(name)}; charset=utf-8` })
        .end(readFileSync(folder + name));
    });
  },
};
