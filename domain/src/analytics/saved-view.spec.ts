import { ChangedSinceError } from '../shared/edit.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';
import { specOf } from '../testing/spec-of.ts';
import type { SavedViewEvent } from './saved-view.events.ts';
import { changeView, saveView, removeView, restoreView, savedView } from './saved-view.ts';

const at = '2026-03-01T12:00:00.000Z';
const later = '2026-03-02T12:00:00.000Z';
const { given } = specOf(savedView);
const wanted = {
  viewId: 'v1',
  title: 'Votes',
  note: 'A fair',
  view: { tab: 'explore', search: { metric: 'votes' } },
  savedBy: 'ana',
  savedAt: at,
} as const;
const ana = { name: 'ana', role: 'analyst' };
const bob = { name: 'bob', role: 'analyst' };
const desk = { name: 'desk', role: 'admin' };

const added: SavedViewEvent = { type: 'SavedViewAdded', data: wanted };
const noteGone: SavedViewEvent = {
  type: 'SavedViewChanged',
  data: { viewId: 'v1', from: { note: 'A fair' }, to: { note: null }, changedBy: 'ana', changedAt: later },
};
const removed: SavedViewEvent = { type: 'SavedViewRemoved', data: { viewId: 'v1', removedAt: later } };
const restored: SavedViewEvent = { type: 'SavedViewRestored', data: { viewId: 'v1', restoredAt: later } };
const known = (revision?: string) => ({ revision, toResponse: ({ title }: { title: string }) => title });
const change = (words: { title?: string; note?: string | null }, by = ana, revision?: string) =>
  changeView(words, known(revision), by, later);
const remove = (by = ana, revision?: string) => removeView(known(revision), by, later);

it('is kept once, while there is room', () => {
  given([]).when(saveView(wanted, 0)).then([added]);
  given([added]).when(saveView(wanted, 1)).then([]);
  given([]).when(saveView(wanted, limits.savedViews)).thenThrows(ConflictError);
});

it('has its words changed by who kept it or an administrator; the same again is nothing', () => {
  given([added])
    .when(change({ note: null }))
    .then([noteGone]);
  given([added])
    .when(change({ title: 'Votes', note: 'A fair' }))
    .then([]);
  given([added]).when(change({})).then([]);
  given([added])
    .when(change({ note: null }, desk))
    .then([{ ...noteGone, data: { ...noteGone.data, changedBy: 'desk' } }]);
  given([added])
    .when(change({ note: null }, bob))
    .thenThrows(ForbiddenError);
});

it('is merged with what others have changed since, and not removed by who knows another revision', () => {
  given([added, noteGone])
    .when(change({ title: 'Mine', note: 'A fair' }, ana, '0'))
    .then([
      {
        type: 'SavedViewChanged',
        data: { viewId: 'v1', from: { title: 'Votes' }, to: { title: 'Mine' }, changedBy: 'ana', changedAt: later },
      },
    ]);
  given([added, noteGone])
    .when(change({ note: 'Mine' }, ana, '0'))
    .thenConflicts({ field: 'note', base: 'A fair', theirs: null, mine: 'Mine' });
  given([added, noteGone]).when(remove(ana, '0')).thenThrows(ChangedSinceError);
  given([added, noteGone]).when(remove(ana, '1')).then([removed]);
});

it('is removed by who kept it or an administrator, once, and is not changed any more', () => {
  given([added]).when(remove()).then([removed]);
  given([added]).when(remove(desk)).then([removed]);
  given([added]).when(remove(bob)).thenThrows(ForbiddenError);
  given([added, removed]).when(remove()).then([]);
  given([]).when(remove(desk)).thenThrows(NotFoundError);
  given([added, removed])
    .when(change({ title: 'Late' }))
    .thenThrows(NotFoundError);
});

it('comes back as it was, while there is room', () => {
  given([added, noteGone, removed]).when(restoreView(0, later)).then([restored]);
  given([added, removed]).when(restoreView(limits.savedViews, later)).thenThrows(ConflictError);
  given([added]).when(restoreView(1, later)).then([]);
  given([]).when(restoreView(0, later)).thenThrows(NotFoundError);
  given([added, noteGone, removed, restored])
    .when(change({ note: null }))
    .then([]);
});
