import { open, type RootDatabase } from 'lmdb';
import type { Rows } from './table.ts';

const BINARY = { encoding: 'binary', keyEncoding: 'binary' } as const;

/** One LMDB environment: the file, its fixed databases and its write transactions. */
export class Environment {
  readonly #root: RootDatabase<Buffer, Buffer>;
  readonly catalogue: Rows;
  readonly rows: Rows;
  readonly graves: Rows;
  readonly sessions: Rows;
  #closed = false;

  /** @param onFailure the disk refused a commit: nothing may be acknowledged any more. */
  constructor(
    folder: string,
    private readonly onFailure: (error: unknown) => void,
  ) {
    // without overlapping syncs a commit is visible and acknowledged only once it is on the disk, by one fdatasync
    this.#root = open<Buffer, Buffer>({ path: folder, ...BINARY, overlappingSync: false, maxReaders: 126 });
    this.catalogue = this.#database('catalogue');
    this.rows = this.#database('rows');
    this.graves = this.#database('graves');
    this.sessions = this.#database('sessions');
  }

  #database(name: string): Rows {
    return this.#root.openDB<Buffer, Buffer>({ name, ...BINARY });
  }

  /** Runs `work` in a write transaction and resolves once it is on disk. Calls of one turn share a commit. */
  async write<T>(work: () => T): Promise<T> {
    if (this.#closed) throw new Error('the store is closed');
    let thrown: { error: unknown } | undefined;
    let result: T | undefined;
    try {
      await this.#root.transaction(() => {
        try {
          result = work();
        } catch (error) {
          thrown = { error };
        }
      });
    } catch (error) {
      this.onFailure(error);
      throw error;
    }
    if (thrown) throw thrown.error;
    this.#root.resetReadTxn();
    return result as T;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#root.close();
  }
}
