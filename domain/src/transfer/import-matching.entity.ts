import { list, text, type Entity } from '../entities/entity.ts';
import {
  importMatching,
  importMatchingStream,
  removeMatching,
  restoreMatching,
  type ImportMatching,
  type ImportMatchingEvent,
} from './import-matching.ts';

export const importMatchingEntity: Entity<
  'importMatching',
  ImportMatchingEvent,
  ImportMatching,
  { view: 'importMatching' }
> = {
  kind: 'importMatching',
  id: { field: 'matchingId' },
  stream: ({ matchingId }) => importMatchingStream(matchingId),
  aggregate: importMatching,
  fields: { name: text, entity: text, columns: list },
  events: {
    ImportMatchingSaved: { action: 'added', at: 'savedAt', undo: 'admin' },
    ImportMatchingChanged: { action: 'changed', at: 'changedAt', undo: 'admin' },
    ImportMatchingRemoved: { action: 'removed', at: 'removedAt', undo: 'admin' },
    ImportMatchingRestored: { action: 'restored', at: 'restoredAt', undo: 'admin' },
  },
  view: 'importMatching',
  title: 'name',
  removal: {
    remove: (_, __, at) => removeMatching(at),
    restore: (_, at) => restoreMatching(at),
  },
};
