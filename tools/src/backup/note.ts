import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** What a backup says of itself. */
export interface BackupNote {
  readonly madeAt: string;
  /** Commit position of the last event in it, a decimal string. */
  readonly position: string;
  /** Where the master key is: in the backup, or in whose environment it was made. */
  readonly key: 'inside' | 'environment';
  readonly keyFingerprint: string | null;
}

const file = (folder: string) => join(folder, 'backup.json');

/** Written last: a backup without it is not complete. */
export const writeNote = (folder: string, note: BackupNote): void =>
  writeFileSync(file(folder), `${JSON.stringify(note, null, 2)}\n`);

/** @throws StartError for a folder that holds no complete backup */
export const readNote = (folder: string): BackupNote => {
  try {
    return JSON.parse(readFileSync(file(folder), 'utf8')) as BackupNote;
  } catch (error) {
    throw new StartError(`${folder} holds no complete backup.`, { cause: error });
  }
};
