const doubledSignalMs = 500;
const pollMs = 500;

/**
 * Resolves when the process is to stop: Ctrl+C, SIGTERM, the terminal closed, or npm's shell gone, which a signal to npm
 * ends without passing it on. `onInsist` is called at a second Ctrl+C; npm doubles the first, so one that follows at
 * once does not count.
 */
export const waitForSignal = (onInsist: () => void): Promise<void> =>
  new Promise((resolve) => {
    let firstAt: number | undefined;
    const onSignal = () => {
      if (firstAt === undefined) {
        firstAt = Date.now();
        resolve();
      } else if (Date.now() - firstAt > doubledSignalMs) onInsist();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
    const parent = process.ppid;
    if (!process.env['npm_lifecycle_event']) return;
    setInterval(() => {
      if (firstAt === undefined && process.ppid !== parent) onSignal();
    }, pollMs).unref();
  });
