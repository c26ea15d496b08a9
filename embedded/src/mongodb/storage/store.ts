import { parse, unparse, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { Collection, type CollectionRecord } from './collection.ts';
import { Environment } from './environment.ts';
import { CATALOGUE } from './stored-rows.ts';
import { DropQueue } from './drop-queue.ts';
import { Table } from './table.ts';

/** The collections of all databases, by namespace, over one environment. */
export class Store {
  readonly #dropQueue: DropQueue;
  readonly #catalogue: Table;
  readonly #collections = new Map<string, Collection>();
  #nextTable = 1;

  private constructor(readonly environment: Environment) {
    this.#dropQueue = new DropQueue(environment, this.table);
    this.#catalogue = this.table(CATALOGUE);
    this.#load();
    this.#skipTableNumbers(...this.#dropQueue.tables());
  }

  /**
   * Opens the collections in a folder. `onFailure` is called once when the disk refuses a commit.
   * @throws JournalGap when a part of them is missing
   */
  static async open(folder: string, onFailure: (error: Error) => void): Promise<Store> {
    const environment = await Environment.open(folder, (error) => {
      store.#load(); // the changes of the failed commit are in memory only
      onFailure(error);
    });
    const store = new Store(environment);
    return store;
  }

  #load(): void {
    this.#collections.clear();
    for (const { key, value } of this.#catalogue.all()) {
      const record = parse(value) as unknown as CollectionRecord;
      this.#skipTableNumbers(record.table, ...record.indexes.map(({ table }) => table));
      const ns = key.toString();
      this.#collections.set(ns, new Collection(ns, record, this.table));
    }
  }

  #skipTableNumbers(...tables: number[]): void {
    this.#nextTable = Math.max(this.#nextTable, ...tables.map((table) => table + 1));
  }

  /** Finishes what the last process left: tables being deleted, indexes being built. */
  async recover(): Promise<void> {
    const unfinished = this.all().filter(({ record }) => record.indexes.some(({ building }) => building));
    if (unfinished.length > 0)
      await this.write(() => {
        for (const collection of unfinished)
          this.removeIndexes(
            collection,
            collection.record.indexes.filter(({ building }) => building).map(({ table }) => table),
          );
      });
    this.#dropQueue.start();
  }

  readonly table = (number: number): Table => new Table(this.environment, number);

  newTable(): number {
    return this.#nextTable++;
  }

  write<T>(work: () => T): Promise<T> {
    return this.environment.write(work);
  }

  find(ns: string): Collection | undefined {
    return this.#collections.get(ns);
  }

  /** Whether a collection is still the one its name stands for. */
  isCurrent(collection: Collection): boolean {
    return this.#collections.get(collection.ns) === collection;
  }

  all(): Collection[] {
    return [...this.#collections.values()];
  }

  list(database: string): Collection[] {
    return this.all().filter(({ ns }) => ns.startsWith(`${database}.`));
  }

  /** A collection that only its maker knows, until it is registered. */
  make(ns: string, options: Doc = {}): Collection {
    if (!/^[^.$/\\ "\0]+\.[^$\0]+$/.test(ns) || ns.endsWith('.') || ns.length > 255)
      throw new ServerError('InvalidNamespace', `Invalid namespace specified '${ns}'`);
    const record = { table: this.newTable(), uuid: crypto.randomUUID(), options, shortenedIds: false, indexes: [] };
    return new Collection(ns, record, this.table);
  }

  /** Within a write transaction. */
  register(collection: Collection): void {
    this.#collections.set(collection.ns, collection);
    this.save(collection);
  }

  /** The collection of a namespace, made when there is none (within a write transaction). */
  ensure(ns: string, options: Doc = {}): Collection {
    const existing = this.find(ns);
    if (existing) return existing;
    const created = this.make(ns, options);
    this.register(created);
    return created;
  }

  /** Writes a collection's record (within a write transaction). */
  save(collection: Collection): void {
    this.#catalogue.put(Buffer.from(collection.ns), unparse({ ...collection.record }));
    collection.storedTraits = collection.traits;
  }

  /** Writes a collection's record when its entries have shown something new (within a write transaction). */
  saveTraits(collection: Collection): void {
    if (collection.traits !== collection.storedTraits) this.save(collection);
  }

  /** Within a write transaction. */
  drop(collection: Collection): void {
    this.#catalogue.remove(Buffer.from(collection.ns));
    this.#collections.delete(collection.ns);
    this.#dropQueue.add([collection.record.table, ...collection.record.indexes.map(({ table }) => table)]);
  }

  /** Removes the indexes in some tables (within a write transaction). */
  removeIndexes(collection: Collection, tables: number[]): void {
    collection.record.indexes = collection.record.indexes.filter(({ table }) => !tables.includes(table));
    collection.refreshIndexes();
    this.save(collection);
    this.#dropQueue.add(tables);
  }

  /** Rewrites the file without what has been deleted: rows of dropped tables go first. */
  async compact(): Promise<void> {
    await this.#dropQueue.drain();
    await this.environment.compact();
  }

  async close(): Promise<void> {
    await this.#dropQueue.close();
    await this.environment.close();
  }
}
