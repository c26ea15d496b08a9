import { stateCollections, type ParkedDocument } from '@henna/domain';
import {
  Long,
  type AnyBulkWriteOperation,
  type ClientBulkWriteModel,
  type ClientSession,
  type Db,
  type Document,
  type MongoClient,
} from 'mongodb';
import type { Keyed, Selection } from '../projection.ts';
import type { BuildDocument } from './builds.ts';
import type { StoredDocument, Write } from './collection-cache.ts';
import { FencedError } from './lease.ts';
import type { CheckpointAdvance, Commit } from './fold.ts';
import type { DocumentReader } from './view-documents.ts';
import { writeOperation } from './write-operation.ts';

type Views = Record<string, Keyed & Document>;

/** From this wire version on (MongoDB 8) one command can write to several collections. */
const bulkWriteVersion = 25;
/** Beyond this size one command per collection is cheaper than an answer for every write. */
const bulkWriteLimit = 200;

const findBatchSize = 5_000;
/** The lease is renewed between batches, as one event may concern a hundred thousand votes. */
const writeBatchSize = 5_000;

/** The views in MongoDB: reads documents, commits batches. */
export class ViewStore implements DocumentReader {
  readonly #client: MongoClient;
  readonly #db: Db;
  readonly #session: ClientSession;
  #hasBulkWrite: boolean | undefined;

  /** @param session runs the transactions, one after the other */
  constructor(client: MongoClient, db: Db, session: ClientSession) {
    this.#client = client;
    this.#db = db;
    this.#session = session;
  }

  async read(collection: string, ids: readonly string[]): Promise<readonly StoredDocument[]> {
    return this.#db
      .collection<StoredDocument>(collection)
      .find({ _id: { $in: [...ids] } }, { batchSize: ids.length + 1 })
      .toArray();
  }

  async find(collection: string, { field, value }: Selection): Promise<readonly StoredDocument[]> {
    return this.#db
      .collection<StoredDocument>(collection)
      .find({ [field]: value }, { batchSize: findBatchSize })
      .toArray();
  }

  async isEmpty(collection: string): Promise<boolean> {
    return (await this.#db.collection(collection).findOne({}, { projection: { _id: 1 } })) === null;
  }

  /**
   * Commits a batch as one transaction, documents and checkpoints together.
   * @param epoch that the checkpoints must still have
   * @throws FencedError when one of them has another epoch or position: nothing is written then
   */
  async commit(commit: Commit, epoch: number): Promise<void> {
    if (commit.advances.length === 0) return;
    const count = commit.documents.reduce((sum, { writes }) => sum + writes.length, 0);
    const together = count <= bulkWriteLimit && (await this.#supportsBulkWrite());
    const session = this.#session;
    try {
      session.startTransaction({ writeConcern: { w: 'majority' } });
      await (together
        ? this.#writeInOneCommand(commit, epoch, session)
        : this.#writePerCollection(commit, epoch, session));
      if (commit.parked.length > 0) await this.#park(commit.parked, session);
      await session.commitTransaction();
    } catch (error) {
      if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
      throw error;
    }
  }

  async #supportsBulkWrite(): Promise<boolean> {
    if (this.#hasBulkWrite === undefined) {
      const hello = await this.#db.admin().command({ hello: 1 });
      this.#hasBulkWrite = Number(hello['maxWireVersion']) >= bulkWriteVersion;
    }
    return this.#hasBulkWrite;
  }

  /** The fewest round trips, since whoever wrote the events waits for them to be visible. */
  async #writeInOneCommand({ advances, documents }: Commit, epoch: number, session: ClientSession): Promise<void> {
    const moves = checkpointMoves(advances, epoch);
    const space = (collection: string) => `${this.#db.databaseName}.${collection}`;
    const models: ClientBulkWriteModel<Views>[] = [
      ...moves.map(({ filter, update }) => ({
        namespace: space(stateCollections.checkpoints),
        name: 'updateMany' as const,
        filter,
        update,
      })),
      ...documents.flatMap(({ collection, writes }) =>
        writes.map((write) => ({ namespace: space(collection), ...writeOperation(write) })),
      ),
    ];
    // Totals suffice, since each of the writes matches or inserts a document: results by write would be as many again.
    const { matchedCount, upsertedCount } = await this.#client.bulkWrite<Views>(models, { session });
    const moved = moves.reduce((sum, { count }) => sum + count, 0);
    const changed = models.filter(({ name }) => name === 'replaceOne' || name === 'updateOne').length;
    if (matchedCount + upsertedCount !== moved + changed) throw new FencedError();
  }

  async #writePerCollection({ advances, documents }: Commit, epoch: number, session: ClientSession): Promise<void> {
    const checkpoints = this.#db.collection<BuildDocument>(stateCollections.checkpoints);
    for (const { filter, update, count } of checkpointMoves(advances, epoch)) {
      const { matchedCount } = await checkpoints.updateMany(filter, update, { session });
      if (matchedCount !== count) throw new FencedError();
    }
    for (const { collection, writes } of documents)
      for (let first = 0; first < writes.length; first += writeBatchSize)
        await this.#db
          .collection<StoredDocument>(collection)
          .bulkWrite(writes.slice(first, first + writeBatchSize).map(operation), { session, ordered: false });
  }

  async #park(parked: readonly ParkedDocument[], session: ClientSession): Promise<void> {
    const operations = parked.map((document) => ({
      replaceOne: { filter: { _id: document._id }, replacement: document, upsert: true },
    }));
    await this.#db.collection<ParkedDocument>(stateCollections.parked).bulkWrite(operations, { session });
  }
}

/** Compare and set of the checkpoints: one update for all that move from and to the same positions. */
const checkpointMoves = (advances: readonly CheckpointAdvance[], epoch: number) => {
  const alike = new Map<string, CheckpointAdvance[]>();
  for (const advance of advances) {
    const key = `${advance.from}:${advance.to}:${advance.degraded}`;
    alike.set(key, [...(alike.get(key) ?? []), advance]);
  }
  return [...alike.values()].map((group) => {
    const { from, to, degraded } = group[0]!;
    return {
      filter: { _id: { $in: group.map(({ name }) => name) }, epoch, position: Long.fromBigInt(from) },
      update: { $set: { position: Long.fromBigInt(to), ...(degraded && { degraded }) } },
      count: group.length,
    };
  });
};

/** As a bulk write on one collection wants it. */
const operation = (write: Write): AnyBulkWriteOperation<StoredDocument> => {
  const { name, ...model } = writeOperation(write);
  return { [name]: model } as unknown as AnyBulkWriteOperation<StoredDocument>;
};
