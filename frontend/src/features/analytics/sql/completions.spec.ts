import { sqlCompletions } from './completions.ts';

/** The names offered where `|` is in the query. */
const namesAt = (query: string, isAsked = false) =>
  sqlCompletions(query.replace('|', ''), query.indexOf('|'), isAsked)?.options.map(({ name }) => name) ?? [];

test.each([
  ['views after FROM, at once when asked', 'SELECT 1 FROM |', true, ['events', 'metrics', 'optionVotes', 'products']],
  ['views by their beginning', 'SELECT 1 FROM met|', false, ['metrics']],
  ['subqueries too', 'WITH months AS (SELECT 1) SELECT * FROM mo|', false, ['months']],
  ['columns of the view that is read', 'SELECT vi| FROM metrics', false, ['visits']],
  ['columns behind an alias and a dot', 'SELECT p.br| FROM products AS p', false, ['brandId', 'brand']],
  [
    'columns of the alias alone',
    'SELECT m.| FROM metrics m JOIN products p USING (x)',
    false,
    [...['level', 'entityId', 'hour', 'language', 'visits', 'votes', 'ratings', 'comments']],
  ],
  ['columns behind a view and a dot', 'SELECT optionVotes.op|', false, ['optionId']],
  ['functions and keywords', 'SELECT date_t|', false, ['date_trunc']],
  ['keywords in any case', 'SELECT * FROM events wher|', false, ['WHERE']],
  ['types of events in quotes', "SELECT 1 FROM events WHERE type = 'VoteC|'", false, ['VoteCast']],
  ['nothing else in quotes', "SELECT 'from a sel|", false, []],
  ['nothing in comments', 'SELECT 1 -- sel|', false, []],
  ['nothing where no word has begun', 'SELECT |', false, []],
  ['nothing where a name is complete', 'SELECT 1 FROM products|', false, []],
])('offers %s: %s', (_what, query, isAsked, names) => expect(namesAt(query, isAsked)).toEqual(names));

test('says where the word begins, and the type of a column', () => {
  expect(sqlCompletions('SELECT sta FROM events', 10)).toEqual({
    start: 7,
    options: [{ name: 'stars', kind: { column: 'TINYINT' } }],
  });
});
