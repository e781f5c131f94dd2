/**
 * A scoreboard's set-up as a link: which shipped collections, which configurations, which bound. Code of the
 * user's own is not in it, nor are results: those go as a file.
 * @import { Batch, Configuration } from './batch.js'
 * @typedef {{ sets: string[], configurations: Configuration[], bound: Batch['bound'] }} LinkedBoard
 */
import { configurationOf, firstBound } from './batch.js';
import { configurationFrom } from './batch-file.js';

/** @param {Batch} batch */
export function toBoardFragment({ levels, configurations, bound }) {
  const sets = [...new Set(levels.map(({ key }) => key.replace(/:\d+$/, '')))];
  const fields = new URLSearchParams({ sets: sets.join(',') });
  if (bound.seconds !== null) fields.set('seconds', String(bound.seconds));
  if (bound.expansions !== null) fields.set('expansions', String(bound.expansions));
  const plain = /** @type {Record<string, unknown>} */ (configurationOf({}));
  for (const configuration of configurations.filter(({ own }) => own === null)) {
    const told = Object.entries(configuration).filter(
      ([key, value]) =>
        key === 'strategy' || (key !== 'key' && JSON.stringify(value) !== JSON.stringify(plain[key])),
    );
    fields.append('run', JSON.stringify(Object.fromEntries(told)));
  }
  return fields.toString();
}

/** What a link says; null when it says nothing. @param {string} fragment @returns {LinkedBoard | null} */
export function fromBoardFragment(fragment) {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!fields.has('sets') && !fields.has('run')) return null;
  const number = (/** @type {string} */ key) => {
    const value = Number(fields.get(key));
    return fields.has(key) && Number.isFinite(value) && value > 0 ? value : null;
  };
  const configurations = fields.getAll('run').flatMap((text, i) => {
    try {
      return configurationFrom({ ...JSON.parse(text), own: null, key: `c${i + 1}` });
    } catch {
      return []; // not ours
    }
  });
  const bound = { seconds: number('seconds'), expansions: number('expansions') };
  return {
    sets: (fields.get('sets') ?? '').split(',').filter(Boolean),
    configurations,
    bound: bound.seconds === null && bound.expansions === null ? firstBound : bound,
  };
}
