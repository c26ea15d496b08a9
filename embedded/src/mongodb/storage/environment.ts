import { open } from 'lmdb';
import { endIfUnreadable, reasonOf } from '../../commit-failure.ts';
import { type ServerError, writingFailed } from '../errors.ts';
import { copyRows } from './copy-rows.ts';
import { Files } from './files.ts';
import { SharedCommits } from './shared-commits.ts';
import { Table, type Rows } from './table.ts';
import { Uncommitted } from './uncommitted.ts';

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
  readonly uncommitted = new Uncommitted();
  readonly sessions: Table;
  readonly #files: Files;
  readonly #commits = new SharedCommits((works) => this.#commit(works));
  #open: ReturnType<typeof openFiles>;
  /** While set, writes wait for it: the file is being rewritten. */
  #held: Promise<void> | undefined;
  #closed = false;
  #failure: ServerError | undefined;

  /** @param onFailure the disk refused a commit: nothing can be written any more, only read. */
  constructor(
    folder: string,
    private readonly onFailure: (error: Error) => void,
  ) {
    this.#files = new Files(folder);
    this.#open = openFiles(this.#files.path);
    const sessions = () => this.#open.sessions;
    this.sessions = new Table({
      uncommitted: this.uncommitted,
      get rows() {
        return sessions();
      },
    });
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

  /**
   * Runs `work` in a write transaction and resolves once it is on disk. Calls of one turn share a commit. LMDB writes the
   * rows in a thread of its own while the works go on, which read the last commit with their own changes laid over it.
   */
  async write<T>(work: () => T): Promise<T> {
    while (this.#held) await this.#held;
    this.#assertWritable();
    return this.#commits.run(work);
  }

  async #commit(works: () => void): Promise<void> {
    if (this.#failure) throw this.#failure;
    const { root } = this.#open;
    root.resetReadTxn();
    try {
      await root.batch(() => this.uncommitted.during(works));
    } catch (error) {
      throw this.#fail(await reasonOf(error));
    }
    root.resetReadTxn();
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
    await this.#commits.idle();
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
    await this.#commits.idle();
    if (!this.#failure) await this.#open.root.close(); // after a failed commit lmdb would wait for ever
  }
}
