import { stateCollections, type ParkedDocument } from '@henna/contracts';
import { Long, type AnyBulkWriteOperation, type ClientSession, type Db, type MongoClient } from 'mongodb';
import type { BuildDocument } from './build.ts';
import type { StoredDocument, Write } from './collection-cache.ts';
import type { Advance, Landing } from './fold.ts';
import type { DocumentReader } from './view-documents.ts';

/** Somebody else writes the views now: what was folded is void. */
export class FencedError extends Error {
  constructor() {
    super('another worker has taken over, or a batch landed twice');
  }
}

const operation = ({ id, document, isNew }: Write): AnyBulkWriteOperation<StoredDocument> => {
  if (!document) return { deleteOne: { filter: { _id: id } } };
  if (isNew) return { insertOne: { document } };
  return { replaceOne: { filter: { _id: id }, replacement: document, upsert: true } };
};

/** The views in MongoDB: reads documents, lands batches. */
export class ViewStore implements DocumentReader {
  readonly #client: MongoClient;
  readonly #db: Db;

  constructor(client: MongoClient, db: Db) {
    this.#client = client;
    this.#db = db;
  }

  async read(collection: string, ids: readonly string[]): Promise<readonly StoredDocument[]> {
    const found = await this.#db
      .collection<StoredDocument>(collection)
      .find({ _id: { $in: [...ids] } }, { batchSize: ids.length + 1 })
      .toArray();
    return found;
  }

  /**
   * Lands a batch as one transaction, documents and checkpoints together.
   * @param epoch under which the checkpoints must still stand
   * @throws FencedError when one of them has another epoch or position: nothing is written then
   */
  async land(landing: Landing, epoch: number): Promise<void> {
    if (landing.advances.length === 0) return;
    const session = this.#client.startSession();
    try {
      session.startTransaction({ writeConcern: { w: 'majority' } });
      await this.#advance(landing.advances, epoch, session);
      for (const { collection, writes } of landing.documents)
        await this.#db
          .collection<StoredDocument>(collection)
          .bulkWrite(writes.map(operation), { session, ordered: false });
      if (landing.parked.length > 0) await this.#park(landing.parked, session);
      await session.commitTransaction();
    } catch (error) {
      if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
      throw error;
    } finally {
      await session.endSession();
    }
  }

  async #advance(advances: readonly Advance[], epoch: number, session: ClientSession): Promise<void> {
    const checkpoints = this.#db.collection<BuildDocument>(stateCollections.checkpoints);
    const alike = new Map<string, Advance[]>();
    for (const advance of advances) {
      const key = `${advance.from}:${advance.to}:${advance.degraded}`;
      alike.set(key, [...(alike.get(key) ?? []), advance]);
    }
    for (const group of alike.values()) {
      const { from, to, degraded } = group[0]!;
      const { matchedCount } = await checkpoints.updateMany(
        { _id: { $in: group.map(({ name }) => name) }, epoch, position: Long.fromBigInt(from) },
        { $set: { position: Long.fromBigInt(to), ...(degraded && { degraded }) } },
        { session },
      );
      if (matchedCount !== group.length) throw new FencedError();
    }
  }

  async #park(parked: readonly ParkedDocument[], session: ClientSession): Promise<void> {
    const operations = parked.map((document) => ({
      replaceOne: { filter: { _id: document._id }, replacement: document, upsert: true },
    }));
    await this.#db.collection<ParkedDocument>(stateCollections.parked).bulkWrite(operations, { session });
  }
}
