import type { RecordedRefusal } from '../shared/problem.ts';
import type { BackupSection } from './restore.api.ts';

/** What can be exported on its own, each as one JSON array. */
export const exportedEntities = [
  'products',
  'comments',
  'votes',
  'banners',
  'settings',
  'brands',
  'categories',
  'subcategories',
  'ratings',
  'votingOptions',
  'profiles',
] as const;
export type ExportedEntity = (typeof exportedEntities)[number];

/** `GET /api/admin/export/counts`: records per entity; settings count as one. */
export interface ExportCount {
  readonly entity: ExportedEntity;
  readonly count: number;
}

export const importModes = ['merge', 'replace'] as const;
/** `merge` adds what is new; `replace` takes all of the kind away first. */
export type ImportMode = (typeof importModes)[number];

export const importStatuses = ['running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Why a row of a file was refused. */
export interface RowRefusal extends RecordedRefusal {
  /** From 1, within its section in a backup. */
  readonly row: number;
  /** Of a complete backup. */
  readonly section?: BackupSection;
}

/** What came of an import. Rows that were there already are skipped, which is no error. */
export interface ImportResult {
  readonly success: number;
  readonly skipped: number;
  /** `Row n: field: reason` in English, for programs; at most the first thousand. */
  readonly errors: readonly string[];
  /** The same rows with the codes of what is wrong. */
  readonly refused: readonly RowRefusal[];
}

/** `GET /api/admin/imports/:id`. */
export interface ImportResponse extends ImportResult {
  readonly id: string;
  readonly entity: ExportedEntity | 'backup';
  readonly mode: ImportMode;
  readonly status: ImportStatus;
  /** Why it stopped, where it did, in English and by its code. */
  readonly message: string | null;
  readonly code: string | null;
  /** Name of the token that asked for it. */
  readonly by: string;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  /** How far removing what is replaced has come, which comes before the rows; `null` where nothing is replaced. */
  readonly removal: { readonly total: number; readonly done: number } | null;
  /** What taking it back has come to; `null` until somebody asks for that. */
  readonly undo: { readonly done: number; readonly kept: number } | null;
}

export const rowPlans = ['add', 'restore', 'skip', 'error'] as const;

/** What would become of a row: `problem` says why it is skipped or refused, `reason` the same in English. */
export interface PlannedRow {
  readonly row: number;
  readonly plan: (typeof rowPlans)[number];
  readonly reason: string | null;
  readonly problem: RecordedRefusal | null;
}

/** `POST /api/admin/import/:entity?dryRun=true`: nothing is written. */
export interface ImportPlan extends ImportResult {
  readonly rows: readonly PlannedRow[];
}
