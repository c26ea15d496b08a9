/** Milliseconds after loading, when nothing of the page waits for the network any more. */
const quietMs = 3_000;

/** Has a page ready for when a visitor opens one without a network. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () =>
    setTimeout(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined), quietMs);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
