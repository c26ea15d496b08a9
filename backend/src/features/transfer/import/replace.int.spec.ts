import type { ClearedEntity, HistoryEntry, RecordedHennaEvent } from '@henna/contracts';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { startApp, type AppHarness } from '../../../testing/app-harness.ts';
import { BackupModule, CompleteBackup } from '../index.ts';
import { fill } from '../testing/fill.ts';
import { importing, type Importing } from '../testing/importing.ts';

type Row = Readonly<Record<string, unknown>>;

/** Of each kind: a change in a record that is taken up again. */
const changes: Readonly<Record<ClearedEntity, (row: Row) => Row>> = {
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
const entities = Object.keys(changes) as ClearedEntity[];
/** What a record was last changed at is that of its last change, whatever it changed. */
const timed: readonly string[] = ['brands', 'categories', 'subcategories', 'votingOptions'];

let service: AppHarness;
let backups: INestApplicationContext;
let send: Importing['send'], exported: Importing['exported'], undo: Importing['undo'], entries: Importing['entries'];
beforeAll(async () => {
  service = await startApp();
  backups = await NestFactory.createApplicationContext(BackupModule, { logger: false });
  ({ send, exported, undo, entries } = importing(service));
  await fill(service);
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

const kinds: Readonly<Record<ClearedEntity, string>> = {
  ...{ products: 'product', brands: 'brand', categories: 'category', subcategories: 'subcategory' },
  ...{ votingOptions: 'category', banners: 'banner', votes: 'vote', ratings: 'rating', comments: 'comment' },
};
/** The clears of a kind that the history of one record tells. */
const historyOf = async (entity: ClearedEntity, { id, categoryKey }: Row): Promise<readonly HistoryEntry[]> => {
  const category = (await exported('categories')).find(({ name }) => name === categoryKey);
  const path = `/api/admin/history?kind=${kinds[entity]}&id=${String(id ?? category?.['id'])}`;
  const { items } = (await get(path)) as { items: HistoryEntry[] };
  return items.filter((entry) => entry.entity.kind === 'clear' && entry.entity.id === entity);
};

/** All that anybody is answered about the catalogue and what people did. */
const answers = async (asOf = '') => {
  const told: Record<string, unknown> = {};
  for (const entity of entities)
    told[entity] = comparable(entity, (await get(`/api/admin/export/${entity}?format=json${asOf}`)) as Row[]);
  if (asOf) return told;
  for (const metric of ['votes', 'ratings', 'comments'])
    told[`metric ${metric}`] = await get(`/api/analytics/metrics/${metric}`);
  const products = (await get('/api/products')) as { id: string }[];
  told['products in order'] = products;
  for (const { id } of products)
    for (const part of ['comments', 'votes', 'ratings', 'trend'])
      told[`${part} ${id}`] = await get(`/api/products/${id}/${part}`);
  return told;
};

describe('a replacing import', () => {
  test.each(entities)('of %s clears them with one event; rows take records up; undo gives all back', async (entity) => {
    const before = await answers();
    const whole = await backedUp();
    const known = await log();
    const streams = new Set(known.map(({ stream }) => stream));
    const rows = await exported(entity);
    expect(rows.length).toBeGreaterThan(entity === 'votingOptions' ? 0 : 1);
    const [first, ...others] = rows.slice(0, entity === 'votingOptions' ? 1 : -1);
    const sent = [changes[entity](first!), ...others];
    const done = await send(entity, sent, 'replace');
    expect(done).toMatchObject({ success: sent.length, skipped: 0, errors: [] });

    const written = (await log()).slice(known.length);
    expect(written.filter(({ type }) => type === 'EntityCleared')).toMatchObject([
      { stream: `clear-${entity}`, data: { entity, clearId: done.id }, metadata: { origin: 'import' } },
    ]);
    expect(written.filter(({ type }) => /Removed|Withdrawn|ByModerator|Added|Posted|Reserved/.test(type))).toEqual([]);
    const own = written.filter(({ stream }) => !/^(?:clear|import)-/.test(stream));
    expect(own.map(({ stream }) => stream).filter((stream) => !streams.has(stream))).toEqual([]);
    const now = await exported(entity);
    expect(now).toHaveLength(sent.length);
    expect(now).not.toEqual(rows);
    const between = await answers();
    const kept = await backedUp();
    if (entity !== 'votingOptions') expect(kept[entity]).toEqual(now.map(({ id }) => id).sort());

    const edge = (event: RecordedHennaEvent | undefined) => `&asOf=${String(event!.position)}`;
    expect(await answers(edge(known.at(-1)))).toEqual(onlyOf(before));
    expect(await answers(edge(written.at(-1)))).toEqual(onlyOf(between));

    const count = (await log()).length;
    expect(await undo(done.id)).toMatchObject({ status: 'undone', undo: { kept: 0 } });
    expect(await answers()).toEqual(before);
    expect(await backedUp()).toEqual(whole);
    const undone = (await log()).slice(count);
    expect(undone.filter(({ type }) => type === 'EntityClearUndone')).toMatchObject([
      { data: { entity, clearId: done.id }, metadata: { actor: { name: 'admin-test' }, origin: 'undo' } },
    ]);
    expect(await answers(edge(written.at(-1)))).toEqual(onlyOf(between));
    // The last record was not in the file, so that the undone clear itself brought it back.
    const isTakenUp = sent.length === rows.length;
    expect(await historyOf(entity, rows.at(-1)!)).toMatchObject([
      ...(isTakenUp ? [] : [{ type: 'EntityClearUndone', actor: { name: 'admin-test' } }]),
      { type: 'EntityCleared', correlationId: done.id, undo: 'done' },
    ]);
    const trail = await entries(done.id);
    expect(trail.filter(({ type }) => type === 'EntityCleared')).toMatchObject([
      { entity: { kind: 'clear', id: entity }, actor: { kind: 'import', name: 'admin-test' }, undo: 'done' },
    ]);
  });

  test('is not taken back below a later one, nor below a reset since', async () => {
    const rows = await exported('ratings');
    const first = await send('ratings', rows.slice(0, 1), 'replace');
    const second = await send('ratings', rows.slice(1, 2), 'replace');
    expect(await undo(first.id)).toMatchObject({ undo: { kept: 1 } });
    expect(await exported('ratings')).toHaveLength(1);
    await service
      .token()
      .delete(`/api/admin/products/${String(rows[1]!['productId'])}/ratings`)
      .expect(204);
    expect(await undo(second.id)).toMatchObject({ undo: { kept: 1 } });
    expect(await exported('ratings')).toEqual([]);
  });

  test('keeps a reset from being taken back that lies before it', async () => {
    const [{ id: productId }] = (await exported('products')) as [{ id: string }];
    const { agent } = await service.member('Rater');
    const rate = (stars: number) => agent.post('/api/ratings').send({ productId, stars }).expect(201);
    const restore = () => service.token().post(`/api/admin/products/${productId}/ratings/restore`);
    await rate(4);
    await service.token().delete(`/api/admin/products/${productId}/ratings`).expect(204);
    await rate(5);
    const [row] = await exported('ratings');
    const { id } = await send('ratings', [row!], 'replace');
    await restore().expect(409);
    await undo(id);
    await restore().expect(200);
    expect(await exported('ratings')).toMatchObject([{ stars: 5 }]);
  });
});

const onlyOf = (told: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(entities.map((entity) => [entity, told[entity]]));
