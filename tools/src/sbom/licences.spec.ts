import { expect, it } from '@jest/globals';
import { join } from 'node:path';
import { readSbom } from './components.ts';
import { isAllowed, licenceOf } from './licences.ts';

it.each([
  ['MIT', true],
  ['(BSD-3-Clause AND Apache-2.0)', true],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  [null, false],
])('%s is allowed: %s', (expression, isExpected) => expect(isAllowed(expression)).toBe(isExpected));

it('knows and allows the licence of every package that production depends on', () => {
  const { components } = readSbom(join(__dirname, '../../..'));
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter((component) => !isAllowed(licenceOf(component))).map(({ purl }) => purl)).toEqual([]);
});
