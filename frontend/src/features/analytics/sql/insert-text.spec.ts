import { insertName } from './insert-text.ts';

const at = (start: number, end = start) => ({ start, end });

test.each([
  ['', at(0), { text: 'votes', at: 5 }],
  ['SELECT', at(6), { text: 'SELECT votes', at: 12 }],
  ['SELECT  FROM x', at(7), { text: 'SELECT votes FROM x', at: 12 }],
  ['SELECT sum()', at(11), { text: 'SELECT sum(votes)', at: 16 }],
  ['SELECT old FROM x', at(7, 10), { text: 'SELECT votes FROM x', at: 12 }],
  ['FROM x', at(0), { text: 'votes FROM x', at: 6 }],
])('a name in %j is apart from the words beside it', (text, selection, expected) => {
  expect(insertName(text, 'votes', selection)).toEqual(expected);
});
