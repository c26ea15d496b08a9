import { open } from 'lmdb';
import { endIfUnreadable, reasonOf } from '../../commit-failure.ts';
import { type ServerError, writingFailed } from '../errors.ts';
import { copyRows } from './copy-rows.ts';
import { Files } from './files.ts';
import type { Rows } from './table.ts';

const BINARY = { encoding: 'binary', keyEncoding: 'binary' } as const;

/** The databases of one set of files. */
const openFiles = (path: string) => {
  // without overlapping syncs a commit is visible and acknowledged only once it is on the disk, by one fdatasync
  const root = open<Buffer, Buffer>({ path, ...BINARY, overlappingSync: false, maxReaders: 126 });
  const database = (name: string): Rows => root.openDB<Buffer, Buffer>({ name, ...BINARY });
  return {
    root,
    catalogue: database('catalogue'),
    rows: database('rows'),
    graves: database('graves'),
    sessions: database('sessions'),
  };
};

/** One LMDB environment: the file, its fixed databases and its write transactions. */
export class Environment {
  readonly #files: Files;
  #open: ReturnType<typeof openFiles>;
  /** While set, writes wait for it: the file is being rewritten. */
  #held: Promise<void> | undefined;
  #closed = false;
  #underWay = 0;
  #failure: ServerError | undefined;

  /** @param onFailure the disk refused a commit: nothing can be written any more, only read. */
  constructor(
    folder: string,
    private readonly onFailure: (error: Error) => void,
  ) {
    this.#files = new Files(folder);
    this.#open = openFiles(this.#files.path);
  }

  get catalogue(): Rows {
    return this.#open.catalogue;
  }

  get rows(): Rows {
    return this.#open.rows;
  }

  get graves(): Rows {
    return this.#open.graves;
  }

  get sessions(): Rows {
    return this.#open.sessions;
  }

  /** Runs `work` in a write transaction and resolves once it is on disk. Calls of one turn share a commit. */
  async write<T>(work: () => T): Promise<T> {
    while (this.#held) await this.#held;
    this.#assertWritable();
    let thrown: { error: unknown } | undefined;
    let result: T | undefined;
    const { root } = this.#open;
    this.#underWay++;
    try {
      await root.transaction(() => {
        try {
          result = work();
        } catch (error) {
          thrown = { error };
        }
      });
    } catch (error) {
      throw this.#fail(await reasonOf(error));
    } finally {
      this.#underWay--;
    }
    root.resetReadTxn();
    if (thrown) throw thrown.error;
    return result as T;
  }

  /** Some rows have changed that are not committed. */
  get isWriting(): boolean {
    return this.#underWay > 0;
  }

  #assertWritable(): void {
    if (this.#closed) throw new Error('the store is closed');
    if (this.#failure) throw this.#failure;
  }

  #fail(reason: string): ServerError {
    if (this.#failure) return this.#failure;
    this.#failure = writingFailed(reason);
    endIfUnreadable(this.#open.root);
    this.onFailure(this.#failure);
    return this.#failure;
  }

  /**
   * Rewrites the file with nothing in it but the rows of now: pages that LMDB has freed, and the gaps in those in use,
   * keep old bytes. Reads go on meanwhile, writes wait. A crash leaves the old file or the new one, whole.
   * @throws Error when the disk refuses; everything is then as before
   */
  async compact(): Promise<void> {
    while (this.#held) await this.#held;
    this.#assertWritable();
    let release = () => {};
    this.#held = new Promise((resolve) => (release = resolve));
    try {
      await this.#rewrite();
    } finally {
      this.#held = undefined;
      release();
    }
  }

  async #rewrite(): Promise<void> {
    const old = this.#open;
    // whoever began to write before has ended when this one has
    await old.root.transaction(() => undefined);
    const path = this.#files.next();
    const fresh = openFiles(path);
    try {
      for (const name of ['catalogue', 'rows', 'graves', 'sessions'] as const)
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

  async close(): Promise<void> {
    while (this.#held) await this.#held;
    this.#closed = true;
    if (!this.#failure) await this.#open.root.close(); // after a failed commit lmdb would wait for ever
  }
}
