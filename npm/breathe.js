/**
 * Lets all that waits have its turn: timers, messages, whoever aborts. setTimeout would wait for four
 * milliseconds in a browser, and an open channel would keep Node from ending.
 */
/** @type {MessageChannel | null} */ let channel = null;
/** @type {((value?: unknown) => void)[]} */ const waiting = [];

export const breathe = () =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') return void setImmediate(resolve);
    if (!channel) {
      channel = new MessageChannel();
      channel.port1.onmessage = () => waiting.shift()?.();
    }
    waiting.push(resolve);
    channel.port2.postMessage(0);
  });
