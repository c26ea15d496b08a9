import { ChangedSinceError } from '../shared/edit.ts';
import { InvalidError } from '../shared/errors.ts';
import { specOf } from '../testing/spec-of.ts';
import type { TrendingRules, TrendingRulesChanged } from './rules.events.ts';
import {
  changeTrendingRules,
  fieldsOfRules,
  firstRules,
  rulesOfFields,
  trendingRules,
  type RuleFields,
} from './trending-rules.ts';

const at = '2026-03-01T12:00:00.000Z';
const { given } = specOf(trendingRules);
const change = (changes: Partial<RuleFields>, revision?: string) =>
  changeTrendingRules(changes, { revision, toResponse: ({ rules }) => rules }, at);
const changed = (from: TrendingRules, to: TrendingRules): TrendingRulesChanged => ({
  type: 'TrendingRulesChanged',
  data: { from, to, changedAt: at },
});
const slower = { ...firstRules, halfLifeDays: 14 };

it('begins with the rules that hold until somebody changes them', () => {
  given([])
    .when(change(fieldsOfRules(firstRules)))
    .then([]);
  given([])
    .when(change({ halfLifeDays: 14 }))
    .then([changed(firstRules, slower)]);
});

it('changes what is wanted and leaves the rest; the same again is nothing', () => {
  const dearer = { ...slower, points: { ...slower.points, votes: 9 } };
  given([changed(firstRules, slower)])
    .when(change({ votePoints: 9 }))
    .then([changed(slower, dearer)]);
  given([changed(firstRules, slower)])
    .when(change(fieldsOfRules(slower)))
    .then([]);
  given([changed(firstRules, slower)])
    .when(change(fieldsOfRules(firstRules)))
    .then([changed(slower, firstRules)]);
});

it('refuses rules under which nothing counts', () => {
  const nothing = { visitPoints: 0, votePoints: 0, ratingPoints: 0, commentPoints: 0 };
  given([]).when(change(nothing)).thenThrows(InvalidError);
});

it('merges a change with what others have changed since, rule by rule', () => {
  given([])
    .when(change({ halfLifeDays: 14 }, '0'))
    .thenThrows(ChangedSinceError);
  const first = fieldsOfRules(firstRules);
  given([changed(firstRules, slower)])
    .when(change({ ...first, capPerPersonAndDay: 3 }, '-1'))
    .then([changed(slower, { ...slower, capPerPersonAndDay: 3 })]);
  given([changed(firstRules, slower)])
    .when(change({ halfLifeDays: 14 }, '-1'))
    .then([]);
  given([changed(firstRules, slower)])
    .when(change({ halfLifeDays: 3 }, '-1'))
    .thenConflicts({ field: 'halfLifeDays', base: firstRules.halfLifeDays, theirs: 14, mine: 3 });
  given([changed(firstRules, slower)])
    .when(change({ halfLifeDays: 7 }, '0'))
    .then([changed(slower, firstRules)]);
});

it('tells the rules one by one and together alike', () => {
  expect(rulesOfFields(fieldsOfRules(slower))).toEqual(slower);
});
