const name = 'ChunkLoadError';

/**
 * Names the errors of failed dynamic imports. The router takes an error that it recognises as one for a reason to load
 * the whole page anew, and without a network that removes everything on the screen.
 */
export function markChunkLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = name;
    payload.message = `A part of the page did not come: ${payload.message}`;
  });
}

/** A chunk could not be loaded: no network, no server, or a server with newer chunks. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && error.name === name;

/** Reloads the page if the server can be reached. */
export const reloadIfReachable = (): Promise<void> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
