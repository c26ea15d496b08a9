import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../../durable-files.ts';

/** Names the subfolder whose files count; without it the folder's own do. */
const POINTER = 'current';
const SUBFOLDER = /^files-(\d+)$/;
const OWN_FILES = ['data.mdb', 'lock.mdb'];

const currentName = (folder: string): string => {
  const pointer = join(folder, POINTER);
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : '';
};

/** Where the files that count are, in a folder that another process may be using. */
export const currentPath = (folder: string): string => join(folder, currentName(folder));

/** The files of an LMDB environment that can be replaced as a whole: a crash leaves the old ones or the new ones. */
export class Files {
  #current: string;

  constructor(private readonly folder: string) {
    this.#current = currentName(folder);
    this.removeOthers();
  }

  /** Where the files that count are. */
  get path(): string {
    return join(this.folder, this.#current);
  }

  /** Makes an empty place for the files that are to follow. */
  next(): string {
    const number = Number(SUBFOLDER.exec(this.#current)?.[1] ?? 0) + 1;
    const path = join(this.folder, `files-${number}`);
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path);
    return path;
  }

  /** From now on the files in `path`, which are complete and on disk, count. */
  switchTo(path: string): void {
    syncFolder(path);
    syncFolder(this.folder);
    const name = path.slice(this.folder.length + 1);
    const draft = join(this.folder, `${POINTER}.new`);
    writeFileSync(draft, name, { flush: true });
    renameSync(draft, join(this.folder, POINTER));
    syncFolder(this.folder);
    this.#current = name;
  }

  /** Removes what does not count: files replaced, or meant to replace and never finished. */
  removeOthers(): void {
    if (!existsSync(this.folder)) return;
    const others = readdirSync(this.folder).filter(
      (name) => (SUBFOLDER.test(name) && name !== this.#current) || (this.#current !== '' && OWN_FILES.includes(name)),
    );
    // whoever copies the files may be opening them
    for (const name of others) rmSync(join(this.folder, name), { recursive: true, force: true, maxRetries: 5 });
    if (others.length > 0) syncFolder(this.folder);
  }
}
