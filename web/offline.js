/** The page's side of the service worker: starts it, hears of a new version, and takes it when told to. */

/** A reload waits for whom the page then is served by. @type {() => void} */
let take = () => location.reload();

/** @param {() => void} onNewer a new version is here, and waits */
export async function keepOffline(onNewer) {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  take = () => {
    const { waiting } = registration;
    if (!waiting) return location.reload(); // another tab has taken it
    serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('take over');
  };
  const follow = (/** @type {ServiceWorker | null} */ worker) =>
    worker?.addEventListener('statechange', () => {
      // the first version of all has nobody to wait for
      if (worker.state === 'installed' && serviceWorker.controller) onNewer();
    });
  if (registration.waiting && serviceWorker.controller) onNewer();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

/** Reloads the page as its new version. */
export const takeNewVersion = () => take();
