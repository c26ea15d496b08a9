import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient, jsonEvent, type JSONEventType } from '@eventstore/db-client';
import {
  metricLevels,
  type GroupFigures,
  type MetricRow,
  type OptionVotesRow,
  type RecordedHennaEvent,
} from '@henna/domain';
import { RandomLog } from '../testing/random-log/random-log.ts';
import { manyIntents } from '../testing/random-log/intents.ts';
import { startProgram, type ReadyProgram } from '../testing/programs.ts';
import { World } from './testing/by-hand.ts';

const program = 'projections/dist/analytics.js';
const secret = 'a secret of this test';
const question = {
  metric: 'votes',
  group: 'product',
  filter: {},
  edges: [Date.UTC(2025, 0, 1) / 3_600_000, Date.UTC(2027, 0, 1) / 3_600_000],
  limit: 100,
} as const;

describe('the analytics program', () => {
  const { events } = RandomLog.fromIntents(manyIntents(7, 900));
  let folder: string;
  let store: ReadyProgram;
  let client: EventStoreDBClient;
  let running: ReadyProgram[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'henna-analytics-'));
    await startStore('events');
  });
  afterEach(async () => {
    for (const each of running) await each.stop('SIGKILL');
    running = [];
    await client.dispose();
    await store.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const startStore = async (name: string) => {
    store = await startProgram('embedded/dist/eventstoredb.js', ['--folder', join(folder, name), '--port', '0']);
    client = EventStoreDBClient.connectionString(store.address);
  };
  const append = async (some: readonly RecordedHennaEvent[]): Promise<string> => {
    let last = -1n;
    for (const { stream, type, data, metadata } of some) {
      const event = jsonEvent({ type, data, metadata } as unknown as JSONEventType);
      last = (await client.appendToStream(stream, [event])).position!.commit;
    }
    return String(last);
  };
  const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
    EVENTSTORE_URL: store.address,
    ANALYTICS_FILE: join(folder, 'analytics.duckdb'),
    ANALYTICS_SECRET: secret,
    LOG_LEVEL: 'warn',
    ...more,
  });
  const start = async (more: NodeJS.ProcessEnv = {}): Promise<ReadyProgram> => {
    const started = await startProgram(program, [], environment(more));
    running.push(started);
    await sendKey(started);
    return started;
  };
  const sendKey = ({ address }: ReadyProgram, key = Buffer.alloc(32, 7)) =>
    fetch(`${address}/key`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${secret}` },
      body: JSON.stringify({ key: key.toString('base64') }),
    });
  const ask = (path: string, body: object | undefined, { address }: ReadyProgram, bearer = secret) =>
    fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${bearer}` },
      ...(body && { body: JSON.stringify(body) }),
    });
  /** Asks until the tables have been made. */
  const answer = async (path: string, body: object, from: ReadyProgram) => {
    for (;;) {
      const response = await ask(path, body, from);
      if (response.status !== 503) return response;
      expect(((await response.json()) as { readonly code: string }).code).toMatch(/^(?:BUILDING|BEHIND)$/);
    }
  };
  const votes = async (position: string, from: ReadyProgram) =>
    (await answer('/metric', { ...question, position }, from)).json() as Promise<{
      readonly series: readonly GroupFigures[];
      readonly position: string;
    }>;

  test('answers for the log as it is, also when somebody asks at once', async () => {
    await append(events.slice(0, 300));
    const analytics = await start();
    for (const [from, to] of [
      [300, 301],
      [301, 420],
      [420, events.length],
    ] as const) {
      const position = await append(events.slice(from, to));
      const found = await votes(position, analytics);
      expect(found.series).toEqual(new World(events.slice(0, to)).answer(question).series);
      expect(BigInt(found.position)).toBeGreaterThanOrEqual(BigInt(position));
    }
    const status = await (await ask('/status', undefined, analytics)).json();
    expect(status).toMatchObject({ ready: true, progress: 1 });
    const listed = await answer('/events', { filter: {}, types: ['VoteCast'], limit: 2 }, analytics);
    expect((await listed.text()).trimEnd().split('\n')).toHaveLength(2);
    const weights = { points: { visits: 1, votes: 1, ratings: 1, comments: 1 }, halfLifeDays: 7, limit: 3 };
    expect(await (await answer('/what-if', weights, analytics)).json()).toMatchObject({ ranked: expect.any(Number) });
  });

  test('goes on where it was killed, and begins anew with a torn file or another log', async () => {
    let position = await append(events.slice(0, 400));
    const first = await start();
    const expected = new World(events.slice(0, 400)).answer(question).series;
    expect((await votes(position, first)).series).toEqual(expected);
    await first.stop('SIGKILL');
    position = await append(events.slice(400));
    const all = new World(events).answer(question).series;
    const second = await start();
    expect((await votes(position, second)).series).toEqual(all);
    await second.stop('SIGKILL');
    truncateSync(join(folder, 'analytics.duckdb'), 5_000);
    const third = await start();
    expect((await votes(position, third)).series).toEqual(all);
    await third.stop();
    await client.dispose();
    await store.stop();
    await startStore('other events');
    position = await append(events.slice(0, 400));
    const fourth = await start();
    const ended = new Promise((resolve) => fourth.process.once('exit', resolve));
    expect(await ended).toBe(1);
    expect(fourth.errors.join('\n')).toMatch(/the log is another/);
    expect((await votes(position, await start())).series).toEqual(expected);
  });

  test('that began with an empty log goes on at the next start', async () => {
    const first = await start();
    const isReady = async () => {
      const status = (await (await ask('/status', undefined, first)).json()) as { readonly ready: boolean };
      return status.ready;
    };
    while (!(await isReady())) await pause(20);
    await votes(await append(events.slice(0, 400)), first);
    await first.stop();
    const second = await start();
    const position = await append(events.slice(400));
    expect((await votes(position, second)).series).toEqual(new World(events).answer(question).series);
    expect(second.errors).toEqual([]);
  });

  test('ends when it gets another key, by which it makes the tables anew', async () => {
    const position = await append(events.slice(0, 400));
    const first = await start();
    const before = await votes(position, first);
    const ended = new Promise((resolve) => first.process.once('exit', resolve));
    await sendKey(first, Buffer.alloc(32, 8));
    expect(await ended).toBe(1);
    expect(first.errors.join('\n')).toMatch(/another key/);
    const second = await startProgram(program, [], environment());
    running.push(second);
    expect((await ask('/metric', question, second)).status).toBe(503);
    await sendKey(second, Buffer.alloc(32, 8));
    expect((await votes(position, second)).series).toEqual(before.series);
  });

  test('lists the counts of all hours, which add up to those of the site', async () => {
    const position = await append(events);
    const analytics = await start();
    const [total] = new World(events).answer({ ...question, group: null }).series;
    const listed = await answer('/tables', { position }, analytics);
    const rows = (await listed.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as MetricRow | OptionVotesRow);
    const sum = (table: string, level: string) =>
      rows.filter((row) => row.table === table && row.level === level).reduce((all, { votes: each }) => all + each, 0);
    for (const table of ['metrics', 'optionVotes'])
      for (const level of metricLevels) expect([table, level, sum(table, level)]).toEqual([table, level, total!.total]);
  });

  test('lets one process at a time have the file, and only those ask who know the secret', async () => {
    const analytics = await start();
    const second = await start();
    await new Promise((resolve) => second.process.once('exit', resolve));
    expect(second.errors.join('\n')).toMatch(/analytics: .*analytics\.duckdb is in use by another process/);
    expect((await ask('/status', undefined, analytics, 'another secret')).status).toBe(401);
    expect((await ask('/nothing', {}, analytics)).status).toBe(404);
    expect((await answer('/metric', { ...question, metric: 'nothing' }, analytics)).status).toBe(400);
    expect(
      (await answer('/metric', { ...question, filter: { option: 'x' }, metric: 'visits' }, analytics)).status,
    ).toBe(400);
    const behind = await ask('/metric', { ...question, position: '999999999999' }, analytics);
    expect([behind.status, await behind.json()]).toEqual([503, { code: 'BEHIND', position: '999999999999' }]);
    await expect(start({ ANALYTICS_SECRET: 'short' })).rejects.toThrow(/ANALYTICS_SECRET must have 16/);
  });
});
