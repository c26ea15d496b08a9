import { importFields, importReasons } from '@henna/contracts/told';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InvalidError } from '../../../../shared/errors.ts';
import { refuseDeceptiveName } from '../../../../shared/person-names.ts';
import { rowsOfJson } from '../reading/read-rows.ts';
import { problemOf } from '../running/row-outcomes.ts';
import * as activity from './activity.rows.ts';
import * as catalogue from './catalogue.rows.ts';
import { checkedRow } from './checked-row.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patterns = Object.values(importReasons).map(
  (sentence) => new RegExp(`^${sentence.split('{}').map(escaped).join('.*')}$`, 's'),
);
const isKnown = (reason: string) => patterns.some((pattern) => pattern.test(reason));
const fields: ReadonlySet<string> = new Set(importFields);

const kinds = Object.entries({ ...activity, ...catalogue }).filter(([name]) => name.endsWith('Row'));
/** What a file may hold in the place of anything. */
const values: readonly unknown[] = [
  ...[null, true, -5, 0.5, 1e9, '', ' ', '...', 'word', 'x'.repeat(6_000), 'two\nlines', '\ud800', '2999-01-01'],
  ...[
    [],
    [1],
    [''],
    ['\ud800', 'x'.repeat(300)],
    Array(60).fill('a'),
    [{}],
    [[]],
    {},
    { ar: 1 },
    { ar: 'x'.repeat(300) },
  ],
  ...[[{ name: 1, hex: 'red' }], [{ id: 1, label: '', labels: [] }], { options: 1, details: [1] }, { key: 1 }],
];

test.each(kinds)('a %s is refused in words that are known, whatever its fields hold', (_, row) => {
  const told = values.flatMap((value) => {
    try {
      checkedRow(row as new () => object, Object.fromEntries(importFields.map((field) => [field, value])));
      return [];
    } catch (error) {
      expect(problemOf(error)).toMatch(/^[\w.]+: /);
      return (error as InvalidError).fields!;
    }
  });
  expect(told.length).toBeGreaterThan(values.length);
  expect(told.filter(({ message }) => !isKnown(message))).toEqual([]);
  const steps = told.flatMap(({ field }) => field.split('.')).filter((step) => !/^\d+$/.test(step));
  expect(steps.filter((step) => !fields.has(step))).toEqual([]);
});

test('what planners and readers of rows refuse has words that are known', () => {
  const folders = ['plans', 'reading', 'running', '../restore', '../../catalogue/products'].map((name) =>
    join(__dirname, '..', name),
  );
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.includes('.spec.'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const said = sources.flatMap((source) =>
    [
      ...source.matchAll(
        /invalidField\([^'"`]*(?:'[^']*', |\? 'brand' : 'brandId', |field, )(?:brand \? )?(['"`])(.*?)\1[,)]/g,
      ),
      ...source.matchAll(/problem: (['`])row: (.*?)\1/g),
      ...source.matchAll(/(?:there|twiceInFile|message|message:)\s=?\s*(['`])(.*?)\1/g),
    ].map(([, , sentence]) => sentence!.replace(/\$\{.*?\}/g, '7').replaceAll("\\'", "'")),
  );
  expect(said.length).toBeGreaterThan(25);
  expect(said.filter((sentence) => !isKnown(sentence))).toEqual([]);
});

test('names that deceive are refused in words that are known', () => {
  expect.assertions(2);
  for (const name of ['Admin', 'Al\u202eice'])
    try {
      refuseDeceptiveName(name, 'displayName');
    } catch (error) {
      expect(isKnown((error as InvalidError).message)).toBe(true);
    }
});

test('what is no record is refused in words that are known', async () => {
  async function* file() {
    yield Buffer.from('[1, {"a":1,"a":2}, {"b":{"__proto__":{}}}]');
  }
  for await (const item of rowsOfJson(file()))
    expect('problem' in item && isKnown(item.problem!.replace(/^\w+: /, ''))).toBe(true);
});
