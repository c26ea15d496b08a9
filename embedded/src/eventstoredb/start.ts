import { lockFolder } from '../folder-lock.ts';
import { GrpcServer, HOST } from './server.ts';
import { type Clock, systemClock } from './streams/clock.ts';
import { EventStore } from './streams/event-store.ts';

export interface EventStoreOptions {
  /** Where the log lies; created if need be. */
  folder: string;
  /** 0 or nothing: any free port. */
  port?: number;
  /** Called once when the disk refuses a commit: from then on writes are refused and reads served. Without it the error is thrown. */
  onFailure?: (error: Error) => void;
  clock?: Clock;
}

/** A running node. */
export interface RunningEventStore {
  connectionString: string;
  port: number;
  /** Takes back the space of hidden events now, as it does by itself now and then; resolves to how many went. */
  reclaim(): Promise<number>;
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
  clock = systemClock,
}: EventStoreOptions): Promise<RunningEventStore> {
  const unlock = await lockFolder(folder);
  let store: EventStore | undefined;
  try {
    store = await EventStore.open(folder, onFailure, clock);
    const { reclaim } = store;
    const server = new GrpcServer(store);
    const bound = await server.listen(port);
    return {
      port: bound,
      connectionString: `esdb://${HOST}:${bound}?tls=false`,
      reclaim: () => reclaim.run(),
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
