/**
 * What every page does with texts of levels: those that come with it, files, which may be too large, and
 * their pictures.
 * @import { Engine } from '../engine/engine.js'
 * @import { Catalog, Collection } from '../model/types.js'
 * @import { Files, LevelEngine, SomeFile } from './levels.js'
 */
import { formatValue } from '../model/format.js';
import { headerValue } from '../model/levels.js';

/** A text that says which puzzle it is of. @param {Pick<LevelEngine, 'levels'>} engine
 * @param {Catalog | null} catalog @param {string | null} text @returns {Promise<Collection | null>} */
export async function readLevels(engine, catalog, text) {
  const domain = headerValue(text ?? '', 'domain');
  if (text === null || !catalog?.domains.some(({ id }) => id === domain)) return null;
  const answer = await engine.levels(domain, text).catch(() => null);
  return answer?.ok ? { ...answer, domain } : null;
}

/** The page's own collections, null for each that cannot be read, and words about those that did not come.
 * @param {Pick<LevelEngine, 'levels'>} engine @param {Catalog | null} catalog
 * @param {Pick<Files, 'bundled'>} files */
export async function bundledLevels(engine, catalog, files) {
  const texts = await files.bundled();
  const all = await Promise.all(texts.map((text) => readLevels(engine, catalog, text)));
  const unread = texts.filter((text) => text === null).length;
  const diagnostic = unread ? `${unread} of the level collections could not be loaded.` : '';
  return { all, found: all.filter((each) => each !== null), diagnostic };
}

/** Why a file is not read; '' where it may be. @param {Catalog | null} catalog @param {SomeFile} file */
export function sizeDiagnostic(catalog, { name, size }) {
  if (!catalog || size <= catalog.limits.text_bytes) return '';
  const most = formatValue(catalog.limits.text_bytes / 2 ** 20);
  return `${name} is larger than ${most} MiB, which is the limit.`;
}

/** A picture of any text, valid or not. @param {Pick<Engine, 'sketch' | 'check'>} engine */
export const sketchWith = (engine) => async (/** @type {string} */ domain, /** @type {string} */ text) => {
  const picture = await engine.sketch(domain, text);
  if (picture) return picture;
  const check = await engine.check(domain, text, {}, []);
  return check.ok ? check : null;
};
