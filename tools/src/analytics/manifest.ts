import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportHead } from '@henna/domain';

/** Raised when the files change: an export of an older format is written again from the start. */
export const exportFormat = 2;

/** Which events an export holds; absent fields do not limit them. */
export interface Selection {
  readonly types?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The content of `export.json` in an export. */
export interface ExportManifest extends ExportHead {
  readonly form: number;
  readonly selection: Selection;
  /** Position of the last event in it, a decimal string; `null` while it has none. */
  readonly through: string | null;
  /** When it was last completed; `null` before the first time. */
  readonly writtenAt: string | null;
}

export const manifestFile = 'export.json';

/** @returns `undefined` for a folder without an export */
export const readManifest = (folder: string): ExportManifest | undefined => {
  try {
    return JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')) as ExportManifest;
  } catch {
    return undefined;
  }
};

export const writeManifest = (folder: string, manifest: ExportManifest): void => {
  const next = join(folder, `${manifestFile}.next`);
  writeFileSync(next, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  renameSync(next, join(folder, manifestFile));
};
