import { InvalidError, type Actor } from '@henna/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MongoServerError } from 'mongodb';
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { Databases } from '../stores/databases.ts';
import type { Noops } from './command-context.ts';

interface IdempotencyDocument {
  /** SHA-256 of scope and key. */
  readonly _id: string;
  readonly bodyHash: string;
  /** Whose request it was, so that their erasure finds it. */
  readonly userId?: string;
  readonly commandId: string;
  readonly time: number;
  readonly createdAt: Date;
  /** Streams, as their SHA-256, in which the first run had nothing to do, and their revisions then. */
  readonly noops?: readonly { readonly stream: string; readonly revision: string }[];
}

/** The command that a key stands for: the first call's id and time, whoever repeats it. */
export interface KeyedCommand {
  readonly commandId: string;
  readonly time: number;
  readonly key: string;
  readonly noops: Noops;
}

const keptSeconds = 24 * 60 * 60;
const longestKey = 255;
const duplicateKey = 11_000;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Remembers, before anything is written, which command an idempotency key stands for. */
@Injectable()
export class Idempotency implements OnModuleInit {
  constructor(private readonly databases: Databases) {}

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ createdAt: 1 }, { expireAfterSeconds: keptSeconds });
  }

  /**
   * The command of a key.
   * @param scope actor and route. Throws {@link InvalidError} when the key came with another body before.
   */
  async commandOf(scope: string, key: string, body: unknown, actor: Actor): Promise<KeyedCommand> {
    if (key.length === 0 || key.length > longestKey)
      throw new InvalidError('INVALID_IDEMPOTENCY_KEY', { max: longestKey });
    const record: IdempotencyDocument = {
      _id: sha256(JSON.stringify([scope, key])),
      bodyHash: sha256(JSON.stringify(body ?? null)),
      ...(actor.kind === 'member' && { userId: actor.id }),
      commandId: v7(),
      time: Date.now(),
      createdAt: new Date(),
    };
    const isFirst = await this.insert(record);
    const kept = isFirst ? record : await this.collection.findOne({ _id: record._id });
    if (kept && kept.bodyHash !== record.bodyHash) throw new InvalidError('IDEMPOTENCY_KEY_REUSED');
    const { commandId, time } = kept ?? record;
    return { commandId, time, key: record._id, noops: this.noopsOf(record._id, isFirst) };
  }

  /** Read when it is asked for: the first run may still be going on when its repeat comes in. */
  private noopsOf(_id: string, isFirst: boolean): Noops {
    return {
      revisionOf: async (stream) => {
        if (isFirst) return undefined;
        const kept = await this.collection.findOne({ _id }, { projection: { noops: 1 } });
        const noop = kept?.noops?.find((each) => each.stream === sha256(stream));
        return noop && BigInt(noop.revision);
      },
      keep: async (stream, revision) => {
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
