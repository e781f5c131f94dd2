/** What a page of the tests is given instead of buttons: the engine for code of the user's own. */
import { OwnEngine } from '../../../web/engine/own/own-engine.js';
import { isTrusted, trust } from '../../../web/engine/own/trust.js';

globalThis.own = { OwnEngine, isTrusted, trust };
