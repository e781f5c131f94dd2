/** The page's worker for searches. */
import { answer, stop, transferred } from './worker.js';
import { serve } from './worker-side.js';

serve(answer, stop, transferred);
