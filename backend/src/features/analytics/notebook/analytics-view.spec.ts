import { InvalidError, savedViewFields } from '@henna/domain';
import { analyticsViewOf } from './analytics-view.ts';

const everything = {
  metric: 'votes',
  group: 'brand',
  by: 'whole',
  from: '2026-03-01',
  to: '2026-03-31',
  timeZone: 'Asia/Riyadh',
  versus: 'year',
  view: 'bar',
  product: 'p1',
  brand: 'b1',
  category: 'c1',
  subcategory: 's1',
  option: 'o1',
  language: 'ar',
};

it('keeps of a tab all that its address can say, in one order', () => {
  const given = Object.fromEntries(Object.entries(everything).reverse());
  const view = analyticsViewOf('explore', given);
  expect(view).toEqual({ tab: 'explore', search: everything });
  expect(Object.keys(view.search)).toEqual(savedViewFields.explore);
  expect(analyticsViewOf('now', {})).toEqual({ tab: 'now', search: {} });
});

it.each([
  ['what-if', { scenario: '1~3~4~5~20~7' }],
  ['what-if', { scenario: '0~3~4~1000~20~0.25~demo~suspected~p.019a~p.0199' }],
  ['what-if', {}],
  ['events', { types: 'VoteCast,RatingGiven', from: '2026-03-01T10:00:00.000Z', to: '2026-03-02', language: 'en' }],
  ['sql', { sql: 'SELECT 1\n\tAS "واحد"' }],
] as const)('takes what %s can show: %j', (tab, search) => {
  expect(analyticsViewOf(tab, search)).toEqual({ tab, search });
});

it.each([
  ['now', { metric: 'votes' }],
  ['explore', { sql: 'SELECT 1' }],
  ['explore', { tab: 'sql' }],
  ['explore', { metric: 'secrets' }],
  ['explore', { metric: ['votes'] }],
  ['explore', { metric: '' }],
  ['explore', { group: 'toString' }],
  ['explore', { from: '2026-02-30' }],
  ['explore', { from: '2026-03-01T10:00:00Z' }],
  ['explore', { timeZone: 'Mars/Base' }],
  ['explore', { versus: 'never' }],
  ['explore', { view: 'pie' }],
  ['explore', { product: 'p\u0000' }],
  ['explore', { brand: 'b'.repeat(201) }],
  ['explore', { constructor: 'x' }],
  ['what-if', { scenario: '1~3~4~5~20' }],
  ['what-if', { scenario: '1~3~4~5~0~7' }],
  ['what-if', { scenario: '1~3~4~1001~20~7' }],
  ['what-if', { scenario: '1~3~4~5~20~366' }],
  ['what-if', { scenario: '1~3~4~5~20~7~m.layla' }],
  ['events', { types: 'VoteCast,' }],
  ['events', { from: 'yesterday' }],
  ['events', { after: '7' }],
  ['sql', {}],
  ['sql', { sql: '  ' }],
  ['sql', { sql: 'SELECT \ud83d' }],
  ['sql', { sql: 'SELECT \u0007' }],
  ['sql', { sql: 'x'.repeat(2_001) }],
] as const)('refuses what %s could not show: %j', (tab, search) => {
  expect(() => analyticsViewOf(tab, search)).toThrow(InvalidError);
});
