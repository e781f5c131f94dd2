/**
 * The frame of sandbox.html, with a worker in the sandbox inside it, as WorkerLink wants a worker. Every
 * message that comes out of it is held against what was asked; one that is silent for too long, while
 * something is asked of it, is ended.
 * @import { MessageToPage } from '../protocol.js'
 * @import { Asked } from './answer-checks.js'
 * @import { SandboxParts } from './sandbox-parts.js'
 * @typedef {{ limit: number, onSilent: (asked: number) => void, parts: () => Promise<SandboxParts>,
 *   address?: string, document?: Document, tick?: number, boot?: number }} FrameSettings
 *   limit: seconds of silence; boot: as many as it may take to start, with Python, and to read a code;
 *   onSilent: how many states were asked about when it was last heard of
 */
import { makeAnswerChecks } from './answer-checks.js';

const bootSeconds = 60;

export class SandboxFrame {
  /** @type {((event: MessageEvent<MessageToPage>) => void) | null} */ onmessage = null;
  /** @type {((event: ErrorEvent) => void) | null} */ onerror = null;
  #settings;
  #frame;
  #channel = new MessageChannel();
  /** @type {Map<number, Asked>} */ #asked = new Map();
  /** @type {ReturnType<typeof makeAnswerChecks> | null} */ #checks = null;
  #booted;
  #patience;
  #silence = 0;
  #states = 0;
  #isEnded = false;
  #timer;

  /** @param {FrameSettings} settings */
  constructor(settings) {
    this.#settings = {
      address: './sandbox.html',
      document: globalThis.document,
      tick: 0.25,
      boot: bootSeconds,
      ...settings,
    };
    this.#patience = this.#settings.boot;
    this.#frame = this.#settings.document.createElement('iframe');
    this.#frame.hidden = true;
    this.#frame.title = 'Sandbox';
    this.#channel.port1.onmessage = ({ data }) => this.#hear(data);
    this.#booted = this.#boot().catch((error) =>
      this.#say({ type: 'unavailable', message: String(error.message) }),
    );
    this.#timer = setInterval(() => this.#watch(), this.#settings.tick * 1000);
  }

  /** @param {object} message @param {Transferable[]} [transfer] */
  postMessage(message, transfer = []) {
    const asked = /** @type {Asked & { id?: number }} */ (message);
    if (asked.id !== undefined) this.#asked.set(asked.id, asked);
    if (asked.type === 'search' || asked.what === 'judge') this.#states = 0;
    if (asked.type === 'load') this.#patience = this.#settings.boot;
    void this.#booted.then(() => this.#channel.port1.postMessage(message, transfer));
  }

  terminate() {
    this.#isEnded = true;
    clearInterval(this.#timer);
    this.#channel.port1.close();
    this.#frame.remove();
    removeEventListener('message', this.#hearFrame);
  }

  async #boot() {
    const { text, first, rest, types } = await this.#settings.parts();
    if (this.#isEnded) return;
    this.#checks = makeAnswerChecks(types);
    addEventListener('message', this.#hearFrame);
    await new Promise((resolve, reject) => {
      this.#frame.onload = resolve;
      this.#frame.onerror = () => reject(new Error('The sandbox could not be loaded.'));
      this.#frame.src = this.#settings.address;
      this.#settings.document.body.append(this.#frame);
    });
    // what came from the site can be looked at
    if (!this.#frame.srcdoc && this.#frame.contentDocument?.title !== this.#frame.title)
      throw new Error('The sandbox could not be loaded. Is the connection gone?');
    this.#frame.contentWindow?.postMessage({ text, first, rest }, '*', [this.#channel.port2]);
  }

  /** The frame itself says only that its worker could not be started. */
  #hearFrame = (/** @type {MessageEvent} */ { source, data }) => {
    if (source !== this.#frame.contentWindow || typeof data !== 'string') return;
    this.onerror?.(/** @type {ErrorEvent} */ ({ message: data.slice(0, 500) }));
  };

  /** @param {unknown} data */
  #hear(data) {
    if (this.#isEnded) return;
    const message = this.#checked(data);
    if (!message)
      return this.#say({
        type: 'ended',
        message: 'The sandbox said something that it cannot say, and was ended.',
      });
    this.#silence = 0;
    this.#patience = message.type === 'ready' ? this.#patience : this.#settings.limit;
    if (message.type === 'alive') this.#states = message.asked;
    else this.#say(message);
  }

  /** @param {MessageToPage} message */
  #say(message) {
    if (!this.#isEnded) this.onmessage?.(/** @type {MessageEvent<MessageToPage>} */ ({ data: message }));
  }

  /** @param {unknown} data @returns {MessageToPage | null} */
  #checked(data) {
    if (typeof data !== 'object' || data === null || !this.#checks) return null;
    const message = /** @type {MessageToPage} */ (data);
    switch (message.type) {
      case 'ready':
        return { type: 'ready' };
      case 'alive':
        return Number.isSafeInteger(message.asked) ? { type: 'alive', asked: message.asked } : null;
      case 'unavailable':
      case 'broken':
        return { type: message.type, message: String(message.message).slice(0, 1000) };
      case 'progress':
      case 'answer':
        return this.#checkedReply(message);
      default:
        return null;
    }
  }

  /** @param {import('../protocol.js').AnswerMessage | import('../protocol.js').ProgressMessage} message */
  #checkedReply(message) {
    const asked = this.#asked.get(message.id);
    if (!asked || !this.#checks) return null;
    if (message.type === 'progress') return this.#checks.isProgress(asked, message.progress) ? message : null;
    this.#asked.delete(message.id);
    return this.#checks.isAnswer(asked, message.value) ? message : null;
  }

  /** Counts by its own ticks: a computer that slept was not silent. */
  #watch() {
    if (this.#asked.size === 0) this.#silence = 0;
    else this.#silence += this.#settings.tick;
    if (this.#silence <= Math.max(this.#patience, this.#settings.limit)) return;
    const { limit } = this.#settings;
    this.#settings.onSilent(this.#states);
    this.#say({
      type: 'ended',
      message: `Your heuristic did not answer for ${limit} seconds, so it was ended.`,
    });
  }
}
