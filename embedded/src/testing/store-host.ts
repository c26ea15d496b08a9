import { startEventStore } from '../eventstoredb/start.ts';
import { startDocumentStore } from '../mongodb/document-store.ts';

/** A message to the host; every one is answered with its `id`. */
type HostRequest =
  | { readonly id: string; readonly start: 'eventstoredb' | 'mongodb'; readonly folder: string }
  /** Stops the store that the request with that id started. */
  | { readonly id: string; readonly stop: string };

const stores = new Map<string, { readonly connectionString: string; stop(): Promise<void> }>();

const handle = async (request: HostRequest): Promise<string> => {
  if ('stop' in request) {
    await stores.get(request.stop)?.stop();
    stores.delete(request.stop);
    return '';
  }
  const start = request.start === 'mongodb' ? startDocumentStore : startEventStore;
  const store = await start({ folder: request.folder, port: 0 });
  stores.set(request.id, store);
  return store.connectionString;
};

/**
 * Runs the stores of many suites, one process for all: starting a process takes longer than most suites need, starting a
 * store a few milliseconds. Each store has its own folder and port. Ends with whoever started the process.
 */
process.on('message', (request: HostRequest) => {
  handle(request).then(
    (line) => process.send?.({ id: request.id, line }),
    (error: unknown) => process.send?.({ id: request.id, error: String(error) }),
  );
});
process.once('disconnect', () => process.exit());
