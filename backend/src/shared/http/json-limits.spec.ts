import { assertJsonWithinLimits } from './json-limits.ts';

const check = (text: string) => () => assertJsonWithinLimits(Buffer.from(text));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['nothing', ''],
  ['a deep body', nested(20)],
  ['many values', `[${'1,'.repeat(9_000)}1]`],
  ['brackets and commas in a text', JSON.stringify({ text: '[{,'.repeat(20_000) })],
  ['quotes in a text', JSON.stringify({ text: `"\\"[`.repeat(500) })],
  ['what is no JSON: that is for the parser to say', ']]]}"'],
])('%s passes', (_, text) => expect(check(text)).not.toThrow());

test.each([
  ['a deeper body', nested(21), 'deeper than 20 levels'],
  ['a depth that would end a stack', '['.repeat(900_000), 'deeper than 20 levels'],
  ['depth behind a text with an escaped quote', `["\\\\\\"",${nested(20)}]`, 'deeper than 20 levels'],
  ['too many values', `[${'1,'.repeat(10_001)}1]`, 'more than 10000 values'],
])('%s is refused', (_, text, message) => expect(check(text)).toThrow(message));
