import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';
import { syncFile } from '../../durable-files.ts';
import { EnvironmentFiles } from './environment-files.ts';
import type { MemRow, MemTables } from './mem-tables.ts';

export type Rows = Database<Buffer, Buffer>;

/** Tables that have a database of their own, by numbers that no other gets. */
export const CATALOGUE = 0xffff_ffff;
export const DROP_QUEUE = 0xffff_fffe;
export const SESSIONS = 0xffff_fffd;

const BINARY = { encoding: 'binary', keyEncoding: 'binary' } as const;
/** Key of the number of the last commit. */
const LAST_COMMIT_KEY = Buffer.from('last');
/** While rows are written in parts: key of the number of the last commit they are of. */
const UNFINISHED_KEY = Buffer.from('unfinished');
/** How many rows are handed to LMDB in one turn of the event loop: about 4 ms. */
const ROWS_PER_PART = 400;

/** Which commits a file has. */
export interface StoredCommits {
  /** Number of the last one that it has as a whole. */
  last: number;
  /** Rows of later commits, up to this one, may be there: only with the journal do they make sense. */
  through: number;
}

/** The databases of one set of files. */
const openFiles = (path: string) => {
  // without overlapping syncs a commit is visible only once it is on the disk, by one fdatasync
  const root = open<Buffer, Buffer>({ path, ...BINARY, overlappingSync: false, maxReaders: 126 });
  const database = (name: string): Rows => root.openDB<Buffer, Buffer>({ name, ...BINARY });
  return {
    root,
    catalogue: database('catalogue'),
    rows: database('rows'),
    graves: database('graves'),
    sessions: database('sessions'),
    moved: database('moved'),
  };
};

/** The rows in LMDB: its file and databases. */
export class StoredRows {
  readonly #files: EnvironmentFiles;
  #open: ReturnType<typeof openFiles>;

  constructor(folder: string) {
    this.#files = new EnvironmentFiles(folder);
    // what a killed node has committed last may be readable but not on the disk yet
    const file = join(this.#files.path, 'data.mdb');
    if (existsSync(file)) syncFile(file);
    this.#open = openFiles(this.#files.path);
  }

  /** The database that a table lies in. */
  databaseOf(table: number): Rows {
    if (table === CATALOGUE) return this.#open.catalogue;
    if (table === DROP_QUEUE) return this.#open.graves;
    if (table === SESSIONS) return this.#open.sessions;
    return this.#open.rows;
  }

  get root() {
    return this.#open.root;
  }

  /** Which commits are in here. */
  get commits(): StoredCommits {
    return commitsIn(this.#open.moved);
  }

  /** Writes rows in one transaction, `last` being the number of their last commit; they are durable when this resolves. */
  async write(memTables: MemTables, last: number): Promise<void> {
    const { root } = this.#open;
    await root.batch(() => {
      for (const { table, row } of rowsOf(memTables)) this.#put(table, row);
      this.#putLast(last);
    });
    root.resetReadTxn(); // a snapshot from earlier in this turn of the event loop must not hide rows that leave the memory now
  }

  /** Likewise rows that the journal has, in many transactions, so that others run in between. */
  async writeInParts(memTables: MemTables, last: number): Promise<void> {
    const { root, moved } = this.#open;
    const rows = rowsOf(memTables);
    for (let next = rows.next(); !next.done;)
      await root.batch(() => {
        void moved.put(UNFINISHED_KEY, encodedNumber(last));
        for (let count = 0; count < ROWS_PER_PART && !next.done; next = rows.next(), count++)
          this.#put(next.value.table, next.value.row);
        if (next.done) this.#putLast(last);
      });
    root.resetReadTxn();
  }

  #put(table: number, { key, value }: MemRow): void {
    const database = this.databaseOf(table);
    const prefixed = prefixedKey(table, key);
    void (value ? database.put(prefixed, value) : database.remove(prefixed));
  }

  #putLast(last: number): void {
    const { moved } = this.#open;
    void moved.put(LAST_COMMIT_KEY, encodedNumber(last));
    void moved.remove(UNFINISHED_KEY);
  }

  /**
   * Rewrites the file with nothing in it but the present rows: pages that LMDB has freed, and the gaps in those in use,
   * keep old bytes. Reads go on meanwhile; nothing may write. A crash leaves the old file or the new one, whole.
   * @throws Error when the disk refuses; everything is then as before
   */
  async compact(): Promise<void> {
    const old = this.#open;
    const path = this.#files.next();
    const fresh = openFiles(path);
    try {
      for (const name of ['catalogue', 'rows', 'graves', 'sessions', 'moved'] as const)
        await copyRows(old[name], fresh[name], fresh.root);
      this.#files.switchTo(path);
    } catch (error) {
      await fresh.root.close();
      this.#files.removeOthers();
      throw error;
    }
    this.#open = fresh;
    await old.root.close();
    this.#files.removeOthers();
  }

  close(): Promise<void> {
    return this.#open.root.close();
  }
}

function* rowsOf({ tables }: MemTables): Generator<{ table: number; row: MemRow }, undefined> {
  for (const [table, { rows }] of tables) for (const row of rows.values()) yield { table, row };
}

const commitsIn = (progress: Rows): StoredCommits => {
  const last = Number(progress.get(LAST_COMMIT_KEY)?.readBigUInt64BE() ?? 0);
  return { last, through: Number(progress.get(UNFINISHED_KEY)?.readBigUInt64BE() ?? last) };
};

function encodedNumber(value: number): Buffer {
  const encoded = Buffer.alloc(8);
  encoded.writeBigUInt64BE(BigInt(value));
  return encoded;
}

/** Which commits a file has that another process may be writing. */
export async function storedCommits(path: string): Promise<StoredCommits> {
  const root = open<Buffer, Buffer>({ path, ...BINARY, readOnly: true });
  try {
    const progress = root.openDB<Buffer, Buffer>({ name: 'moved', ...BINARY }) as Rows | undefined; // not there in old files
    return progress ? commitsIn(progress) : { last: 0, through: 0 };
  } finally {
    await root.close();
  }
}

/** What the keys of a table begin with, in the database it shares with others. */
export function prefixOf(table: number): Buffer {
  if (table >= SESSIONS) return Buffer.alloc(0);
  const prefix = Buffer.allocUnsafe(4);
  prefix.writeUInt32BE(table);
  return prefix;
}

function prefixedKey(table: number, key: Buffer): Buffer {
  if (table >= SESSIONS) return key;
  const prefixed = Buffer.allocUnsafe(4 + key.length);
  prefixed.writeUInt32BE(table);
  prefixed.set(key, 4);
  return prefixed;
}

const ROWS_PER_WRITE = 2000;

/** Copies every row, some thousand to a commit, so that others run in between. */
export async function copyRows(from: Rows, to: Rows, root: RootDatabase<Buffer, Buffer>): Promise<void> {
  for (let last: Buffer | undefined; ;) {
    const rows = [...from.getRange({ ...(last && { start: last, exclusiveStart: true }), limit: ROWS_PER_WRITE })];
    if (rows.length === 0) return;
    await root.transaction(() => {
      for (const { key, value } of rows) void to.put(key, value);
    });
    last = rows.at(-1)!.key;
    from.resetReadTxn?.();
  }
}
