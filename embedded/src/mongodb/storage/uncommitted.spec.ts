import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom, type Random } from '../../testing/random.ts';
import { Environment } from './environment.ts';
import { Table, type Span } from './table.ts';

const COMMITS = 60;
const MOST_WORKS = 4;
const MOST_CHANGES = 30;
const KEYS = 60;

let folder: string;
let environment: Environment;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uncommitted-'));
  environment = new Environment(folder, () => undefined);
});
afterEach(async () => {
  await environment.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A table as it should be: values by key in hexadecimal, which sorts as its bytes do. */
type Model = Map<string, string>;

const keyFrom = (random: Random) => Buffer.from([1 + random.below(KEYS) * 4, ...(random.chance(0.3) ? [0] : [])]);

function change(table: Table, model: Model, random: Random): void {
  const key = keyFrom(random);
  if (random.chance(0.3)) {
    table.remove(key);
    model.delete(key.toString('hex'));
  } else {
    const value = random.bytes(random.below(20));
    table.put(key, value);
    model.set(key.toString('hex'), value.toString('hex'));
  }
}

function anySpan(random: Random): Span {
  return {
    ...(random.chance(0.7) && { start: keyFrom(random), exclusiveStart: random.chance(0.5) }),
    ...(random.chance(0.7) && { end: keyFrom(random), inclusiveEnd: random.chance(0.5) }),
    reverse: random.chance(0.5),
    ...(random.chance(0.5) && { limit: 1 + random.below(10) }),
  };
}

function expected(model: Model, { start, end, reverse, exclusiveStart, inclusiveEnd, limit }: Span): string[][] {
  const [from, to] = [start?.toString('hex'), end?.toString('hex')];
  const isBefore = (a: string, b: string) => (reverse ? a > b : a < b);
  const rows = [...model].sort(([a], [b]) => (isBefore(a, b) ? -1 : 1));
  const isIn = (key: string) =>
    (from === undefined || isBefore(from, key) || (from === key && !exclusiveStart)) &&
    (to === undefined || isBefore(key, to) || (to === key && inclusiveEnd === true));
  return rows.filter(([key]) => isIn(key)).slice(0, limit);
}

function assertSame(table: Table, model: Model, random: Random): void {
  const key = keyFrom(random);
  expect(table.get(key)?.toString('hex')).toBe(model.get(key.toString('hex')));
  const span = anySpan(random);
  const rows = table.range(span).map((row) => [row.key.toString('hex'), row.value.toString('hex')]);
  expect(rows).toEqual(expected(model, span));
}

it('works read what was committed with the changes of their commit laid over it', async () => {
  const random = seededRandom();
  const tables = [new Table(environment, 1), new Table(environment, 2), environment.sessions];
  const models: Model[] = tables.map(() => new Map());
  for (let commit = 0; commit < COMMITS; commit++) {
    const work = () => {
      for (let left = random.below(MOST_CHANGES); left > 0; left--) {
        const n = random.below(tables.length);
        change(tables[n]!, models[n]!, random);
        if (random.chance(0.7)) assertSame(tables[n]!, models[n]!, random);
      }
    };
    await Promise.all(Array.from({ length: 1 + random.below(MOST_WORKS) }, () => environment.write(work)));
    for (const [n, table] of tables.entries()) assertSame(table, models[n]!, random);
  }
});

it('nobody else sees a change before it is committed', async () => {
  const table = new Table(environment, 1);
  const key = Buffer.from('key');
  let seenMeanwhile: unknown = 'nothing yet';
  await environment.write(() => {
    table.put(key, Buffer.from('value'));
    queueMicrotask(() => (seenMeanwhile = [table.get(key), table.range({})]));
    expect(table.get(key)?.toString()).toBe('value');
  });
  expect(seenMeanwhile).toEqual([undefined, []]);
  expect(table.get(key)?.toString()).toBe('value');
});

it('a work that throws is told so; what shares its commit is written', async () => {
  const table = new Table(environment, 1);
  const refused = environment.write(() => {
    throw new Error('refused');
  });
  const written = environment.write(() => table.put(Buffer.from('key'), Buffer.from('value')));
  await expect(refused).rejects.toThrow('refused');
  await written;
  expect(table.get(Buffer.from('key'))?.toString()).toBe('value');
});

it('rows change in write transactions only', () => {
  expect(() => new Table(environment, 1).put(Buffer.from('key'), Buffer.from('value'))).toThrow('write transaction');
});
