import { stateCollections, type ParkedDocument } from '@henna/domain';
import { Long, type ClientBulkWriteModel, type ClientSession, type Db, type Document, type MongoClient } from 'mongodb';
import type { Keyed, Selection } from '../projection.ts';
import type { BuildDocument } from './builds.ts';
import type { StoredDocument, Write } from './collection-cache.ts';
import { FencedError } from './lease.ts';
import type { Advance, Landing } from './fold.ts';
import type { DocumentReader } from './view-documents.ts';

type Views = Record<string, Keyed & Document>;

/** From this wire version on (MongoDB 8) one command can write to several collections. */
const bulkWriteVersion = 25;
/** Beyond this size a command of its own for each collection is cheaper than hearing of every write. */
const bulkWriteLimit = 200;

const foundAtOnce = 5_000;
/** In between the lease is renewed, here and in the store: one event may concern the votes of a hundred thousand. */
const writtenAtOnce = 5_000;

/** The views in MongoDB: reads documents, lands batches. */
export class ViewStore implements DocumentReader {
  readonly #client: MongoClient;
  readonly #db: Db;
  readonly #session: ClientSession;
  #takesOneCommand: boolean | undefined;

  /** @param session of the transactions, one after the other */
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
      .find({ [field]: value }, { batchSize: foundAtOnce })
      .toArray();
  }

  /**
   * Lands a batch as one transaction, documents and checkpoints together.
   * @param epoch under which the checkpoints must still stand
   * @throws FencedError when one of them has another epoch or position: nothing is written then
   */
  async land(landing: Landing, epoch: number): Promise<void> {
    if (landing.advances.length === 0) return;
    const count = landing.documents.reduce((sum, { writes }) => sum + writes.length, 0);
    const together = count <= bulkWriteLimit && (await this.#oneCommand());
    const session = this.#session;
    try {
      session.startTransaction({ writeConcern: { w: 'majority' } });
      await (together ? this.#writeTogether(landing, epoch, session) : this.#writeEach(landing, epoch, session));
      if (landing.parked.length > 0) await this.#park(landing.parked, session);
      await session.commitTransaction();
    } catch (error) {
      if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
      throw error;
    }
  }

  async #oneCommand(): Promise<boolean> {
    if (this.#takesOneCommand === undefined) {
      const hello = await this.#db.admin().command({ hello: 1 });
      this.#takesOneCommand = Number(hello['maxWireVersion']) >= bulkWriteVersion;
    }
    return this.#takesOneCommand;
  }

  /** The fewest round trips: what is acknowledged is to be seen soon. */
  async #writeTogether({ advances, documents }: Landing, epoch: number, session: ClientSession): Promise<void> {
    const moves = checkpointMoves(advances, epoch);
    const space = (collection: string) => `${this.#db.databaseName}.${collection}`;
    const models: ClientBulkWriteModel<Views>[] = [
      ...moves.map(({ filter, update }) => ({
        namespace: space(stateCollections.checkpoints),
        name: 'updateMany' as const,
        filter,
        update,
      })),
      ...documents.flatMap(({ collection, writes }) => writes.map((write) => bulkModel(space(collection), write))),
    ];
    const { updateResults } = await this.#client.bulkWrite<Views>(models, { session, verboseResults: true });
    for (const [index, { count }] of moves.entries())
      if (updateResults?.get(index)?.matchedCount !== count) throw new FencedError();
  }

  async #writeEach({ advances, documents }: Landing, epoch: number, session: ClientSession): Promise<void> {
    const checkpoints = this.#db.collection<BuildDocument>(stateCollections.checkpoints);
    for (const { filter, update, count } of checkpointMoves(advances, epoch)) {
      const { matchedCount } = await checkpoints.updateMany(filter, update, { session });
      if (matchedCount !== count) throw new FencedError();
    }
    for (const { collection, writes } of documents)
      for (let first = 0; first < writes.length; first += writtenAtOnce)
        await this.#db
          .collection<StoredDocument>(collection)
          .bulkWrite(writes.slice(first, first + writtenAtOnce).map(operation), { session, ordered: false });
  }

  async #park(parked: readonly ParkedDocument[], session: ClientSession): Promise<void> {
    const operations = parked.map((document) => ({
      replaceOne: { filter: { _id: document._id }, replacement: document, upsert: true },
    }));
    await this.#db.collection<ParkedDocument>(stateCollections.parked).bulkWrite(operations, { session });
  }
}

/** Compare and set of the checkpoints, those that move alike in one. */
const checkpointMoves = (advances: readonly Advance[], epoch: number) => {
  const alike = new Map<string, Advance[]>();
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

const operation = ({ id, document, isNew }: Write) => {
  if (!document) return { deleteOne: { filter: { _id: id } } };
  if (isNew) return { insertOne: { document } };
  return { replaceOne: { filter: { _id: id }, replacement: document, upsert: true } };
};

const bulkModel = (namespace: string, { id, document, isNew }: Write) => {
  if (!document) return { namespace, name: 'deleteOne' as const, filter: { _id: id } };
  if (isNew) return { namespace, name: 'insertOne' as const, document };
  return { namespace, name: 'replaceOne' as const, filter: { _id: id }, replacement: document, upsert: true };
};
