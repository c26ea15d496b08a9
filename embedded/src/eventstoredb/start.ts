import { lockFolder } from '../folder-lock.ts';
import { GrpcServer, HOST } from './server.ts';
import { EventStore } from './streams/event-store.ts';

export interface EventStoreOptions {
  /** Where the log lies; created if need be. */
  folder: string;
  /** 0 or nothing: any free port. */
  port?: number;
}

/** A running node. */
export interface RunningEventStore {
  connectionString: string;
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts an EventStoreDB node on loopback.
 * A commit that can't be written ends the process: what writers were told would no longer agree with the disk.
 * @throws Error when the folder is in use or not writable, or the port is taken
 */
export async function startEventStore({ folder, port = 0 }: EventStoreOptions): Promise<RunningEventStore> {
  const unlock = await lockFolder(folder);
  let store: EventStore | undefined;
  try {
    store = EventStore.open(folder, endProcess);
    const server = new GrpcServer(store);
    const bound = await server.listen(port);
    return {
      port: bound,
      connectionString: `esdb://${HOST}:${bound}?tls=false`,
      stop: async () => {
        await server.close();
        await store?.close();
        await unlock();
      },
    };
  } catch (error) {
    await store?.close();
    await unlock();
    throw error;
  }
}

/** After a failed write lmdb's own clean-up may crash the process half-way, so nothing of it is let run. */
function endProcess(cause: string): void {
  console.error(`event store: writing failed, stopping: ${cause}`);
  process.kill(process.pid, 'SIGKILL');
}
