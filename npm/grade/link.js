/**
 * Links into the playground that open a very run: what stands in their fragment is what the page reads
 * (web/model/link-read.js), as pairs or, where that is long, in its compact form.
 * @import { Entry, GradedLevel, Test } from './types.js'
 */
import { deflateRawSync } from 'node:zlib';

const mostReadable = 2000;
const mostFragment = 32_768;

/** @param {string} site @param {Entry} entry @param {Test} test @param {GradedLevel} level
 * @param {{ function: string, formula: string }} used @returns {string} '' where it would be too long */
export function linkTo(site, entry, test, { domain, board }, used) {
  const fields = new URLSearchParams({ domain, board, strategy: test.strategy });
  if (entry.language === 'builtin') fields.set('heuristic', entry.code);
  else {
    const name = entry.name.slice(0, 60);
    for (const [key, value] of Object.entries({
      heuristic: 'own',
      own: entry.language,
      code: entry.code,
      name,
    }))
      fields.set(key, value);
    if (used.function) fields.set('entry', used.function);
  }
  const formula = test.formula ?? used.formula;
  if (formula) fields.set('formula', formula);
  if (test.weight !== null) fields.set('weight', String(test.weight));
  fields.set('max_expansions', String(test.expansions));
  fields.set('memory_mib', String(test.memory));
  for (const [id, value] of Object.entries(test.options)) fields.set(`option.${id}`, value);
  const pairs = fields.toString();
  const fragment = pairs.length <= mostReadable ? pairs : `1.${deflateRawSync(pairs).toString('base64url')}`;
  return fragment.length <= mostFragment ? `${site}#${fragment}` : '';
}
