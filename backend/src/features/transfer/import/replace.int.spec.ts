import type { EventType, ExportedEntity, RecordedHennaEvent } from '@henna/domain';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { startApp, type AppHarness } from '../../../testing/app-harness.ts';
import { BackupModule, CompleteBackup } from '../index.ts';
import { seedEveryKind } from '../testing/seed.ts';
import { importClient, type ImportClient } from '../testing/import-client.ts';
import type { ImportResponse } from '../transfer.responses.ts';

type Row = Readonly<Record<string, unknown>>;
type ReplacedEntity = Exclude<ExportedEntity, 'settings' | 'profiles'>;

/** Of each kind: a change in a record that is taken up again. */
const changes: Readonly<Record<ReplacedEntity, (row: Row) => Row>> = {
  products: (row) => ({ ...row, description: 'Taken up' }),
  brands: (row) => ({ ...row, displayName: 'Taken up' }),
  categories: (row) => ({ ...row, displayName: 'Taken up' }),
  subcategories: (row) => ({ ...row, displayName: 'Taken up' }),
  votingOptions: (row) => ({ categoryKey: row['categoryKey'], options: ['One', 'Two'] }),
  banners: (row) => ({ ...row, title: 'Taken up' }),
  votes: (row) => ({ ...row, createdAt: '2024-01-01T00:00:00.000Z' }),
  ratings: ({ updatedAt: _, ...row }) => ({ ...row, stars: 1 }),
  comments: (row) => ({ ...row, content: 'Taken up' }),
};
const entities = Object.keys(changes) as ReplacedEntity[];
/** What a record was last changed at is that of its last change, whatever it changed. */
const timed: readonly string[] = ['brands', 'categories', 'subcategories', 'votingOptions'];

let service: AppHarness;
let backups: INestApplicationContext;
let send: ImportClient['send'],
  exported: ImportClient['exported'],
  undo: ImportClient['undo'],
  entries: ImportClient['entries'];
let ended: ImportClient['ended'], plan: ImportClient['plan'];
beforeAll(async () => {
  service = await startApp();
  backups = await NestFactory.createApplicationContext(BackupModule, { logger: false });
  ({ send, exported, ended, plan, undo, entries } = importClient(service));
  await seedEveryKind(service);
  await service.token().post('/api/admin/banners').send({ title: 'Autumn', active: true }).expect(201);
});
afterAll(async () => {
  await backups.close();
  await service.stop();
});

const log = async () => {
  const events: RecordedHennaEvent[] = [];
  for await (const event of service.app.get(EventStore).readAll()) events.push(event);
  return events;
};
/** What is answered, but for the moment of the answer. */
const get = async (path: string): Promise<unknown> => {
  const { body } = await service.token().get(path).expect(200);
  const isMoment = (name: string) => name === 'asOf' || name === 'position';
  return JSON.parse(JSON.stringify(body, (name, value: unknown) => (isMoment(name) ? undefined : value))) as unknown;
};
/** How often a product was visited, no moment before tells. */
const comparable = (entity: string, rows: readonly Row[]) =>
  rows.map(({ updatedAt, visitCount: _, ...row }) => (timed.includes(entity) ? row : { ...row, updatedAt }));

/** Which records a complete backup holds, which folds the log anew. */
const backedUp = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'henna-test-backup-'));
  let text = '';
  for await (const piece of backups.get(CompleteBackup).pieces(folder)) text += piece;
  await rm(folder, { recursive: true });
  const backup = JSON.parse(text) as Readonly<Record<string, readonly Row[]>>;
  const ids = (entity: string) => backup[entity]!.map(({ id, ...row }) => id ?? row['categoryKey']).sort();
  return Object.fromEntries(entities.map((entity) => [entity, ids(entity)]));
};

/** How a record of each kind is removed: one such event for each. */
const removals: Readonly<Record<ReplacedEntity, EventType>> = {
  ...{ products: 'ProductRemoved', brands: 'BrandRemoved', categories: 'CategoryRemoved' },
  ...{ subcategories: 'SubcategoryRemoved', votingOptions: 'VotingOptionsSet', banners: 'BannerRemoved' },
  ...{ votes: 'VotesReset', ratings: 'RatingReset', comments: 'CommentRemovedByImport' },
};

/** All that anybody is answered about the catalogue and what people did. */
const answers = async (asOf = '') => {
  const shown: Record<string, unknown> = {};
  for (const entity of entities)
    shown[entity] = comparable(entity, (await get(`/api/admin/export/${entity}?format=json${asOf}`)) as Row[]);
  if (asOf) return shown;
  for (const metric of ['votes', 'ratings', 'comments'])
    shown[`metric ${metric}`] = await get(`/api/analytics/metrics/${metric}`);
  const products = (await get('/api/products')) as { id: string }[];
  shown['products in order'] = products;
  for (const { id } of products)
    for (const part of ['comments', 'votes', 'ratings', 'trend'])
      shown[`${part} ${id}`] = await get(`/api/products/${id}/${part}`);
  return shown;
};

describe('a replacing import', () => {
  test.each(entities)('of %s removes each in its stream; rows take records up; undo gives all back', async (entity) => {
    const before = await answers();
    const whole = await backedUp();
    const logBefore = await log();
    const streams = new Set(logBefore.map(({ stream }) => stream));
    const rows = await exported(entity);
    expect(rows.length).toBeGreaterThan(entity === 'votingOptions' ? 0 : 1);
    const [first, ...others] = rows.slice(0, entity === 'votingOptions' ? 1 : -1);
    const sent = [changes[entity](first!), ...others];
    const done = await send(entity, sent, 'replace');
    expect(done).toMatchObject({ success: sent.length, skipped: 0, errors: [] });

    const written = (await log()).slice(logBefore.length);
    const removed = written.slice(1, 1 + done.removal!.total);
    expect(new Set(removed.map(({ type }) => type))).toEqual(new Set([removals[entity]]));
    expect(removed.map(({ metadata }) => metadata)).toEqual(
      removed.map(() => expect.objectContaining({ origin: 'import', correlationId: done.id })),
    );
    expect(written.filter(({ type }) => /Withdrawn|ByModerator|Added|Posted|Reserved/.test(type))).toEqual([]);
    const own = written.filter(({ stream }) => !stream.startsWith('import-'));
    expect(own.map(({ stream }) => stream).filter((stream) => !streams.has(stream))).toEqual([]);
    const now = await exported(entity);
    expect(now).toHaveLength(sent.length);
    expect(now).not.toEqual(rows);
    const between = await answers();
    const backup = await backedUp();
    if (entity !== 'votingOptions') expect(backup[entity]).toEqual(now.map(({ id }) => id).sort());

    const edge = (event: RecordedHennaEvent | undefined) => `&asOf=${String(event!.position)}`;
    expect(await answers(edge(logBefore.at(-1)))).toEqual(onlyOf(before));
    expect(await answers(edge(written.at(-1)))).toEqual(onlyOf(between));

    const count = (await log()).length;
    expect(await undo(done.id)).toMatchObject({ status: 'undone', undo: { kept: 0 } });
    expect(await answers()).toEqual(before);
    expect(await backedUp()).toEqual(whole);
    const undone = (await log()).slice(count);
    expect(undone.map(({ metadata }) => metadata)).toEqual(
      undone.map(() => expect.objectContaining({ origin: 'undo', correlationId: undone[0]!.metadata.correlationId })),
    );
    expect(await answers(edge(written.at(-1)))).toEqual(onlyOf(between));
    const marks = (await entries(done.id)).filter(({ type }) => type === removals[entity]);
    expect(marks).not.toEqual([]);
    // A rating, comment or vote that a row took up came back with the undo of the row.
    if (kindsOfRecords.has(entity)) expect(new Set(marks.map(({ undo: mark }) => mark))).toEqual(new Set(['done']));
  });

  test('leaves what is given while it runs; its undo leaves what somebody has changed since', async () => {
    const [{ id: productId }] = (await exported('products')) as [{ id: string }];
    const members = await Promise.all(['Amal', 'Basma', 'Dana'].map((name) => service.member(name)));
    const [changing, staying, late] = members.map(({ agent }) => agent) as [Agent, Agent, Agent];
    const options = ['Lovely', 'Fine', 'Poor'];
    const vote = async (agent: Agent) => {
      for (const option of options) {
        const { status } = await agent.post('/api/votes').send({ productId, vote: option });
        if (status === 201) return;
      }
      throw new Error('no vote could be cast');
    };
    const rate = (agent: Agent, stars: number) => agent.post('/api/ratings').send({ productId, stars });
    const comment = (agent: Agent, content: string) => agent.post('/api/comments').send({ productId, content });
    for (const agent of [changing, staying]) {
      await vote(agent);
      await rate(agent, 4).expect(201);
      await comment(agent, 'Before').expect(201);
    }
    const before = await given();
    const ids: string[] = [];
    for (const [entity, change] of [
      ['votes', vote],
      ['ratings', (agent: Agent) => rate(agent, 2)],
      ['comments', (agent: Agent) => comment(agent, 'After')],
    ] as const) {
      const row = (await exported(entity)).toSorted((a, b) =>
        String(a['createdAt']) < String(b['createdAt']) ? -1 : 1,
      )[0];
      const { body } = await service
        .token()
        .post(`/api/admin/import/${entity}`)
        .set('Prefer', 'respond-async')
        .send({ data: [row!], mode: 'replace' })
        .expect(202);
      const { id } = body as ImportResponse;
      while (!((await get(`/api/admin/imports/${id}`)) as ImportResponse).removal);
      await change(late);
      expect(await ended(id)).toMatchObject({ status: 'done', success: 1 });
      await change(changing);
      expect(await exported(entity)).toHaveLength(3);
      ids.push(id);
    }
    for (const id of ids) expect(await undo(id)).toMatchObject({ status: 'undone', undo: { kept: 0 } });
    const now = await given();
    // Comments add up; whoever voted or rated anew is asked no more what they said before.
    expect(now.comments).toHaveLength(before.comments.length + 2);
    expect(now.ratings).toHaveLength(before.ratings.length + 1);
    expect(now.votes).toHaveLength(before.votes.length + 1);
    expect(now.ratings.filter(({ stars }) => stars === 2)).toHaveLength(2);
  });

  test('of a rating that a moderator removed brings it not back, which a dry run says as well', async () => {
    const rows = await exported('ratings');
    const [row] = rows as [Row];
    await service
      .token()
      .delete(`/api/admin/ratings/${String(row['id'])}`)
      .expect(204);
    const planned = await plan('ratings', rows, 'replace');
    expect(planned).toMatchObject({ success: rows.length - 1, errors: [expect.stringContaining('Row 1')] });
    const { id, success, errors } = await send('ratings', rows, 'replace');
    expect({ success, errors }).toEqual({ success: planned.success, errors: planned.errors });
    expect(await undo(id)).toMatchObject({ status: 'undone', undo: { kept: 0 } });
    expect(await exported('ratings')).toHaveLength(rows.length - 1);
  });
});

type Agent = Awaited<ReturnType<AppHarness['member']>>['agent'];

const given = async () => ({
  votes: await exported('votes'),
  ratings: await exported('ratings'),
  comments: await exported('comments'),
});
const kindsOfRecords: ReadonlySet<ReplacedEntity> = new Set([
  ...(['products', 'brands', 'categories', 'subcategories', 'votingOptions', 'banners'] as const),
]);

const onlyOf = (shown: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(entities.map((entity) => [entity, shown[entity]]));
