import { fieldsOfRules, type AnalyticsView, type TrendingRules } from '@henna/domain';
import { isDeepStrictEqual } from 'node:util';
import { actionOf } from './event-kinds.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One field as an event tells it, its value not yet made readable. */
export interface RawChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.keys(value).length === 0);

/** Names of fields that say where or when, not what. */
const isCircumstance = (field: string): boolean =>
  field.endsWith('At') ||
  [
    'productId',
    'voteId',
    'ratingId',
    'reportId',
    'reportIds',
    'commentId',
    'userId',
    'memberId',
    'optionId',
    'imageId',
    'importId',
    'by',
    'resetId',
    'clearId',
    'bannerId',
    'parentId',
    'replyTo',
    'hash',
    'width',
    'height',
    'fileSize',
    'index',
    'revision',
    'scenarioId',
    'savedBy',
    'viewId',
  ].includes(field);

/** The id of a record is no field of it, but a product's brand and category are. */
const ownIds: Readonly<Record<string, readonly string[]>> = {
  BrandAdded: ['brandId'],
  CategoryAdded: ['categoryId'],
  SubcategoryAdded: ['categoryId', 'subcategoryId'],
};

const plain = (data: Fields, type: string): readonly (readonly [string, unknown])[] =>
  Object.entries(data).filter(
    ([field, value]) => !isCircumstance(field) && !ownIds[type]?.includes(field) && !isEmpty(value),
  );

const changesBetween = (from: Fields, to: Fields): RawChange[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((field) => ({ field, from: from[field] ?? null, to: to[field] ?? null }))
    .filter((change) => !isDeepStrictEqual(change.from, change.to));

const ruleFields = (rules: unknown): Fields => ({ ...fieldsOfRules(rules as TrendingRules) });

/** The tab, and below it what its address said. */
const linesOf = ({ tab, search }: AnalyticsView): readonly string[] => [
  tab,
  ...Object.entries(search).map(([field, value]) => `${field}: ${value}`),
];

const only = (field: string, from: unknown, to: unknown): RawChange[] => [
  { field, from: from ?? null, to: to ?? null },
];

/** The fields that an event changed, with both sides where it tells them. */
export const fieldChanges = (type: string, data: Fields): readonly RawChange[] => {
  const { from, to } = data;
  switch (type) {
    case 'VotingOptionsSet':
      return only('votingOptions', from, to);
    case 'SettingChanged':
      return only(String(data['key']), isFields(from) ? from['options'] : null, isFields(to) ? to['options'] : null);
    case 'TrendingRulesChanged':
      return changesBetween(ruleFields(from), ruleFields(to));
    case 'ScenarioSaved':
      return plain({ name: data['name'], ...ruleFields(data['rules']), ...(data['exclusions'] as Fields) }, type).map(
        ([field, value]) => ({ field, from: null, to: value }),
      );
    case 'SavedViewAdded':
      return plain(
        { title: data['title'], note: data['note'], view: linesOf(data['view'] as AnalyticsView) },
        type,
      ).map(([field, value]) => ({ field, from: null, to: value }));
    case 'RatingChanged':
      return only('stars', from, to);
    case 'ProductImagesReordered':
      return only('imageOrder', from, to);
    case 'BannerActivated':
      return only('active', false, true);
    case 'BannerDeactivated':
      return only('active', true, false);
    case 'VoteRemovedByModerator':
    case 'VoteWithdrawn':
      return only('vote', data['vote'], null);
    case 'RatingRemovedByModerator':
    case 'RatingWithdrawn':
      return only('stars', data['stars'], null);
    default:
      if (isFields(to)) return changesBetween(isFields(from) ? from : {}, to);
      if (actionOf(type) === 'removed') return [];
      return plain(data, type).map(([field, value]) => ({ field, from: null, to: value }));
  }
};
