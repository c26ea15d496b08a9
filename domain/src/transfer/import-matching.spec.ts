import { ConflictError, NotFoundError } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';
import { specOf } from '../testing/spec-of.ts';
import {
  changeMatching,
  importMatching,
  removeMatching,
  restoreMatching,
  saveMatching,
  type ImportMatchingEvent,
} from './import-matching.ts';

const at = '2026-03-01T12:00:00.000Z';
const later = '2026-03-02T12:00:00.000Z';
const { given } = specOf(importMatching);
const columns = [
  { column: 'Item', field: 'name' },
  { column: 'Price', field: null },
];
const toSave = { matchingId: 'm', name: 'Supplier', entity: 'products', columns, savedAt: at } as const;
const saved: ImportMatchingEvent = { type: 'ImportMatchingSaved', data: toSave };
const other = [{ column: 'Item', field: 'description' }];
const changed: ImportMatchingEvent = {
  type: 'ImportMatchingChanged',
  data: { matchingId: 'm', from: { columns }, to: { columns: other }, changedAt: later },
};
const removed: ImportMatchingEvent = { type: 'ImportMatchingRemoved', data: { matchingId: 'm', removedAt: later } };
const restored: ImportMatchingEvent = { type: 'ImportMatchingRestored', data: { matchingId: 'm', restoredAt: later } };
const again = (next = columns as typeof other, count = 1) =>
  saveMatching({ ...toSave, columns: next, savedAt: later }, count);

it('is saved once; the same name with other columns changes it, and restores it where it was removed', () => {
  given([]).when(saveMatching(toSave, 0)).then([saved]);
  given([saved]).when(again()).then([]);
  given([saved]).when(again(other)).then([changed]);
  given([saved, removed]).when(again(other)).then([restored, changed]);
});

it('is refused where there are too many', () => {
  given([]).when(saveMatching(toSave, limits.importMatchings)).thenThrows(ConflictError);
  given([saved]).when(again(other, limits.importMatchings)).then([changed]);
});

it('is changed, removed and restored, each once', () => {
  given([saved])
    .when(changeMatching({ columns: other }, later))
    .then([changed]);
  given([saved, removed])
    .when(changeMatching({ columns: other }, later))
    .thenThrows(NotFoundError);
  given([saved]).when(removeMatching(later)).then([removed]);
  given([saved, removed]).when(removeMatching(later)).then([]);
  given([saved, removed]).when(restoreMatching(later)).then([restored]);
  given([saved]).when(restoreMatching(later)).then([]);
  given([]).when(removeMatching(later)).thenThrows(NotFoundError);
  given([]).when(restoreMatching(later)).thenThrows(NotFoundError);
});
