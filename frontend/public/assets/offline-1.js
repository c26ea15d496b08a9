// Loads the page anew as soon as the service can be reached again.
const retry = async () => {
  if (!navigator.onLine) return;
  const answered = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answered) location.reload();
};
addEventListener('online', retry);
setInterval(retry, 5_000);
