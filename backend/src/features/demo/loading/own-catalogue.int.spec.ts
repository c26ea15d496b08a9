import { startApp, type AppHarness } from '../../../testing/app-harness.ts';
import { documentsOf } from '../testing/demo-views.ts';
import { tinyDemo } from '../testing/tiny-demo.ts';
import { loadDemo } from './demo-loader.ts';

let henna: AppHarness;
beforeAll(async () => {
  henna = await startApp();
}, 120_000);
afterAll(() => henna.stop());

describe('a shop with a catalogue of its own', () => {
  it('is left alone, and tells of no demo', async () => {
    await henna.token().post('/api/admin/brands').send({ name: 'Ours', displayName: 'Ours' }).expect(201);
    await loadDemo(henna.app, tinyDemo(), () => undefined);
    expect(await documentsOf(henna.app, 'brand')).toHaveLength(1);
    expect(await documentsOf(henna.app, 'member')).toEqual([]);
    const site = await henna.visitor().get('/api/site').expect(200);
    expect(site.body).toEqual({ demo: false, signIn: 'local', passwordReset: 'administrator' });
    const banners = await henna.visitor().get('/api/banners').expect(200);
    expect(banners.body).toEqual([]);
  });
});
