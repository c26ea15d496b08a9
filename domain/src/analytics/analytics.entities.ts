import { flag, list, number, text, type Entity, type FieldDescriptor, type Fields } from '../entities/entity.ts';
import { trendingRulesStream, type TrendingRulesChanged } from './rules.events.ts';
import type { AnalyticsView, SavedViewEvent, SavedViewText } from './saved-view.events.ts';
import { savedView, savedViewStream, type SavedViewState } from './saved-view.ts';
import type { ScenarioEvent } from './scenario.events.ts';
import { scenarioStream } from './scenario.ts';
import { fieldsOfRules, trendingRules, type RuleFields, type TrendingRulesState } from './trending-rules.ts';

const ruleFields: Readonly<Record<keyof RuleFields, FieldDescriptor>> = {
  visitPoints: number,
  votePoints: number,
  ratingPoints: number,
  commentPoints: number,
  capPerPersonAndDay: number,
  halfLifeDays: number,
};
const inFields = (rules: Parameters<typeof fieldsOfRules>[0]): Fields => ({ ...fieldsOfRules(rules) });

export const rulesEntity: Entity<'rules', TrendingRulesChanged, TrendingRulesState> = {
  kind: 'rules',
  id: { only: 'trending' },
  stream: () => trendingRulesStream,
  aggregate: trendingRules,
  record: ({ rules, revision }) => ({ revision, removed: false, fields: inFields(rules) }),
  fields: ruleFields,
  events: {
    TrendingRulesChanged: {
      action: 'changed',
      at: 'changedAt',
      undo: 'admin',
      changes: ({ from, to }) => ({ from: inFields(from), to: inFields(to) }),
    },
  },
};

export const scenarioEntity: Entity<'scenario', ScenarioEvent, unknown, { view: 'scenario' }> = {
  kind: 'scenario',
  id: { field: 'scenarioId' },
  stream: ({ scenarioId }) => scenarioStream(scenarioId),
  fields: { name: text, ...ruleFields, withoutProducts: list, withoutDemo: flag, withoutSuspected: flag },
  events: {
    ScenarioSaved: {
      action: 'added',
      at: 'savedAt',
      changes: ({ name, rules, exclusions }) => ({ from: {}, to: { name, ...inFields(rules), ...exclusions } }),
    },
    ScenarioRemoved: { action: 'removed', at: 'removedAt' },
  },
  view: 'scenario',
};

/** The tab, and below it what its address said. */
const linesOfView = ({ tab, search }: AnalyticsView): readonly string[] => [
  tab,
  ...Object.entries(search).map(([field, value]) => `${field}: ${value}`),
];

const textOf = ({ title, note, dashboard = null, threshold = null }: Partial<SavedViewText>) => ({
  title,
  note,
  dashboard,
  threshold,
});

/** Notes of analysts are theirs and administrators' only. */
const ofAnalysts = { hiddenFrom: ['moderator'] } as const;

export const savedViewEntity: Entity<'savedView', SavedViewEvent, SavedViewState, { view: 'savedView' }> = {
  kind: 'savedView',
  id: { field: 'viewId' },
  stream: ({ viewId }) => savedViewStream(viewId),
  aggregate: savedView,
  record: (state) =>
    state && {
      revision: state.revision,
      removed: state.removed,
      fields: { ...textOf(state), view: linesOfView(state.view) },
    },
  fields: {
    title: { ...text, ...ofAnalysts },
    note: { ...text, ...ofAnalysts },
    dashboard: { ...text, ...ofAnalysts },
    threshold: { ...text, ...ofAnalysts },
    view: { ...list, ...ofAnalysts },
  },
  events: {
    SavedViewAdded: {
      action: 'added',
      at: 'savedAt',
      undo: 'admin',
      changes: ({ view, ...data }) => ({ from: {}, to: { ...textOf(data), view: linesOfView(view) } }),
    },
    SavedViewChanged: { action: 'changed', at: 'changedAt', undo: 'admin' },
    SavedViewRemoved: { action: 'removed', at: 'removedAt', undo: 'admin' },
    SavedViewRestored: { action: 'restored', at: 'restoredAt', undo: 'admin' },
  },
  view: 'savedView',
  title: 'title',
};
