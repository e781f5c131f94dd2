// The repository's own files, without what is built or installed.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const skipped = new Set(['.git', 'build', 'node_modules']);

function paths(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? paths(path) : [path];
  });
}

/** A Map from the path of each text file to its text. */
export function repositoryFiles() {
  const texts = paths('').map((path) => [path, readFileSync(join(root, path), 'utf8')]);
  return new Map(texts.filter(([, text]) => !text.includes('\0')));
}
