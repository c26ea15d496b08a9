import { ChangedSinceError } from '../shared/edit.ts';
import { ConflictError, ForbiddenError, InvalidError, NotFoundError } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';
import { specOf } from '../testing/spec-of.ts';
import type { SavedViewEvent, SavedViewText } from './saved-view.events.ts';
import { changeView, saveView, removeView, restoreView, savedView, type SavedViewCounts } from './saved-view.ts';

const at = '2026-03-01T12:00:00.000Z';
const later = '2026-03-02T12:00:00.000Z';
const { given } = specOf(savedView);
const input = {
  viewId: 'v1',
  title: 'Votes',
  note: 'A fair',
  dashboard: null,
  threshold: null,
  view: { tab: 'explore', search: { metric: 'votes' } },
  savedBy: 'ana',
  savedAt: at,
} as const;
const ana = { name: 'ana', role: 'analyst' };
const bob = { name: 'bob', role: 'analyst' };
const desk = { name: 'desk', role: 'admin' };

const added: SavedViewEvent = { type: 'SavedViewAdded', data: input };
const noteGone: SavedViewEvent = {
  type: 'SavedViewChanged',
  data: { viewId: 'v1', from: { note: 'A fair' }, to: { note: null }, changedBy: 'ana', changedAt: later },
};
const removed: SavedViewEvent = { type: 'SavedViewRemoved', data: { viewId: 'v1', removedAt: later } };
const restored: SavedViewEvent = { type: 'SavedViewRestored', data: { viewId: 'v1', restoredAt: later } };
const currentAt = (revision?: string) => ({ revision, toResponse: ({ title }: { title: string }) => title });
const counts = (all: number, onDashboard = 0, thresholds = 0): SavedViewCounts => ({
  all,
  onDashboard: () => onDashboard,
  thresholds,
});
const few = counts(1);
const change = (words: Partial<SavedViewText>, by = ana, revision?: string, counted = few) =>
  changeView(words, counted, currentAt(revision), by, later);
const remove = (by = ana, revision?: string) => removeView(currentAt(revision), by, later);

it('is kept once, while there is room', () => {
  given([])
    .when(saveView(input, counts(0)))
    .then([added]);
  given([added]).when(saveView(input, few)).then([]);
  given([])
    .when(saveView(input, counts(limits.savedViews)))
    .thenThrows(ConflictError);
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
  given([added, noteGone, removed])
    .when(restoreView(counts(0), later))
    .then([restored]);
  given([added, removed])
    .when(restoreView(counts(limits.savedViews), later))
    .thenThrows(ConflictError);
  given([added]).when(restoreView(few, later)).then([]);
  given([])
    .when(restoreView(counts(0), later))
    .thenThrows(NotFoundError);
  given([added, noteGone, removed, restored])
    .when(change({ note: null }))
    .then([]);
});

describe('a dashboard', () => {
  const full = counts(20, limits.dashboardViews);
  const placed: SavedViewEvent = {
    type: 'SavedViewChanged',
    data: {
      viewId: 'v1',
      from: { dashboard: null },
      to: { dashboard: 'Weekly' },
      changedBy: 'ana',
      changedAt: later,
    },
  };

  it('takes a view when it is saved or afterwards, also one saved before there were dashboards', () => {
    given([])
      .when(saveView({ ...input, dashboard: 'Weekly' }, few))
      .then([{ type: 'SavedViewAdded', data: { ...input, dashboard: 'Weekly' } }]);
    const { dashboard: _none, threshold: _neither, ...before } = input;
    given([{ type: 'SavedViewAdded', data: before }])
      .when(change({ dashboard: 'Weekly' }))
      .then([placed]);
    given([{ type: 'SavedViewAdded', data: before }])
      .when(change({ dashboard: null }))
      .then([]);
  });

  it('holds so many views, and only those that can be drawn', () => {
    given([])
      .when(saveView({ ...input, dashboard: 'Weekly' }, full))
      .thenThrows(ConflictError);
    given([added])
      .when(change({ dashboard: 'Weekly' }, ana, undefined, full))
      .thenThrows(ConflictError);
    given([added, placed])
      .when(change({ title: 'Other', dashboard: 'Weekly' }, ana, undefined, full))
      .then([expect.objectContaining({ type: 'SavedViewChanged' })]);
    given([added, placed, removed]).when(restoreView(full, later)).thenThrows(ConflictError);
    given([])
      .when(saveView({ ...input, view: { tab: 'events', search: {} }, dashboard: 'Weekly' }, few))
      .thenThrows(InvalidError);
  });
});

describe('a threshold', () => {
  const threshold = { direction: 'below', value: 50 } as const;
  const many = counts(20, 0, limits.thresholds);
  const set: SavedViewEvent = {
    type: 'SavedViewChanged',
    data: { viewId: 'v1', from: { threshold: null }, to: { threshold }, changedBy: 'ana', changedAt: later },
  };

  it('is set, given another value and taken away; the same again is nothing', () => {
    given([added]).when(change({ threshold })).then([set]);
    given([added, set])
      .when(change({ threshold: { ...threshold } }))
      .then([]);
    given([added, set])
      .when(change({ threshold: { direction: 'above', value: 0.5 } }, ana, undefined, many))
      .then([expect.objectContaining({ type: 'SavedViewChanged' })]);
    given([added, set])
      .when(change({ threshold: null }))
      .then([expect.objectContaining({ type: 'SavedViewChanged' })]);
  });

  it('is one of so many, and needs a total', () => {
    given([])
      .when(saveView({ ...input, threshold }, many))
      .thenThrows(ConflictError);
    given([added])
      .when(change({ threshold }, ana, undefined, many))
      .thenThrows(ConflictError);
    given([added, set, removed]).when(restoreView(many, later)).thenThrows(ConflictError);
    for (const view of [
      { tab: 'sql', search: { sql: 'SELECT 1' } },
      { tab: 'explore', search: { metric: 'trendRank' } },
    ] as const)
      given([])
        .when(saveView({ ...input, view, threshold }, few))
        .thenThrows(InvalidError);
    given([])
      .when(saveView({ ...input, view: { tab: 'explore', search: {} }, threshold }, few))
      .then([expect.objectContaining({ type: 'SavedViewAdded' })]);
  });
});
