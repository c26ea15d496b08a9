import { historyId } from '@henna/domain';
import { randomFrom } from '../../shared/random.ts';
import { EventStore } from '../../shared/stores/event-store.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import type { FieldChangeResponse, HistoryEntryResponse, HistoryPageResponse } from './history.responses.ts';

const seed = process.env['SEED'] ?? 'an administrator’s day';
const acts = 120;
const leftOut = ['ProductVisited', 'Reserved', 'Released'];

type Value = string | boolean | null;
type Fields = Record<string, Value>;
interface ExpectedRecord {
  readonly kind: 'brand' | 'category' | 'banner' | 'product';
  readonly id: string;
  fields: Fields;
  removed: boolean;
}
/** What an act must leave in the trail, oldest first. */
interface Expected {
  readonly action: HistoryEntryResponse['action'];
  readonly changes?: readonly FieldChangeResponse[];
  readonly origin?: 'undo';
}

const texts = ['Rose', 'Amber', null] as const;
const sites = ['https://one.example', 'https://two.example', null] as const;
const names = ['Rose', 'Amber', 'Iris'] as const;
/** What may be changed of each kind, and to what: few values, so that many saves change nothing. */
const choices: Record<ExpectedRecord['kind'], Readonly<Record<string, readonly [Value, ...Value[]]>>> = {
  brand: { displayName: names, description: texts, website: sites, active: [true, false] },
  category: { displayName: names, description: texts, active: [true, false] },
  banner: { title: names, description: texts, linkUrl: sites },
  product: { description: texts },
};
const paths: Record<ExpectedRecord['kind'], string> = {
  brand: '/api/admin/brands',
  category: '/api/admin/categories',
  banner: '/api/admin/banners',
  product: '/api/products',
};

describe('the trail of random work', () => {
  let service: AppHarness;
  beforeAll(async () => {
    service = await startApp();
  });
  afterAll(() => service?.stop());

  test(`is the log and what was done, act by act: none missing, none invented (SEED=${seed})`, async () => {
    const random = randomFrom(seed);
    const admin = () => service.token();
    const records: ExpectedRecord[] = [];
    const done: { readonly of: ExpectedRecord; readonly before: bigint; readonly expected: readonly Expected[] }[] = [];
    let undoable: { readonly of: ExpectedRecord; readonly position: string; readonly back: Fields } | undefined;
    let made = 0;
    const log = async () => {
      const events = [];
      for await (const event of service.app.get(EventStore).readAll())
        if (!leftOut.includes(event.type)) events.push(event);
      return events;
    };
    const last = async () => (await log()).at(-1)?.position ?? -1n;

    const add = async (): Promise<readonly [ExpectedRecord, readonly Expected[]]> => {
      const kind = random.pick(['brand', 'category', 'banner', 'product'] as const);
      const name = `own ${kind} ${++made}`;
      if (kind === 'product') {
        // It comes with a brand, a category and a subcategory of its own, which are not what is looked at.
        const { id } = await makeProduct(service);
        const added: ExpectedRecord = { kind, id, fields: { description: null }, removed: false };
        records.push(added);
        return [added, Array.from({ length: 4 }, () => ({ action: 'added' as const }))];
      }
      const fields: Fields =
        kind === 'banner'
          ? { title: name, description: null, linkUrl: null }
          : { displayName: name, description: null, active: true, ...(kind === 'brand' && { website: null }) };
      const { title, displayName } = fields;
      const body = kind === 'banner' ? { title } : { name, displayName };
      const { id } = (await admin().post(paths[kind]).send(body).expect(201)).body as { id: string };
      const added: ExpectedRecord = { kind, id, fields, removed: false };
      records.push(added);
      return [added, [{ action: 'added' }]];
    };
    const change = async (of: ExpectedRecord): Promise<readonly Expected[]> => {
      const chosen = Object.entries(choices[of.kind]).filter(() => random.chance(0.6));
      const body = Object.fromEntries(chosen.map(([field, values]) => [field, random.pick(values)]));
      const changes = Object.entries(body)
        .filter(([field, to]) => of.fields[field] !== to)
        .map(([field, to]) => ({ field, from: of.fields[field]!, to }));
      const { headers } = await admin().put(`${paths[of.kind]}/${of.id}`).send(body).expect(200);
      if (changes.length === 0) return [];
      const back = of.fields;
      of.fields = { ...of.fields, ...body };
      undoable = { of, position: headers['x-position']!, back };
      return [{ action: 'changed', changes }];
    };
    const remove = async (of: ExpectedRecord): Promise<readonly Expected[]> => {
      await admin().delete(`${paths[of.kind]}/${of.id}`).expect(204);
      of.removed = true;
      return [{ action: 'removed', changes: [] }];
    };
    const restore = async (of: ExpectedRecord): Promise<readonly Expected[]> => {
      const path = paths[of.kind].replace('/api/products', '/api/admin/products');
      await admin()
        .post(`${path}/${of.id}/restore`)
        .expect(({ status }) => expect(status).toBeLessThan(300));
      const wasRemoved = of.removed;
      of.removed = false;
      return wasRemoved ? [{ action: 'restored' }] : [];
    };
    const undo = async ({ of, position, back }: NonNullable<typeof undoable>): Promise<readonly Expected[]> => {
      const changes = Object.entries(back)
        .filter(([field, to]) => of.fields[field] !== to)
        .map(([field, to]) => ({ field, from: of.fields[field]!, to }));
      const { body } = await admin()
        .post('/api/admin/history/undo')
        .send({ positions: [position] })
        .expect(200);
      expect(body).toMatchObject({ undone: 1 });
      of.fields = back;
      return [{ action: 'changed', changes, origin: 'undo' }];
    };
    const act = async (): Promise<readonly [ExpectedRecord, readonly Expected[]]> => {
      if (records.length < 4 || random.chance(0.1)) return add();
      const lastUndoable = undoable;
      undoable = undefined;
      if (lastUndoable && random.chance(0.4)) return [lastUndoable.of, await undo(lastUndoable)];
      const of = random.pick(records as [ExpectedRecord, ...ExpectedRecord[]]);
      if (of.removed || random.chance(0.1)) return [of, await restore(of)];
      return [of, await (random.chance(0.15) ? remove(of) : change(of))];
    };

    for (let number = 0; number < acts; number++) {
      const before = await last();
      const [of, expected] = await act();
      done.push({ of, before, expected });
      expect((await log()).filter(({ position }) => position > before)).toHaveLength(expected.length);
    }
    expect(done.filter(({ expected }) => expected.length === 0).length).toBeGreaterThan(5);

    const trail: HistoryEntryResponse[] = [];
    for (let from: string | null = ''; from !== null;) {
      const query: string = `pageSize=100${from && `&before=${from}`}`;
      const { items, next } = (await admin().get(`/api/admin/history?${query}`).expect(200))
        .body as HistoryPageResponse;
      trail.push(...items);
      from = next;
    }
    trail.reverse();
    const events = await log();
    expect(trail.map(({ position }) => historyId(BigInt(position)))).toEqual(
      events.map(({ position }) => historyId(position)),
    );
    expect(trail.map(({ eventId, type, origin, reason, at }) => [eventId, type, origin, reason, at])).toEqual(
      events.map(({ id, type, metadata: { origin, reason = null, at } }) => [id, type, origin, reason, at]),
    );
    for (const [number, { of, before, expected }] of done.entries()) {
      const end = done[number + 1]?.before ?? events.at(-1)!.position;
      const own = trail.filter(({ position }) => BigInt(position) > before && BigInt(position) <= end);
      expect(own.map(({ action }) => action)).toEqual(expected.map(({ action }) => action));
      const lastEntry = own.at(-1);
      const lastExpected = expected.at(-1);
      if (!lastEntry || !lastExpected) continue;
      expect(lastEntry.entity).toMatchObject({ kind: of.kind, id: of.id });
      expect(lastEntry.actor).toMatchObject({ kind: 'token', name: 'admin-test' });
      expect(lastEntry.origin).toBe(lastExpected.origin ?? 'api');
      if (!lastExpected.changes) continue;
      expect(lastEntry.changes).toHaveLength(lastExpected.changes.length);
      expect(lastEntry.changes).toEqual(expect.arrayContaining([...lastExpected.changes]));
    }
  }, 180_000);
});
