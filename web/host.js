/** The window around an embedded page: who it is, what it is told, and how high the page would be. */
import { answerOf, hostEffect } from './effects/host.js';
import { heard, hostOf, told } from './model/host-messages.js';
import { needsBars } from './screens/embed.js';
import { shownBoard } from './state/selectors.js';

/** @import { Page } from './app.js' */
/** @import { HostEvent } from './model/host-messages.js' */
/** @import { Question } from './state/state.js' */

const [head, bars, foot, pane, card, least, game] = [38, 92, 50, 320, 440, 260, 720];
const beside = 640; // from this width on, the pane stands beside the board

/** How high the page would like to be. @param {Page} page */
function heightOf({ state }) {
  const { board } = shownBoard(state);
  const isAlone = document.querySelector('.embed-main.alone') !== null;
  const isWide = innerWidth >= beside && !isAlone;
  const width = isWide ? innerWidth * 0.49 : innerWidth;
  const drawn = board ? Math.min(Math.max(width * (board.height / board.width), least), 640) : pane;
  const rest = isAlone ? 0 : state.question ? card : pane;
  const above = head + (needsBars(state) ? bars : 0);
  return Math.ceil(above + foot + (isWide ? Math.max(drawn, rest) : drawn + rest));
}

/** Only what is a colour, or a family of fonts. @param {Record<string, string>} style */
function paint(style) {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(style)) {
    if (name === 'font') root.style.fontFamily = value;
    else if (CSS.supports('color', value)) root.style.setProperty(`--${name}`, value);
  }
}

/** To whomever it is: it says nothing but a number. The second is what learning platforms know.
 * @param {number} height */
function tellHeight(height) {
  parent.postMessage(told('resize', { height }), '*');
  parent.postMessage(JSON.stringify({ subject: 'lti.frameResize', height }), '*');
}

/** A page without an origin can be named by no address. @param {string} host */
const tellerOf =
  (host) =>
  (
    /** @type {HostEvent} */ event,
    /** @type {object} */ detail,
    /** @type {string | number | null} */ id = null,
  ) =>
    parent.postMessage(told(event, detail, id), host === 'null' ? '*' : host);

/** The game tells that it is there and what is answered; it takes no commands. @template {{ ready: boolean,
 * question: Question | null }} S @param {import('./state/store.js').Store<S>} store */
export function joinGameHost(store) {
  const resize = () => tellHeight(innerWidth >= beside ? game : game + card);
  resize();
  addEventListener('resize', resize);
  const host = hostOf(location.hash);
  if (!host) return;
  const tell = tellerOf(host);
  if (store.state.ready) tell('ready', { domain: 'game' });
  store.subscribe(({ ready, question }, before) => {
    if (ready && !before.ready) tell('ready', { domain: 'game' });
    if (question && question.tries > (before.question?.tries ?? 0)) tell('answer', answerOf(question));
  });
}

/** @param {Page} page */
export function joinHost(page) {
  if (parent === self) return;
  const host = hostOf(location.hash);
  let height = 0;
  const resize = () => {
    if (heightOf(page) === height) return;
    height = heightOf(page);
    tellHeight(height);
  };
  page.store.subscribe((state, before) => {
    const isOther = state.check !== before.check || state.drawn !== before.drawn;
    if (isOther || state.question !== before.question) resize();
  });
  addEventListener('resize', resize);
  if (!host) return;
  const tell = tellerOf(host);
  const effect = hostEffect(page.store, {
    tell,
    link: () => page.link().replace(/^[^#]*#/, ''),
    load: (link) => page.address.followLink(`#${link}`, page.now()),
    paint,
  });
  page.store.subscribe(effect);
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || (host !== '*' && origin !== host)) return;
    const message = heard(data);
    if (message?.ok) effect.obey(message.command, message.id);
    else if (message) tell('error', { message: message.message }, message.id);
  });
}
