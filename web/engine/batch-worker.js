/** A worker of a batch: one for each core. */
import { BatchServer } from './batch-server.js';
import { readMessages, serveOn } from './serving.js';
import { load } from './worker-side.js';

serveOn(self, load(), () => new BatchServer(readMessages));
