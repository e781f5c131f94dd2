// The engine as the effect of questions asks it, over the module in the same thread.
import { Lines } from '../../web/engine/lines.js';
import { XrayJob } from '../../web/engine/xray-job.js';
import { finish } from './frontier.js';

export function asideEngine(module) {
  const lines = new Lines(module);
  const job = new XrayJob(
    () => {},
    () => Promise.resolve(),
  );
  let session = null;
  return {
    async search(request) {
      session?.delete();
      session = new module.Session(request);
      const error = session.error();
      if (error) return { ok: false, error };
      finish(session);
      return { ok: true, stats: session.stats(), seconds: 0 };
    },
    plan: async (incumbent) => session.plan(incumbent),
    xray: (request, heuristic) =>
      job.run(
        module,
        { id: 1, request: { max_states: null, memory_mib: null, ...request }, heuristic },
        () => null,
      ),
    counterExamples: async (...args) => job.look({ name: 'counter_examples', args }),
    openLine: async (name, start) => lines.answer({ name, what: 'open', ...start }),
    linePosition: async (name, index) => lines.answer({ name, what: 'position', index }),
    lineMove: async (name, index, action) => lines.answer({ name, what: 'move', index, action }),
    check: async (...args) => module.check(...args),
    close() {
      session?.delete();
      lines.close();
      job.close();
    },
  };
}
