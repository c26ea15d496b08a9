/** Milliseconds after loading, when nothing of the page waits for the network any more. */
const rest = 3_000;

/** Has a page ready for when a visitor opens one without a network. */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = () =>
    setTimeout(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined), rest);
  if (document.readyState === 'complete') keep();
  else window.addEventListener('load', keep, { once: true });
}
