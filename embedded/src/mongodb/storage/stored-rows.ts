import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open } from 'lmdb';
import { syncFile } from '../../durable-files.ts';
import { copyRows } from './copy-rows.ts';
import { Files } from './files.ts';
import type { Layer } from './layer.ts';

export type Rows = Database<Buffer, Buffer>;

/** Tables that have a database of their own, by numbers that no other gets. */
export const CATALOGUE = 0xffff_ffff;
export const GRAVES = 0xffff_fffe;
export const SESSIONS = 0xffff_fffd;

const BINARY = { encoding: 'binary', keyEncoding: 'binary' } as const;
/** Under which the number of the last commit is kept. */
const LAST = Buffer.from('last');

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
  readonly #files: Files;
  #open: ReturnType<typeof openFiles>;

  constructor(folder: string) {
    this.#files = new Files(folder);
    // what a killed node has committed last may be readable but not on the disk yet
    const file = join(this.#files.path, 'data.mdb');
    if (existsSync(file)) syncFile(file);
    this.#open = openFiles(this.#files.path);
  }

  /** The database that a table lies in. */
  of(table: number): Rows {
    if (table === CATALOGUE) return this.#open.catalogue;
    if (table === GRAVES) return this.#open.graves;
    if (table === SESSIONS) return this.#open.sessions;
    return this.#open.rows;
  }

  get root() {
    return this.#open.root;
  }

  /** Number of the last commit that is in here. */
  get last(): number {
    return lastIn(this.#open.moved);
  }

  /** Writes the rows of a layer in one transaction, `last` being its last commit; they are durable when this resolves. */
  async write({ tables }: Layer, last: number): Promise<void> {
    const { root, moved } = this.#open;
    await root.batch(() => {
      for (const [table, { rows }] of tables) {
        const database = this.of(table);
        for (const { key, value } of rows.values()) {
          const place = placed(table, key);
          void (value ? database.put(place, value) : database.remove(place));
        }
      }
      const number = Buffer.alloc(8);
      number.writeBigUInt64BE(BigInt(last));
      void moved.put(LAST, number);
    });
    root.resetReadTxn(); // a snapshot taken earlier in this turn must not hide what is no longer laid over it
  }

  /**
   * Rewrites the file with nothing in it but the rows of now: pages that LMDB has freed, and the gaps in those in use,
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

const lastIn = (moved: Rows): number => Number(moved.get(LAST)?.readBigUInt64BE() ?? 0);

/** Number of the last commit that a file holds which another process may be writing. */
export async function lastStoredIn(path: string): Promise<number> {
  const root = open<Buffer, Buffer>({ path, ...BINARY, readOnly: true });
  try {
    const moved = root.openDB<Buffer, Buffer>({ name: 'moved', ...BINARY }) as Rows | undefined; // not there in old files
    return moved ? lastIn(moved) : 0;
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

function placed(table: number, key: Buffer): Buffer {
  if (table >= SESSIONS) return key;
  const place = Buffer.allocUnsafe(4 + key.length);
  place.writeUInt32BE(table);
  place.set(key, 4);
  return place;
}
