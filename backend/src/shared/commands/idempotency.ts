import { InvalidError, type Actor } from '@henna/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MongoServerError } from 'mongodb';
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { Databases } from '../stores/databases.ts';
import type { RecordedNoops } from './command-context.ts';

interface IdempotencyDocument {
  /** SHA-256 of scope and key. */
  readonly _id: string;
  readonly bodyHash: string;
  /** Owner of the document, for erasure. */
  readonly userId?: string;
  readonly commandId: string;
  readonly time: number;
  readonly createdAt: Date;
  /** SHA-256 of streams in which the first run decided on a no-op, with their revisions at that time. */
  readonly noops?: readonly { readonly stream: string; readonly revision: string }[];
}

/** The command of an idempotency key, with the id and the time of the first call. */
export interface KeyedCommand {
  readonly commandId: string;
  readonly time: number;
  readonly key: string;
  /** Whether the key comes for the first time. */
  readonly isFirst: boolean;
  readonly noops: RecordedNoops;
}

const validSeconds = 24 * 60 * 60;
const maxKeyLength = 255;
const duplicateKey = 11_000;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Stores the command of an idempotency key before any event is appended. */
@Injectable()
export class Idempotency implements OnModuleInit {
  constructor(private readonly databases: Databases) {}

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ createdAt: 1 }, { expireAfterSeconds: validSeconds });
  }

  /**
   * @param scope actor and route. Throws {@link InvalidError} if the key was used with another body.
   */
  async resolve(scope: string, key: string, body: unknown, actor: Actor): Promise<KeyedCommand> {
    if (key.length === 0 || key.length > maxKeyLength)
      throw new InvalidError('INVALID_IDEMPOTENCY_KEY', { max: maxKeyLength });
    const record: IdempotencyDocument = {
      _id: sha256(JSON.stringify([scope, key])),
      bodyHash: sha256(JSON.stringify(body ?? null)),
      ...(actor.kind === 'member' && { userId: actor.id }),
      commandId: v7(),
      time: Date.now(),
      createdAt: new Date(),
    };
    const isFirst = await this.insert(record);
    const stored = isFirst ? record : await this.collection.findOne({ _id: record._id });
    if (stored && stored.bodyHash !== record.bodyHash) throw new InvalidError('IDEMPOTENCY_KEY_REUSED');
    const { commandId, time } = stored ?? record;
    return { commandId, time, key: record._id, isFirst, noops: this.recordedNoops(record._id, isFirst) };
  }

  /** Read on demand: the first run may still be active when its repeat starts. */
  private recordedNoops(_id: string, isFirst: boolean): RecordedNoops {
    return {
      revisionOf: async (stream) => {
        if (isFirst) return undefined;
        const stored = await this.collection.findOne({ _id }, { projection: { noops: 1 } });
        const noop = stored?.noops?.find((each) => each.stream === sha256(stream));
        return noop && BigInt(noop.revision);
      },
      record: async (stream, revision) => {
        const noop = { stream: sha256(stream), revision: String(revision) };
        await this.collection.updateOne({ _id, 'noops.stream': { $ne: noop.stream } }, { $push: { noops: noop } });
      },
    };
  }

  private async insert(record: IdempotencyDocument) {
    try {
      await this.collection.insertOne(record);
      return true;
    } catch (error) {
      if (error instanceof MongoServerError && error.code === duplicateKey) return false;
      throw error;
    }
  }

  private get collection() {
    return this.databases.privateCollection<IdempotencyDocument>('idempotency');
  }
}
