import type { Aggregate, Past } from '../shared/aggregate.ts';
import { changeOf, mergedEdit, requireRevision, type ExpectedRevision } from '../shared/edit.ts';
import { ConflictError, ForbiddenError, invalidField, NotFoundError } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';
import { defaultMetric, hasTotal, type MetricName } from './metrics.ts';
import { dashboardTabs, type AnalyticsView, type SavedViewEvent, type SavedViewText } from './saved-view.events.ts';

export interface SavedViewRecord extends SavedViewText {
  readonly viewId: string;
  readonly view: AnalyticsView;
  readonly savedBy: string | null;
  readonly savedAt: string;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
  readonly removed: boolean;
  /** Revision of the last event. */
  readonly revision: number;
}
/** `undefined` until it is saved. */
export type SavedViewState = SavedViewRecord | undefined;
type Added = Extract<SavedViewEvent, { type: 'SavedViewAdded' }>['data'];

/** The token of who saves, changes or removes. */
export interface Requester {
  readonly name?: string | undefined;
  readonly role: string;
}

export const savedViewStream = (viewId: string): string => `savedView-${viewId}`;

export const savedView: Aggregate<SavedViewState, SavedViewEvent> = {
  initialState: () => undefined,
  evolve: (state, { type, data, revision: eventRevision }) => {
    const revision = Number(eventRevision);
    switch (type) {
      case 'SavedViewAdded':
        return {
          dashboard: null,
          threshold: null,
          ...data,
          changedBy: null,
          changedAt: null,
          removed: false,
          revision,
        };
      case 'SavedViewChanged':
        return state && { ...state, ...data.to, changedBy: data.changedBy, changedAt: data.changedAt, revision };
      case 'SavedViewRemoved':
        return state && { ...state, removed: true, revision };
      case 'SavedViewRestored':
        return state && { ...state, removed: false, revision };
    }
  },
};

export const savedViewNotFound = (): NotFoundError => new NotFoundError('SAVED_VIEW_NOT_FOUND');

const requireOwn = ({ savedBy }: SavedViewRecord, { name, role }: Requester): void => {
  if (role !== 'admin' && name !== savedBy) throw new ForbiddenError('ENTRY_OF_OTHERS');
};

/** The saved views that are not removed, counted. */
export interface SavedViewCounts {
  readonly all: number;
  onDashboard(name: string): number;
  /** Those with a threshold. */
  readonly thresholds: number;
}

const requireCapacity = ({ all }: SavedViewCounts): void => {
  if (all >= limits.savedViews) throw new ConflictError('TOO_MANY_SAVED_VIEWS', { max: limits.savedViews });
};

const requireDashboardCapacity = (
  { dashboard, view }: Pick<SavedViewRecord, 'dashboard' | 'view'>,
  counts: SavedViewCounts,
) => {
  if (dashboard === null) return;
  if (!dashboardTabs.includes(view.tab)) throw invalidField('dashboard', 'NOTHING_TO_DRAW');
  if (counts.onDashboard(dashboard) >= limits.dashboardViews)
    throw new ConflictError('DASHBOARD_FULL', { name: dashboard, max: limits.dashboardViews });
};

const requireThreshold = (
  { threshold, view }: Pick<SavedViewRecord, 'threshold' | 'view'>,
  { thresholds }: SavedViewCounts,
) => {
  if (threshold === null) return;
  if (view.tab !== 'explore' || !hasTotal((view.search.metric ?? defaultMetric) as MetricName))
    throw invalidField('threshold', 'NO_TOTAL');
  if (thresholds >= limits.thresholds) throw new ConflictError('TOO_MANY_THRESHOLDS', { max: limits.thresholds });
};

/**
 * Throws a 409 for one too many, also on its dashboard or of thresholds, and a 400 for a dashboard that can't show its tab
 * and a threshold on what has no total.
 */
export const saveView =
  (view: Added & SavedViewText, counts: SavedViewCounts) =>
  (state: SavedViewState): SavedViewEvent[] => {
    if (state) return [];
    requireCapacity(counts);
    requireDashboardCapacity(view, counts);
    requireThreshold(view, counts);
    return [{ type: 'SavedViewAdded', data: view }];
  };

/**
 * The same values again are a no-op. An analyst changes their own, an administrator any.
 * Throws a 404, `ForbiddenError`, `ChangedSinceError`, and for another dashboard or a threshold what {@link saveView} throws.
 */
export const changeView =
  (
    changes: Partial<SavedViewText>,
    counts: SavedViewCounts,
    expected: ExpectedRevision<SavedViewRecord>,
    by: Requester,
    changedAt: string,
  ) =>
  (state: SavedViewState, past: Past<SavedViewState>): SavedViewEvent[] => {
    if (!state || state.removed) throw savedViewNotFound();
    requireOwn(state, by);
    const change = changeOf<SavedViewText>(
      state,
      mergedEdit(state, () => changes, expected, past),
    );
    if (!change) return [];
    if (change.to.dashboard !== undefined) requireDashboardCapacity({ ...state, ...change.to }, counts);
    // Another value does not make them more.
    if (change.to.threshold && !state.threshold) requireThreshold({ ...state, ...change.to }, counts);
    return [
      { type: 'SavedViewChanged', data: { viewId: state.viewId, ...change, changedBy: by.name ?? null, changedAt } },
    ];
  };

/** Removing what is removed is a no-op. Who may, and what it throws, is as in {@link changeView}. */
export const removeView =
  (expected: ExpectedRevision<SavedViewRecord>, by: Requester, removedAt: string) =>
  (state: SavedViewState): SavedViewEvent[] => {
    if (!state) throw savedViewNotFound();
    if (state.removed) return [];
    requireOwn(state, by);
    requireRevision(state, expected);
    return [{ type: 'SavedViewRemoved', data: { viewId: state.viewId, removedAt } }];
  };

/** Restoring what is not removed is a no-op. Throws a 404, and a 409 for one too many, as {@link saveView} does. */
export const restoreView =
  (counts: SavedViewCounts, restoredAt: string) =>
  (state: SavedViewState): SavedViewEvent[] => {
    if (!state) throw savedViewNotFound();
    if (!state.removed) return [];
    requireCapacity(counts);
    requireDashboardCapacity(state, counts);
    requireThreshold(state, counts);
    return [{ type: 'SavedViewRestored', data: { viewId: state.viewId, restoredAt } }];
  };
