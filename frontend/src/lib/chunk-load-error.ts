const name = 'MissingPartError';

/**
 * Marks what a dynamic import fails with. Unmarked, the router would load the whole page anew, and where no server
 * answers that takes away everything that is still there.
 */
export function markChunkLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = name;
    payload.message = `A part of the page did not come: ${payload.message}`;
  });
}

/** A part of the program did not come: no network, no server, or one that has newer parts by now. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && error.name === name;

/** Loads the page anew, but only when the server answers. */
export const reloadIfReachable = (): Promise<void> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
