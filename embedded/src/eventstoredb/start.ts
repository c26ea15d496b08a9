import { lockFolder } from '../folder-lock.ts';
import { GrpcServer, HOST } from './server.ts';
import { EventStore } from './streams/event-store.ts';

export interface EventStoreOptions {
  /** Where the log lies; created if need be. */
  folder: string;
  /** 0 or nothing: any free port. */
  port?: number;
  /** Called once when the disk refuses a commit: from then on writes are refused and reads served. Without it the error is thrown. */
  onFailure?: (error: Error) => void;
  /** The time of events, in ms since 1970: the system's unless a test gives another. */
  now?: () => number;
}

/** A running node. */
export interface RunningEventStore {
  connectionString: string;
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts an EventStoreDB node on loopback.
 * @throws Error when the folder is in use, not writable or lacks a part of its log, or the port is taken
 */
export async function startEventStore({
  folder,
  port = 0,
  onFailure = rethrow,
  now = Date.now,
}: EventStoreOptions): Promise<RunningEventStore> {
  const unlock = await lockFolder(folder);
  let store: EventStore | undefined;
  try {
    store = await EventStore.open(folder, onFailure, now);
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

const rethrow = (error: Error): never => {
  throw error;
};
