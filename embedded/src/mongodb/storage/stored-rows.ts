import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';
import { syncFile } from '../../durable-files.ts';
import { EnvironmentFiles } from './environment-files.ts';
import type { MemTables } from './mem-tables.ts';

export type Rows = Database<Buffer, Buffer>;

/** Tables that have a database of their own, by numbers that no other gets. */
export const CATALOGUE = 0xffff_ffff;
export const DROP_QUEUE = 0xffff_fffe;
export const SESSIONS = 0xffff_fffd;

const BINARY = { encoding: 'binary', keyEncoding: 'binary' } as const;
/** Key of the number of the last commit. */
const LAST_COMMIT_KEY = Buffer.from('last');

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

  /** Number of the last commit that is in here. */
  get lastCommit(): number {
    return lastCommitIn(this.#open.moved);
  }

  /** Writes rows from memory in one transaction, `last` being the number of their last commit; they are durable when this resolves. */
  async write({ tables }: MemTables, last: number): Promise<void> {
    const { root, moved } = this.#open;
    await root.batch(() => {
      for (const [table, { rows }] of tables) {
        const database = this.databaseOf(table);
        for (const { key, value } of rows.values()) {
          const prefixed = prefixedKey(table, key);
          void (value ? database.put(prefixed, value) : database.remove(prefixed));
        }
      }
      const number = Buffer.alloc(8);
      number.writeBigUInt64BE(BigInt(last));
      void moved.put(LAST_COMMIT_KEY, number);
    });
    root.resetReadTxn(); // a snapshot from earlier in this turn of the event loop must not hide rows that leave the memory now
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

const lastCommitIn = (progress: Rows): number => Number(progress.get(LAST_COMMIT_KEY)?.readBigUInt64BE() ?? 0);

/** Number of the last commit that a file holds which another process may be writing. */
export async function lastFlushedCommit(path: string): Promise<number> {
  const root = open<Buffer, Buffer>({ path, ...BINARY, readOnly: true });
  try {
    const progress = root.openDB<Buffer, Buffer>({ name: 'moved', ...BINARY }) as Rows | undefined; // not there in old files
    return progress ? lastCommitIn(progress) : 0;
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
