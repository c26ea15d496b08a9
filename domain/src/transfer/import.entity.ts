import { number, text, type Entity } from '../entities/entity.ts';
import type { ImportEvent } from './import.events.ts';
import { importAggregate, importStream, type Import } from './import.ts';

export const importEntity: Entity<'import', ImportEvent, Import> = {
  kind: 'import',
  id: { field: 'importId' },
  stream: ({ importId }) => importStream(importId),
  aggregate: importAggregate,
  fields: { entity: text, mode: text, rows: number, outcome: text, success: number, skipped: number, failed: number },
  events: {
    ImportStarted: { action: 'added', at: 'startedAt' },
    ImportFinished: { action: 'added', at: 'finishedAt' },
  },
};
