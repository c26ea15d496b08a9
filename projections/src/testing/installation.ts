import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient, jsonEvent, type JSONEventType } from '@eventstore/db-client';
import {
  stateCollections,
  viewsDatabase,
  type LaneName,
  type LeaseDocument,
  type ProgressRequest,
  type RecordedHennaEvent,
  type WorkerProgress,
} from '@henna/domain';
import { BSON, MongoClient, type Db } from 'mongodb';
import { activeIn, checkpointsIn, collectionsOf } from '../runner/builds.ts';
import { toRecordedEvent } from '../runner/event-log.ts';
import { projections } from '../views/projections.ts';
import { project } from './memory-views.ts';
import { launchWorker, runRebuild, startStores, type Program } from './programs.ts';

type Documents = Record<string, string>;

const appendedAtOnce = 20;

const canonical = (documents: readonly object[]): string =>
  documents.map((document) => BSON.EJSON.stringify(document, { relaxed: false })).join('\n');

/** Repeats a check until it holds. @throws Error naming what never came */
export const eventually = async (what: string, check: () => Promise<boolean>, ms = 60_000): Promise<void> => {
  for (const end = Date.now() + ms; Date.now() < end; await pause(20)) if (await check().catch(() => false)) return;
  throw new Error(`never came: ${what}`);
};

/** Two stores and the workers of a test, each a process. */
export class Installation {
  readonly #workers: Program[] = [];
  #stopped = false;
  readonly stores: Awaited<ReturnType<typeof startStores>>;
  readonly mongo: MongoClient;
  readonly db: Db;
  events: EventStoreDBClient;

  private constructor(stores: Awaited<ReturnType<typeof startStores>>) {
    this.stores = stores;
    this.mongo = new MongoClient(stores.mongoUrl, { promoteLongs: false });
    this.db = this.mongo.db(viewsDatabase);
    this.events = EventStoreDBClient.connectionString(stores.eventStoreUrl);
  }

  static async start(): Promise<Installation> {
    return new Installation(await startStores());
  }

  /** A worker that may still have all the log before it. */
  launchWorker(environment?: NodeJS.ProcessEnv) {
    if (this.#stopped) throw new Error('the test is over');
    const worker = launchWorker(this.stores, environment);
    this.#workers.push(worker);
    return worker;
  }

  /** A worker whose views have reached the end of the log. */
  async startWorker(environment?: NodeJS.ProcessEnv): Promise<Program> {
    const worker = this.launchWorker(environment);
    await worker.ready;
    return worker;
  }

  rebuild(...views: readonly string[]): Promise<string[]> {
    return runRebuild(this.stores, views);
  }

  /** Appends events in their order, some at a time: what is not awaited keeps its order. @returns the last position */
  async append(events: readonly RecordedHennaEvent[]): Promise<bigint> {
    let last = -1n;
    // The client keeps the order once its stream of appends is open.
    for (let first = 0, next = 1; first < events.length; first = next, next += appendedAtOnce) {
      const appended = events.slice(first, next).map(({ stream, type, data, metadata }) => {
        const event = jsonEvent({ type, data, metadata } as unknown as JSONEventType);
        return this.events.appendToStream(stream, [event]);
      });
      last = (await Promise.all(appended)).at(-1)!.position!.commit;
    }
    return last;
  }

  /** Waits until all active builds have passed a position. */
  async untilReached(position: bigint, ms?: number): Promise<void> {
    await eventually(`position ${position}`, async () => (await this.reached()) >= position, ms);
  }

  /** How far the slowest of the active builds is: -1 at the beginning. */
  async reached(): Promise<bigint> {
    const { builds } = (await activeIn(this.db).findOne({ _id: 'active' }))!;
    const names = Object.entries(builds).map(([view, number]) => `${view}@${number}`);
    const checkpoints = await checkpointsIn(this.db)
      .find({ _id: { $in: names } })
      .toArray();
    if (checkpoints.length < names.length) return -1n;
    return checkpoints
      .map((it) => BigInt(it.position.toString()))
      .reduce((least, position) => (position < least ? position : least));
  }

  /** Every document of the active builds, as canonical extended JSON by collection of build 1. */
  async stored(): Promise<Documents> {
    const { builds } = (await activeIn(this.db).findOne({ _id: 'active' }))!;
    return this.#each(async (view, part, number) => {
      const name = collectionsOf(projections[view], number(builds)).find((it) => it.split('.')[1] === part)!;
      return this.db.collection(name).find().sort({ _id: 1 }).toArray();
    });
  }

  /** The same for a fresh replay of the whole log in memory. */
  async replayed(): Promise<Documents> {
    const log: RecordedHennaEvent[] = [];
    for await (const resolved of this.events.readAll()) {
      const event = toRecordedEvent(resolved);
      if (event && !event.type.startsWith('$')) log.push(event);
    }
    const views = await project(
      log,
      log.findLast((event) => event.type === 'TrendingRulesChanged'),
    );
    return this.#each(async (view, part) => views.documents(view, part));
  }

  /** The lines that the worker of a lane pushes from now on, and a way to ask it for a position. */
  async listen(lane: LaneName = 'fast') {
    const lease = await this.db.collection<LeaseDocument>(stateCollections.lease).findOne({ _id: lane });
    const socket = connect(lease!.progress!.port, lease!.progress!.host);
    const lines: WorkerProgress[] = [];
    createInterface({ input: socket }).on('line', (line) => lines.push(JSON.parse(line) as WorkerProgress));
    const request = (position: bigint) => {
      const message: ProgressRequest = { position: String(position) };
      socket.write(`${JSON.stringify(message)}\n`);
    };
    return { lines, request, close: () => socket.destroy() };
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const worker of this.#workers) await worker.stop('SIGKILL');
    await this.events.dispose();
    await this.mongo.close();
    await this.stores.stop();
  }

  async #each(
    read: (
      view: keyof typeof projections,
      part: string | undefined,
      number: (builds: Partial<Record<string, number>>) => number,
    ) => Promise<readonly object[]>,
  ): Promise<Documents> {
    const documents: Documents = {};
    for (const { view, parts } of Object.values(projections))
      for (const part of [undefined, ...parts])
        documents[part ? `${view}.${part}` : view] = canonical(await read(view, part, (builds) => builds[view]!));
    return documents;
  }
}
