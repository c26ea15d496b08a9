import { runAnalytics } from '../analytics/run-analytics.ts';
import { runWorker } from '../run-worker.ts';

type Run = (environment: NodeJS.ProcessEnv, signal: AbortSignal, onReady: (line?: string) => void) => Promise<void>;

const programs: Readonly<Record<'worker' | 'analytics', Run>> = { worker: runWorker, analytics: runAnalytics };

/** A message to the host; every one is answered with its `id`. */
type HostRequest =
  | {
      readonly id: string;
      readonly program: keyof typeof programs;
      /** Settings of the program. */
      readonly start: Readonly<Record<string, string>>;
    }
  /** Stops the program that the request with that id started. */
  | { readonly id: string; readonly stop: string };

interface Running {
  readonly stop: AbortController;
  readonly ended: Promise<void>;
}

const running = new Map<string, Running>();

const handle = async (request: HostRequest): Promise<string> => {
  if ('stop' in request) {
    const program = running.get(request.stop);
    running.delete(request.stop);
    program?.stop.abort();
    // It may have failed because of the abort itself.
    await program?.ended.catch(() => undefined);
    return '';
  }
  const stop = new AbortController();
  let ended: Promise<void> | undefined;
  const line = await new Promise<string>((onReady, onFailure) => {
    ended = programs[request.program]({ ...process.env, ...request.start }, stop.signal, (text = 'ready') =>
      onReady(text),
    );
    ended.catch(onFailure);
  });
  running.set(request.id, { stop, ended: ended! });
  return line;
};

/**
 * Runs the workers and analytics programs of many suites, one process for all: starting a process takes longer than most
 * suites need. An analytics program answers with its address. Ends with whoever started the process.
 */
process.on('message', (request: HostRequest) => {
  handle(request).then(
    (line) => process.send?.({ id: request.id, line }),
    (error: unknown) => process.send?.({ id: request.id, error: String(error) }),
  );
});
process.once('disconnect', () => process.exit());
