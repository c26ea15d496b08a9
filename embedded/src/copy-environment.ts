import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { makeEmptyFolder, syncFile, syncFolder } from './durable-files.ts';

/** An LMDB environment: a folder that holds `data.mdb`, or a file of another name. It must be opened as its owner does. */
export interface EnvironmentPlace {
  path: string;
  noSubdir: boolean;
}

const MAX_DATABASES = 16;

/**
 * Copies an environment as it stands at one commit to a new folder, whether or not another process is writing
 * to it: LMDB's own snapshot, without free pages. The copy is on disk when this resolves.
 * @throws Error when there is nothing to copy, something lies in the folder, or the disk refuses
 */
export async function copyEnvironment({ path, noSubdir }: EnvironmentPlace, folder: string): Promise<void> {
  const fileOf = (place: EnvironmentPlace) => (place.noSubdir ? place.path : join(place.path, 'data.mdb'));
  const copied = { path: noSubdir ? join(folder, basename(path)) : folder, noSubdir };
  if (!existsSync(fileOf({ path, noSubdir }))) throw new Error(`there is no ${fileOf({ path, noSubdir })}`);
  makeEmptyFolder(folder);
  const source = openToRead({ path, noSubdir });
  try {
    await source.backup(copied.path, true);
  } catch (error) {
    rmSync(fileOf(copied), { force: true });
    throw error;
  } finally {
    await source.close();
  }
  syncFile(fileOf(copied));
  syncFolder(folder);
}

const openToRead = (place: EnvironmentPlace): RootDatabase<Buffer, Buffer> =>
  open({ ...place, readOnly: true, maxDbs: MAX_DATABASES, encoding: 'binary', keyEncoding: 'binary' });
