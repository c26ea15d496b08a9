import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roundCount, type Random, seededRandom } from '../../testing/random.ts';
import { isRealServer } from '../testing/store-under-test.ts';
import { Environment } from './environment.ts';
import { type Row, type Span, Table } from './table.ts';

const STEPS = roundCount('ROUNDS', 100, 400);
/** Bytes of keys: few, so that keys meet, and the ones that sort last. */
const ALPHABET = [0, 1, 127, 128, 255];

const bytes = (random: Random, most: number): Buffer =>
  Buffer.from(Array.from({ length: random.below(most + 1) }, () => random.pick(ALPHABET)));

/** What a table is to hold, by its keys as hexadecimal text, which sorts as they do. */
type Model = Map<string, Buffer>;

const span = (random: Random): Span => ({
  ...(random.chance(0.7) && { start: bytes(random, 3) }),
  ...(random.chance(0.7) && { end: bytes(random, 3) }),
  ...(random.chance(0.5) && { limit: 1 + random.below(12) }),
  reverse: random.chance(0.5),
  exclusiveStart: random.chance(0.5),
  inclusiveEnd: random.chance(0.5),
});

function rowsOf(model: Model, { start, end, reverse, limit, exclusiveStart, inclusiveEnd }: Span): Row[] {
  const order = reverse ? -1 : 1;
  return [...model]
    .map(([key, value]) => ({ key: Buffer.from(key, 'hex'), value }))
    .sort((a, b) => order * a.key.compare(b.key))
    .filter(({ key }) => {
      const fromStart = start ? order * key.compare(start) : 1;
      const toEnd = end ? order * key.compare(end) : -1;
      return (exclusiveStart ? fromStart > 0 : fromStart >= 0) && (inclusiveEnd ? toEnd <= 0 : toEnd < 0);
    })
    .slice(0, limit);
}

(isRealServer ? describe.skip : describe)('rows in LMDB, in memory and in the write under way', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mem-tables-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are read as one sorted table, wherever each of them is', async () => {
    const random = seededRandom();
    const environment = await Environment.open(folder, (error) => {
      throw error;
    });
    const tables = [7, 8, 9].map((number) => ({ table: new Table(environment, number), model: new Map() as Model }));
    const seen = { inMemory: 0, stored: 0 };
    const assertSame = () => {
      const { table, model } = random.pick(tables);
      const asked = span(random);
      expect(table.range(asked)).toEqual(rowsOf(model, asked));
      const { start, end } = asked;
      const counted = { ...(start && { start }), ...(end && { end }) };
      expect(table.count(counted)).toBe(rowsOf(model, counted).length);
      const key = Buffer.concat([Buffer.from([1]), bytes(random, 2)]);
      const value = model.get(key.toString('hex'));
      expect(table.get(key)).toEqual(value);
      expect(table.has(key)).toBe(value !== undefined);
    };
    const change = () => {
      const { table, model } = random.pick(tables);
      const key = Buffer.concat([Buffer.from([random.below(4)]), bytes(random, 2)]);
      if (random.chance(0.4)) {
        table.remove(key);
        model.delete(key.toString('hex'));
      } else {
        const value = Buffer.from(`${random.below(1000)}`);
        table.put(key.subarray(0, 1), value, key.subarray(1));
        model.set(key.toString('hex'), value);
      }
    };
    for (let step = 0; step < STEPS; step++) {
      await environment.write(() => {
        for (let n = random.below(12); n > 0; n--) {
          change();
          if (random.chance(0.5)) assertSame();
        }
      });
      assertSame();
      if (step % 25 === 24) await environment.compact(); // leaves no rows in memory
      if (random.chance(0.05)) await new Promise((resolve) => setTimeout(resolve, 1));
      seen[environment.memTables.length > 0 ? 'inMemory' : 'stored']++;
    }
    for (const { table, model } of tables) expect([...table.all(5)]).toEqual(rowsOf(model, {}));
    expect(Math.min(seen.inMemory, seen.stored)).toBeGreaterThan(0);
    await environment.close();

    const again = await Environment.open(folder, () => undefined);
    for (const { table, model } of tables) expect(new Table(again, table.number).range()).toEqual(rowsOf(model, {}));
    expect(() => new Table(again, 7).put(Buffer.from('a'), Buffer.from('b'))).toThrow('within a write');
    await again.close();
  });

  it('of one write are seen together or not at all, also of a large one that goes over what was just written', async () => {
    const environment = await Environment.open(folder, (error) => {
      throw error;
    });
    const table = new Table(environment, 11);
    const [first, second] = [Buffer.from('a'), Buffer.from('b')];
    const write = (value: Buffer) =>
      environment.write(() => {
        for (const key of [first, second]) if (key === first || value.length > 1) table.put(key, value);
      });
    const seen: (number | undefined)[][] = [];
    const stored = environment.stored.write.bind(environment.stored);
    jest.spyOn(environment.stored, 'write').mockImplementation(async (...what) => {
      await stored(...what);
      seen.push([first, second].map((key) => table.get(key)?.length));
    });
    await write(Buffer.alloc(1));
    await write(Buffer.alloc(3 << 20));
    expect(seen.at(-1)).toEqual([3 << 20, 3 << 20]);
    for (const [one, other] of seen) expect(other).toBe(one === 1 ? undefined : one);
    await environment.close();
  });

  it('are refused when LMDB could not hold them, and hold up nothing', async () => {
    const environment = await Environment.open(folder, (error) => {
      throw error;
    });
    const table = new Table(environment, 10);
    for (const length of [0, 1975, 100_000])
      await expect(environment.write(() => table.put(Buffer.alloc(length, 1), Buffer.from('x')))).rejects.toThrow(
        'fit',
      );
    await environment.write(() => table.put(Buffer.alloc(1974, 1), Buffer.from('whole')));
    await environment.compact();
    expect(table.range().map(({ value }) => value.toString())).toEqual(['whole']);
    await environment.close();
  });
});
