import type { Actor, EventOf } from '../shared/event.ts';
import type { ExportedEntity } from '../entities/entities.ts';

export const importModes = ['merge', 'update', 'replace'] as const;
/**
 * `merge` adds what is new; `update` besides changes what a row names in the record that it matches; `replace` first
 * removes all records of the kind.
 */
export type ImportMode = (typeof importModes)[number];

/** `by` is who asked for it: the rows' own events name the import as their actor. */
export type ImportStarted = EventOf<
  'ImportStarted',
  {
    readonly importId: string;
    readonly entity: ExportedEntity | 'backup';
    readonly mode: ImportMode;
    readonly rows: number;
    readonly by: Actor;
    readonly startedAt: string;
  }
>;

export type ImportFinished = EventOf<
  'ImportFinished',
  {
    readonly importId: string;
    readonly outcome: 'done' | 'cancelled';
    readonly success: number;
    readonly skipped: number;
    readonly failed: number;
    readonly finishedAt: string;
  }
>;

/** Stream `import-<id>`. The rows are ordinary events with the import as their correlation. */
export type ImportEvent = ImportStarted | ImportFinished;
