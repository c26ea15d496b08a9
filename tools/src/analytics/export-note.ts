import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportHead } from '@henna/domain';

/** Raised when files are written otherwise: an export of an older form begins again. */
export const exportForm = 2;

/** Which events an export holds; what is absent does not limit them. */
export interface Selection {
  readonly types?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What an export says of itself, `export.json`. */
export interface ExportNote extends ExportHead {
  readonly form: number;
  readonly selection: Selection;
  /** Position of the last event in it, a decimal string; `null` while it has none. */
  readonly through: string | null;
  /** When it was last brought up to date; `null` while that is under way for the first time. */
  readonly writtenAt: string | null;
}

export const noteFile = 'export.json';

/** @returns `undefined` for a folder without an export */
export const readNote = (folder: string): ExportNote | undefined => {
  try {
    return JSON.parse(readFileSync(join(folder, noteFile), 'utf8')) as ExportNote;
  } catch {
    return undefined;
  }
};

export const writeNote = (folder: string, note: ExportNote): void => {
  const next = join(folder, `${noteFile}.next`);
  writeFileSync(next, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
  renameSync(next, join(folder, noteFile));
};
