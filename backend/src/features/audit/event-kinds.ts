import { eventTypes, type EventType, type HistoryAction, type HistoryKind } from '@henna/domain';

/** By the beginning of a type; the first that fits counts. */
const kinds: readonly (readonly [start: string, kind: HistoryKind])[] = [
  ['Product', 'product'],
  ['Brand', 'brand'],
  ['Category', 'category'],
  ['Subcategory', 'subcategory'],
  ['VotingOptions', 'category'],
  ['Banner', 'banner'],
  ['Setting', 'setting'],
  ['Vote', 'vote'],
  ['Rating', 'rating'],
  ['Comment', 'comment'],
  ['Member', 'member'],
  ['ResetLink', 'member'],
  ['Profile', 'profile'],
  ['Import', 'import'],
  ['TrendingRules', 'rules'],
  ['Scenario', 'scenario'],
  ['SavedView', 'savedView'],
  ['Demo', 'demo'],
];

const actions: readonly (readonly [form: RegExp, action: HistoryAction])[] = [
  [/^BatchStarted$/, 'removed'],
  [/(?:Added|Posted|Cast|Given|Created|Joined|Started|Loaded|Finished|Reported|Saved|Made)$/, 'added'],
  [/(?:Restored|Undone)$/, 'restored'],
  [/(?:Removed|RemovedBy(?:Moderator|Import)|Withdrawn|Erased|Reset)$/, 'removed'],
];

/** What events of a type are about. */
export const kindOf = (type: string): HistoryKind => kinds.find(([start]) => type.startsWith(start))?.[1] ?? 'other';

/** What events of a type do to it. */
export const actionOf = (type: string): HistoryAction => actions.find(([form]) => form.test(type))?.[1] ?? 'changed';

const toldTypes = eventTypes.filter((type) => !['ProductVisited', 'Reserved', 'Released'].includes(type));

/** The types that the history holds of a kind and an action; of all, where none is asked for. */
export const typesOf = ({
  kind,
  action,
  type,
  types,
}: {
  readonly kind?: HistoryKind | undefined;
  readonly action?: HistoryAction | undefined;
  readonly type?: EventType | undefined;
  readonly types?: readonly EventType[] | undefined;
}): readonly EventType[] =>
  toldTypes.filter(
    (told) =>
      (kind === undefined || kindOf(told) === kind) &&
      (action === undefined || actionOf(told) === action) &&
      (type === undefined || told === type) &&
      (types === undefined || types.includes(told)),
  );
