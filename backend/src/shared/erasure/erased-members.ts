import { UnauthorizedError } from '@henna/domain';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../tokens.ts';
import { Databases } from '../stores/databases.ts';

/** That a member wants to be erased, durable before anything of theirs is touched; kept for good, ids and times only. */
export interface ErasureDocument {
  /** The member's id. */
  readonly _id: string;
  readonly requestedAt: Date;
  /** Absent while the erasure is under way. */
  readonly finishedAt?: Date;
}

const rereadMs = 2_000;
/** Clocks of several processes may differ by less. */
const overlapMs = 60_000;

/** Who was erased, or is being erased: their commands are refused, and their keys are never made again. */
@Injectable()
export class ErasedMembers implements OnModuleInit, OnApplicationShutdown {
  private readonly ids = new Set<string>();
  private readonly underWay = new Map<string, Set<Promise<unknown>>>();
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
    // Other processes erase too.
    this.reading = setInterval(() => {
      this.read().catch((error: unknown) => this.logger.warn({ err: error }, 'erasures could not be read'));
    }, rereadMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.reading);
  }

  /** Whether a member is being erased, or was, as far as this process knows; at most some seconds late. */
  has(id: string | undefined): boolean {
    return id !== undefined && this.ids.has(id);
  }

  /** How many were erased, or are being erased, as far as this process knows. */
  get count(): number {
    return this.ids.size;
  }

  /** Those of the ids that are recorded as erased, read from the store. */
  async recorded(ids: readonly string[]): Promise<string[]> {
    const found = await this.collection.find({ _id: { $in: [...ids] } }).toArray();
    for (const { _id } of found) this.note(_id);
    return found.map(({ _id }) => _id);
  }

  /** The ids of all who are recorded as erased, read from the store. */
  async all(): Promise<string[]> {
    const found = await this.collection
      .find({}, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .toArray();
    return found.map(({ _id }) => _id);
  }

  /** When an erasure was asked for last. */
  async latest(): Promise<Date | null> {
    const [last] = await this.collection.find().sort({ requestedAt: -1 }).limit(1).toArray();
    return last?.requestedAt ?? null;
  }

  /** Called with every id that becomes known, also from other processes. */
  onErased(listener: (id: string) => void): void {
    this.listeners.push(listener);
  }

  /** Records durably that a member is to be erased. From then on this process refuses their commands. */
  async record(id: string): Promise<void> {
    await this.collection.updateOne({ _id: id }, { $setOnInsert: { requestedAt: new Date() } }, { upsert: true });
    this.note(id);
  }

  async recordFinished(id: string): Promise<void> {
    await this.collection.updateOne({ _id: id }, { $set: { finishedAt: new Date() } });
  }

  /** Erasures that have not ended, or ended not before a time. */
  async toLookAfter(since: Date): Promise<ErasureDocument[]> {
    return this.collection
      .find({ $or: [{ finishedAt: { $exists: false } }, { finishedAt: { $gte: since } }] })
      .toArray();
  }

  /** Runs a member's command unless they are being erased. Throws {@link UnauthorizedError}. */
  async guard<Result>(id: string, command: () => Promise<Result>): Promise<Result> {
    if (this.has(id)) throw new UnauthorizedError();
    const running = command();
    const commands = this.underWay.get(id) ?? new Set();
    this.underWay.set(id, commands.add(running));
    try {
      return await running;
    } finally {
      commands.delete(running);
      if (commands.size === 0) this.underWay.delete(id);
    }
  }

  /** Resolves when the member's commands that this process had let in have ended. */
  async settled(id: string): Promise<void> {
    await Promise.allSettled([...(this.underWay.get(id) ?? [])]);
  }

  private async read() {
    const started = new Date();
    const since = new Date(this.readUntil.getTime() - overlapMs);
    for (const { _id } of await this.collection.find({ requestedAt: { $gte: since } }).toArray()) this.note(_id);
    this.readUntil = started;
  }

  private note(id: string) {
    if (this.ids.has(id)) return;
    this.ids.add(id);
    for (const listener of this.listeners) listener(id);
  }

  private get collection() {
    return this.databases.privateCollection<ErasureDocument>('erasures');
  }
}
