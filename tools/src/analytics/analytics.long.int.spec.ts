import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnalyticsEvent } from '@henna/domain';
import { readManifest, writeManifest } from './manifest.ts';
import { repository, startInstallation, type Installation } from './testing/installation.ts';
import { writeReviews } from './testing/reviews.ts';

const patienceMs = 300_000;
let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation((root) => {
    writeReviews(join(root, 'catalogues'), 200, 8);
    return join(root, 'catalogues');
  });
  await installation.analytics('export', '--into', installation.into);
}, patienceMs);
afterAll(() => installation.end(), patienceMs);

const send = (method: string, path: string, body: object, cookie = '') =>
  fetch(`${installation.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

it(
  'holds every event that the stream has, and no other',
  async () => {
    const { ask, records } = installation;
    const lines = (await (await ask('/api/analytics/events')).text()).trimEnd().split('\n');
    const streamed = lines.map((line) => JSON.parse(line) as AnalyticsEvent);
    const sql = 'SELECT position, id, data FROM events ORDER BY position';
    const exported = await records<{ position: number; id: string; data: string }>(sql);
    expect(exported.map(({ position, id, data }) => [String(position), id, JSON.parse(data)])).toEqual(
      streamed.map(({ position, id, data }) => [position, id, data]),
    );
  },
  patienceMs,
);

it(
  'answers the examples of the guide',
  async () => {
    const guide = await readFile(join(repository, 'docs/analyst-guide.md'), 'utf8');
    const examples = [/```sql\n([^`]*)```/g, /analytics -- query "(SELECT[^"]*)"/g].flatMap((pattern) =>
      [...guide.matchAll(pattern)].map(([, sql]) => sql!),
    );
    expect(examples.length).toBeGreaterThanOrEqual(6);
    // Nobody has voted here.
    const isOfVotes = /optionVotes|votes > 0/;
    for (const sql of examples)
      expect([sql, (await installation.records(sql)).length > 0]).toEqual([sql, !isOfVotes.test(sql)]);
  },
  patienceMs,
);

it(
  'goes on where it ended, gives each event once after a crash, and loses who was erased',
  async () => {
    const { analytics, into, records } = installation;
    expect(await analytics('export', '--into', into)).toContain(': 0 events more');
    const manifest = readManifest(into)!;
    const signUp = { email: 'layla@example.org', password: 'a long enough password', firstName: 'Layla' };
    const joined = await send('POST', '/api/accounts', signUp);
    const cookie = String(joined.headers.get('set-cookie')).split(';')[0]!;
    const { id } = (await joined.json()) as { id: string };
    const [product] = await records<{ productId: string }>('SELECT productId FROM products LIMIT 1');
    expect((await send('POST', '/api/votes', { ...product, vote: 'Good' }, cookie)).status).toBe(201);
    await analytics('export', '--into', into);
    const votes = await records<{ memberId: string }>(`SELECT memberId FROM events WHERE type = 'VoteCast'`);
    expect(votes).toHaveLength(1);
    const { memberId } = votes[0]!;
    const everything = async () => JSON.stringify(await records('SELECT * FROM events'));
    expect(await everything()).toContain(memberId);
    for (const personal of [id, 'Layla', 'layla@', 'Lasts', 'author-1'])
      expect(await everything()).not.toContain(personal);

    // As a crash leaves it between the files and the manifest.
    writeManifest(into, manifest);
    await analytics('export', '--into', into);
    expect(await records('SELECT position FROM events GROUP BY position HAVING count(*) > 1')).toEqual([]);
    expect(await records(`SELECT memberId FROM events WHERE type = 'VoteCast'`)).toEqual(votes);

    const { password } = signUp;
    expect((await send('DELETE', '/api/accounts/current', { password }, cookie)).status).toBe(204);
    await analytics('export', '--into', into);
    expect(await everything()).not.toContain(memberId);
  },
  patienceMs,
);

it(
  'exports what is chosen, and mixes nothing',
  async () => {
    const { analytics, root, data } = installation;
    const some = join(root, 'some');
    await analytics('export', '--into', some, '--types', 'RatingGiven', '--from', '2024-06-01', '--to', '2024-07-01');
    const days = await readdir(join(some, 'events'));
    expect(days.length).toBeGreaterThan(3);
    expect(days.filter((day) => !day.startsWith('day=2024-06-'))).toEqual([]);
    await expect(analytics('export', '--into', some)).rejects.toThrow('another choice of events');
    await expect(analytics('export', '--into', data)).rejects.toThrow('holds no export');
    const nothing = analytics('export', '--into', join(root, 'none'), '--types', 'Nothing');
    await expect(nothing).rejects.toThrow('types must be types of events');
  },
  patienceMs,
);

it(
  'reads the data folder when nothing runs on it',
  async () => {
    const sql = `SELECT count(*) AS ratings FROM events WHERE type = 'RatingGiven'`;
    const before = await installation.records(sql);
    await installation.stop();
    expect(JSON.parse(await installation.analytics('query', sql, '--format', 'json'))).toEqual(before);
  },
  patienceMs,
);
