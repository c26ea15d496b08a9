import { SettingError } from '@henna/domain/node';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { v7 } from 'uuid';
import { MediaStore, type StoredObject } from './media-store.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
const undefinedIfMissing = (error: unknown) => {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw error;
};

/** Pictures as files of a folder, which is made with the first of them. */
export class FolderMediaStore extends MediaStore {
  constructor(private readonly folder: string) {
    super();
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const file = this.file(name);
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${v7()}`;
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
    await syncFolders(dirname(file));
  }

  async read(name: string): Promise<Buffer | undefined> {
    return readFile(this.file(name)).catch(undefinedIfMissing);
  }

  async remove(name: string): Promise<void> {
    await rm(this.file(name), { force: true });
  }

  async *list(folder: string): AsyncIterable<StoredObject> {
    for (const each of (await readdir(this.file(folder)).catch(undefinedIfMissing)) ?? []) {
      const name = `${folder}/${each}`;
      const found = await stat(this.file(name)).catch(undefinedIfMissing);
      if (found?.isFile()) yield { name, writtenAt: found.mtimeMs };
    }
  }

  async check(): Promise<void> {
    try {
      await access(this.folder, constants.W_OK).catch(undefinedIfMissing);
    } catch (error) {
      throw new SettingError(`The folder of pictures ${this.folder} can't be written (${codeOf(error)}).`);
    }
  }

  private file(name: string) {
    return join(this.folder, name);
  }
}

/** The entry of a new folder is in its parent. */
const syncFolders = async (folder: string) => {
  for (const each of [folder, dirname(folder)]) {
    const handle = await open(each, 'r');
    await handle.sync().finally(() => handle.close());
  }
};
