import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../../durable-files.ts';

/** Names the subfolder of the current files; without it they are in the folder itself. */
const POINTER = 'current';
const SUBFOLDER = /^files-(\d+)$/;
const OWN_FILES = ['data.mdb', 'lock.mdb'];

const currentName = (folder: string): string => {
  const pointer = join(folder, POINTER);
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : '';
};

/** Where the current files are, in a folder that another process may be using. */
export const currentPath = (folder: string): string => join(folder, currentName(folder));

/** The files of an LMDB environment that can be replaced as a whole: a crash leaves the old ones or the new ones. */
export class EnvironmentFiles {
  #current: string;

  constructor(private readonly folder: string) {
    this.#current = currentName(folder);
    this.removeOthers();
  }

  /** Where the current files are. */
  get path(): string {
    return join(this.folder, this.#current);
  }

  /** Makes an empty folder for the next files. */
  next(): string {
    const number = Number(SUBFOLDER.exec(this.#current)?.[1] ?? 0) + 1;
    const path = join(this.folder, `files-${number}`);
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path);
    return path;
  }

  /** Makes the files in `path`, which are complete and on disk, the current ones. */
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

  /** Removes other files: replaced ones, and unfinished replacements. */
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
