const pressedTwiceMs = 500;
const lookMs = 500;

/**
 * Resolves when the process is told to stop: Ctrl+C, SIGTERM, the terminal closed, or npm's shell gone, which a signal
 * to npm ends without passing it on. `onInsist` is called at a second Ctrl+C; npm doubles the first, so one that
 * follows at once does not count.
 */
export const untilTold = (onInsist: () => void): Promise<void> =>
  new Promise((resolve) => {
    let toldAt: number | undefined;
    const told = () => {
      if (toldAt === undefined) {
        toldAt = Date.now();
        resolve();
      } else if (Date.now() - toldAt > pressedTwiceMs) onInsist();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, told);
    const parent = process.ppid;
    if (!process.env['npm_lifecycle_event']) return;
    setInterval(() => {
      if (toldAt === undefined && process.ppid !== parent) told();
    }, lookMs).unref();
  });
