import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { AnalyticsEvent, FiguresQuery, RecordedHennaEvent } from '@henna/domain';
import { logOf, type NewEvent } from '../testing/memory-log.ts';
import { Engine } from './engine.ts';
import { Pseudonyms } from './pseudonyms.ts';
import { CachedActivity } from './queries/activity.ts';
import { eventLines } from './queries/events.ts';
import { metricFigures } from './queries/metric.ts';

const pseudonyms = new Pseudonyms(Buffer.alloc(32, 7));
const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour, 30)).toISOString();
const firstHour = Date.UTC(2026, 2, 1) / 3_600_000;
const product: NewEvent = {
  type: 'ProductAdded',
  data: {
    ...{ productId: 'p', name: 'Rose', brandId: 'b', categoryId: 'c', subcategoryId: 's', description: null },
    ...{ imageUrl: null, shades: [], addedAt: at(0) },
  },
};
const vote = (voteId: string, userId: string, hour = 9) => ({
  ...{ voteId, productId: 'p', userId, optionId: 'good', vote: 'Good', castAt: at(hour) },
});
const cast = (voteId: string, userId: string, hour?: number): NewEvent => ({
  type: 'VoteCast',
  data: vote(voteId, userId, hour),
});
const visited = (userId: string): NewEvent => ({
  type: 'ProductVisited',
  data: { productId: 'p', visitedAt: at(8), userId, visit: 'key', language: 'en' },
});
const joined: NewEvent = { type: 'MemberJoined', data: { memberId: 'layla', via: 'local', joinedAt: at(7) } };
const erased: NewEvent = { type: 'MemberErased', data: { memberId: 'layla', erasedAt: at(20) } };

describe('a file of the engine', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'henna-analytics-'));
    file = join(folder, 'analytics.duckdb');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const using = async <Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> => {
    const engine = await Engine.open(file, { memory: '200MB', threads: 1 }, pseudonyms);
    try {
      return await work(engine);
    } finally {
      engine.close();
    }
  };
  const write = async (engine: Engine, events: readonly RecordedHennaEvent[]) => {
    const batch = engine.batch();
    for (const event of events) batch.add(event);
    await engine.write(batch, events.at(-1)!.position, 'log');
    return batch;
  };
  const total = async (engine: Engine, metric: FiguresQuery['metric']) => {
    const question = { metric, group: null, filter: {}, edges: [firstHour, firstHour + 24], limit: 1 } as const;
    return (await metricFigures(question, engine, new CachedActivity(engine))).series[0]!.total;
  };
  const lines = async (engine: Engine) => {
    const found: AnalyticsEvent[] = [];
    for await (const page of eventLines({ filter: {}, limit: 1_000 }, engine))
      found.push(...page.map((line) => JSON.parse(line) as AnalyticsEvent));
    return found;
  };

  it('is gone on with where it was left', async () => {
    const log = logOf(product, cast('v', 'layla'), cast('w', 'amal'), {
      type: 'VoteWithdrawn',
      data: { ...vote('v', 'layla'), withdrawnAt: at(10) },
    });
    await using((engine) => write(engine, log.slice(0, 2)));
    await using(async (engine) => {
      expect([engine.position, engine.log]).toEqual([log[1]!.position, 'log']);
      expect(await total(engine, 'votes')).toBe(1);
      await write(engine, log.slice(2));
      expect(await total(engine, 'votes')).toBe(1);
      expect((await lines(engine)).map(({ type }) => type)).toEqual(log.map(({ type }) => type));
    });
  });

  it('is made anew when it is torn, or of another format', async () => {
    const log = logOf(product, ...Array.from({ length: 500 }, (_, index) => cast(`v${index}`, `u${index}`)));
    const fresh = () => using(async (engine) => [engine.position, await total(engine, 'votes')]);
    await using((engine) => write(engine, log));
    truncateSync(file, statSync(file).size >> 1);
    expect(await fresh()).toEqual([-1n, 0]);
    await using((engine) => write(engine, log));
    const instance = await DuckDBInstance.create(file);
    const connection = await instance.connect();
    await connection.run('UPDATE state SET format = 0');
    connection.closeSync();
    instance.closeSync();
    expect(await fresh()).toEqual([-1n, 0]);
  });

  it('holds nothing of a batch that could not be written whole', async () => {
    await using(async (engine) => {
      await write(engine, logOf(product, cast('v', 'layla')));
      const batch = engine.batch();
      for (const event of logOf(product, cast('w', 'amal'))) batch.add(event);
      batch.events.push({ ...batch.events[0]!, line: undefined as unknown as string });
      await expect(engine.write(batch, 900n, 'log')).rejects.toThrow();
    });
    await using(async (engine) => {
      expect(engine.position).toBe(100n);
      expect(await total(engine, 'votes')).toBe(1);
    });
  });

  it('forgets who was erased: visits, joining and events at once, contributions when they are taken back', async () => {
    await using(async (engine) => {
      const log = logOf(
        ...[product, joined, visited('layla'), visited('amal'), cast('v', 'layla'), cast('w', 'amal'), erased],
        { type: 'VoteWithdrawn', data: { ...vote('v', 'layla'), withdrawnAt: at(21) } },
      );
      await write(engine, log.slice(0, 6));
      expect(await Promise.all([total(engine, 'visits'), total(engine, 'newMembers')])).toEqual([2, 1]);
      await write(engine, log.slice(6, 7));
      expect(await Promise.all([total(engine, 'visits'), total(engine, 'newMembers')])).toEqual([1, 0]);
      expect(await total(engine, 'votes')).toBe(2);
      expect((await lines(engine)).map(({ type }) => type)).toEqual(['ProductAdded', 'ProductVisited', 'VoteCast']);
    });
    // Also the next process knows whom it has to forget.
    await using(async (engine) => {
      const [, , , , , , , withdrawn] = logOf(
        ...[product, joined, visited('layla'), visited('amal'), cast('v', 'layla'), cast('w', 'amal'), erased],
        { type: 'VoteWithdrawn', data: { ...vote('v', 'layla'), withdrawnAt: at(21) } },
      );
      await write(engine, [withdrawn!]);
      expect(await total(engine, 'votes')).toBe(1);
      expect(await lines(engine)).toHaveLength(3);
      const theirs = '(SELECT person FROM erased)';
      for (const table of ['visit', 'contribution', 'joined'])
        await engine.read(async (moment) =>
          expect(await moment.rows(`SELECT 1 FROM ${table} WHERE person IN ${theirs}`)).toEqual([]),
        );
    });
  });

  it('leaves out what it can make nothing of, and says so', async () => {
    await using(async (engine) => {
      const elsewhere: NewEvent = { type: 'VoteCast', data: { ...vote('w', 'amal'), productId: 'unknown' } };
      const never: NewEvent = { type: 'VoteCast', data: { ...vote('x', 'amal'), castAt: 'never' } };
      const batch = await write(engine, logOf(product, elsewhere, never, cast('v', 'layla')));
      expect(batch.skipped.map(({ reason }) => reason)).toEqual(['no product unknown', 'not a time: never']);
      expect(await total(engine, 'votes')).toBe(1);
    });
  });

  it('names nobody', async () => {
    await using((engine) => write(engine, logOf(product, joined, visited('layla'), cast('v', 'layla'))));
    const instance = await DuckDBInstance.create(file);
    const connection = await instance.connect();
    const tables = await connection.runAndReadAll('SELECT table_name FROM duckdb_tables()');
    for (const [table] of tables.getRows()) {
      const rows = (await connection.runAndReadAll(`FROM "${String(table)}"`)).getRowsJson();
      expect(JSON.stringify(rows)).not.toMatch(/layla/i);
    }
    connection.closeSync();
    instance.closeSync();
  });
});
