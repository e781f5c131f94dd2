/** The engine's bytes in Node. */
import { readFile } from 'node:fs/promises';

export const engineBytes = () => readFile(new URL('./frontier.wasm', import.meta.url));
