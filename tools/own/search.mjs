/** One search with a heuristic of the user's own, from beginning to end, where nobody waits for anything
 * else. */
import { boardOptions } from '../../web/engine/board-options.js';

const slice = 500;

/** @param {{ request: object, seconds: number }} job seconds: of search @param {() => number} now */
export async function searchOwn(module, holder, { request, seconds, ...code }, now) {
  const loaded = await holder.load(code);
  if (!loaded.ok) return loaded;
  const view = module.view(request.domain, request.board, boardOptions(module.catalog(), request));
  if (!view.ok) return { ok: false, error: view.error };
  const begun = now();
  const session = new module.Session(request, holder.estimate(view, request.domain));
  const error = session.error();
  if (error) return { ok: false, error };
  const elapsed = () => (now() - begun) / 1000;
  while (session.advance(slice) === 'running') if (elapsed() >= seconds) session.stop('timeout');
  const stats = session.stats();
  const plan = session.plan(stats.incumbents.length - 1)?.actions ?? null;
  session.delete();
  const { functions, main, formula } = loaded;
  return {
    ok: true,
    stats,
    plan,
    seconds: elapsed(),
    nanoseconds: holder.timing().nanoseconds,
    functions,
    main,
    formula,
  };
}
