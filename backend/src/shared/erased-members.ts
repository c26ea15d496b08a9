import { UnauthorizedError } from '@henna/domain';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../tokens.ts';
import { Databases } from './stores/databases.ts';

/** Written before the erasure starts and never deleted. */
export interface ErasureDocument {
  /** The member's id. */
  readonly _id: string;
  readonly requestedAt: Date;
  /** Absent while the erasure is running. */
  readonly finishedAt?: Date;
}

const pollIntervalMs = 2_000;
/** More than the clocks of service processes differ. */
const overlapMs = 60_000;

/** The members who have been or are being erased: their commands are refused, and they get no new keys. */
@Injectable()
export class ErasedMembers implements OnModuleInit, OnApplicationShutdown {
  private readonly ids = new Set<string>();
  private readonly running = new Map<string, Set<Promise<unknown>>>();
  private readonly listeners: ((id: string) => void)[] = [];
  private reading: NodeJS.Timeout | undefined;
  private readUntil = new Date(0);

  constructor(
    private readonly databases: Databases,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ requestedAt: 1 });
    await this.read();
    // Other processes may start erasures.
    this.reading = setInterval(() => {
      this.read().catch((error: unknown) => this.logger.warn({ err: error }, 'erasures could not be read'));
    }, pollIntervalMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.reading);
  }

  /** Erasures of other processes are known after a few seconds. */
  has(id: string | undefined): boolean {
    return id !== undefined && this.ids.has(id);
  }

  get count(): number {
    return this.ids.size;
  }

  /** The subset of the ids that the store records as erased. */
  async recorded(ids: readonly string[]): Promise<string[]> {
    const found = await this.collection.find({ _id: { $in: [...ids] } }).toArray();
    for (const { _id } of found) this.add(_id);
    return found.map(({ _id }) => _id);
  }

  /** All ids that the store records as erased. */
  async all(): Promise<string[]> {
    const found = await this.collection
      .find({}, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .toArray();
    return found.map(({ _id }) => _id);
  }

  /** Time of the last request. */
  async latest(): Promise<Date | null> {
    const [last] = await this.collection.find().sort({ requestedAt: -1 }).limit(1).toArray();
    return last?.requestedAt ?? null;
  }

  /** Called with every id that is added, also by other processes. */
  onErased(listener: (id: string) => void): void {
    this.listeners.push(listener);
  }

  /** Records the request durably. From then on this process refuses the member's commands. */
  async record(id: string): Promise<void> {
    await this.collection.updateOne({ _id: id }, { $setOnInsert: { requestedAt: new Date() } }, { upsert: true });
    this.add(id);
  }

  async recordFinished(id: string): Promise<void> {
    await this.collection.updateOne({ _id: id }, { $set: { finishedAt: new Date() } });
  }

  /** Erasures that are running, or have finished since a time. */
  async pending(since: Date): Promise<ErasureDocument[]> {
    return this.collection
      .find({ $or: [{ finishedAt: { $exists: false } }, { finishedAt: { $gte: since } }] })
      .toArray();
  }

  /** Throws {@link UnauthorizedError} if the member is erased. */
  async runUnlessErased<Result>(id: string, command: () => Promise<Result>): Promise<Result> {
    if (this.has(id)) throw new UnauthorizedError();
    const running = command();
    const commands = this.running.get(id) ?? new Set();
    this.running.set(id, commands.add(running));
    try {
      return await running;
    } finally {
      commands.delete(running);
      if (commands.size === 0) this.running.delete(id);
    }
  }

  /** Resolves when the member's running commands have ended. */
  async commandsSettled(id: string): Promise<void> {
    await Promise.allSettled([...(this.running.get(id) ?? [])]);
  }

  private async read() {
    const started = new Date();
    const since = new Date(this.readUntil.getTime() - overlapMs);
    for (const { _id } of await this.collection.find({ requestedAt: { $gte: since } }).toArray()) this.add(_id);
    this.readUntil = started;
  }

  private add(id: string) {
    if (this.ids.has(id)) return;
    this.ids.add(id);
    for (const listener of this.listeners) listener(id);
  }

  private get collection() {
    return this.databases.privateCollection<ErasureDocument>('erasures');
  }
}
