import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../shared/errors.ts';

/** Which stores a backup holds: those in the data folder. Servers of one's own have tools of their own. */
export interface BackedUpStores {
  readonly log: boolean;
  readonly documents: boolean;
  readonly pictures: boolean;
}

/** The content of `backup.json` in a backup. */
export interface BackupManifest {
  readonly madeAt: string;
  /** Commit position of the last event in it, a decimal string; `null` without the log. */
  readonly position: string | null;
  /** Which stores are in it. Backups of earlier versions do not say so of pictures, or of any. */
  readonly stores?: Partial<BackedUpStores>;
  /** Where the master key is: in the backup, or in the environment of whoever made it. */
  readonly key: 'inside' | 'environment';
  readonly keyFingerprint: string | null;
}

const manifestFile = (folder: string) => join(folder, 'backup.json');

/** Written last: a backup without it is not complete. */
export const writeManifest = (folder: string, manifest: BackupManifest): void =>
  writeFileSync(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`);

/** @throws UserFacingError for a folder that holds no complete backup */
export const readManifest = (folder: string): BackupManifest => {
  try {
    return JSON.parse(readFileSync(manifestFile(folder), 'utf8')) as BackupManifest;
  } catch (error) {
    throw new UserFacingError(`${folder} holds no complete backup.`, { cause: error });
  }
};
