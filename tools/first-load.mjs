// What a browser fetches before the page can search: files of the built site, with their sizes.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

// Static imports and new URL(…) follow at once; import(…) waits until something asks for it.
const following = {
  '.html': [
    /<script[^>]*\ssrc="([^"]+)"/g,
    /<link[^>]*\srel="(?:modulepreload|stylesheet)"[^>]*\shref="([^"]+)"/g,
  ],
  '.js': [
    /\bfrom\s*["'`]([^"'`]+)["'`]/g,
    /\bimport\s*["'`]([^"'`]+)["'`]/g,
    /\bnew URL\(\s*["'`]([^"'`]+\.(?:js|wasm))["'`]/g,
  ],
};

// The page is ready without the rest of the engine; a browser story holds it to that.
const followsLater = /frontier\.rest[^/]*\.wasm$/;

/** [{ file, raw, gzip }] in bytes, index.html first. */
export function firstLoad(site, page = 'index.html') {
  const files = [page];
  for (const file of files) {
    const text = readFileSync(join(site, file), 'utf8');
    for (const pattern of following[posix.extname(file)] ?? []) {
      for (const [, name] of text.matchAll(pattern)) {
        const next = posix.join(posix.dirname(file), name);
        if (!files.includes(next) && !followsLater.test(next) && existsSync(join(site, next)))
          files.push(next);
      }
    }
  }
  return files.map((file) => {
    const bytes = readFileSync(join(site, file));
    return { file, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
  });
}

/** The sizes of the files that end so, added up. */
export function total(files, ending) {
  const wanted = files.filter(({ file }) => file.endsWith(ending));
  const sum = (key) => wanted.reduce((bytes, row) => bytes + row[key], 0);
  return { raw: sum('raw'), gzip: sum('gzip') };
}
