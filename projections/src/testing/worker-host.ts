import { runWorker } from '../run-worker.ts';

/** A message to the host; every one is answered with its `id`. */
type HostRequest =
  | { readonly id: string; readonly start: Readonly<Record<string, string>> }
  /** Stops the worker that the request with that id started. */
  | { readonly id: string; readonly stop: string };

interface Running {
  readonly stop: AbortController;
  readonly ended: Promise<void>;
}

const workers = new Map<string, Running>();

const handle = async (request: HostRequest): Promise<string> => {
  if ('stop' in request) {
    const worker = workers.get(request.stop);
    workers.delete(request.stop);
    worker?.stop.abort();
    // It may have failed because of the abort itself.
    await worker?.ended.catch(() => undefined);
    return '';
  }
  const stop = new AbortController();
  let ended: Promise<void> | undefined;
  await new Promise<void>((onReady, onFailure) => {
    ended = runWorker({ ...process.env, ...request.start }, stop.signal, onReady);
    ended.catch(onFailure);
  });
  workers.set(request.id, { stop, ended: ended! });
  return 'ready';
};

/**
 * Runs the workers of many suites, one process for all: starting a process takes longer than most suites need. `start`
 * holds the settings of the worker. Ends with whoever started the process.
 */
process.on('message', (request: HostRequest) => {
  handle(request).then(
    (line) => process.send?.({ id: request.id, line }),
    (error: unknown) => process.send?.({ id: request.id, error: String(error) }),
  );
});
process.once('disconnect', () => process.exit());
