import { exportedEntities, type ExportedEntity } from '@henna/domain';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { seedEveryKind } from './testing/seed.ts';

/** In the order in which one needs the other. */
const inTurn: readonly ExportedEntity[] = [
  'brands',
  'categories',
  'subcategories',
  'votingOptions',
  'settings',
  'products',
  'votes',
  'ratings',
  'comments',
  'profiles',
  'banners',
];
const file = async (service: AppHarness, entity: ExportedEntity, format: string) =>
  (await service.token().get(`/api/admin/export/${entity}?format=${format}`).expect(200)).text;

const formats = ['json', 'csv'] as const;
const patienceMs = 120_000;
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  const source = await startApp();
  try {
    await seedEveryKind(source);
    const exported = new Map<string, string>();
    for (const format of formats)
      for (const entity of inTurn) exported.set(`${entity}.${format}`, await file(source, entity, format));
    files = exported;
  } finally {
    await source.stop();
  }
}, patienceMs);

test.each(formats)(
  'what is exported as %s and imported elsewhere is exported the same there',
  async (format) => {
    expect([...inTurn].sort()).toEqual([...exportedEntities].sort());
    const target = await startApp();
    try {
      for (const entity of inTurn) {
        const call = target.token().post(`/api/admin/import/${entity}`);
        const typed = format === 'csv' ? call.type('text/csv') : call.type('json');
        const { body } = await typed.send(files.get(`${entity}.${format}`)).expect(200);
        expect({ entity, errors: body.errors, skipped: body.skipped }).toEqual({ entity, errors: [], skipped: 0 });
      }
      for (const entity of inTurn) expect(await file(target, entity, format)).toBe(files.get(`${entity}.${format}`));
    } finally {
      await target.stop();
    }
  },
  patienceMs,
);
