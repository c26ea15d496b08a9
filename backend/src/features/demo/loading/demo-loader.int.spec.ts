import type { ProductResponse } from '../../listing/index.ts';
import type { CommentResponse } from '../../commenting/index.ts';
import { demoStream, type DemoEvent } from '@henna/domain';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { startApp, type AppHarness } from '../../../testing/app-harness.ts';
import { documentsOf, interruptAfter } from '../testing/demo-views.ts';
import { tinyDemo } from '../testing/tiny-demo.ts';
import { loadDemo } from './demo-loader.ts';
import { DemoPlan } from './demo-plan.ts';

const data = tinyDemo();
const quietly = () => undefined;
let henna: AppHarness;
beforeAll(async () => {
  henna = await startApp();
}, 120_000);
afterAll(() => henna.stop());

const passwords: string[] = [];
const load = (print: (line: string) => void = quietly) =>
  loadDemo(henna.app, data, print, (password) => passwords.push(password));
const get = async <Body>(path: string) => (await henna.visitor().get(path).expect(200)).body as Body;
const products = () => get<ProductResponse[]>('/api/products');
const record = async () => (await henna.app.get(EventStore).read<DemoEvent>(demoStream)).events;

describe('the demo in an empty shop', () => {
  it('is loaded once, however often loading is interrupted', async () => {
    for (const appends of [0, 1, 25, 60, 31, 90]) {
      const mend = interruptAfter(henna.app, appends);
      await expect(load()).rejects.toThrow('interrupted');
      mend();
    }
    const lines: string[] = [];
    await load((line) => lines.push(line));
    expect(lines[0]).toMatch(/^\d+\/100 Loading the demo: /);
    expect(lines.at(-1)).toMatch(/^100\/100 /);
    const [started, loaded, ...more] = await record();
    expect(started).toMatchObject({ type: 'DemoStarted', metadata: { origin: 'demo', actor: { kind: 'system' } } });
    expect(more).toEqual([]);
    const counts = loaded as Extract<DemoEvent, { type: 'DemoLoaded' }>;
    expect(await documentsOf(henna.app, 'product', { demo: true })).toHaveLength(counts.data.products);
    expect(await documentsOf(henna.app, 'member', { via: 'demo' })).toHaveLength(counts.data.members);
    expect(await documentsOf(henna.app, 'vote', { demo: true })).toHaveLength(counts.data.votes);
    expect(await documentsOf(henna.app, 'rating', { demo: true })).toHaveLength(counts.data.ratings);
    expect(await documentsOf(henna.app, 'comment', { demo: true })).toHaveLength(counts.data.comments);
    const { seed, until } = (started as Extract<DemoEvent, { type: 'DemoStarted' }>).data;
    const { shelf, marks, pageVisits } = new DemoPlan(seed, Date.parse(until), data).activity();
    expect(await documentsOf(henna.app, 'shelf')).toHaveLength(shelf.length);
    expect(await documentsOf(henna.app, 'helpful')).toHaveLength(marks.length);
    const published = data.activity.members.filter(({ profile }) => profile);
    expect(await documentsOf(henna.app, 'profile', { isPublic: true })).toHaveLength(published.length);
    const visits = (await documentsOf(henna.app, 'product')).map((product) => product['visitCount'] as number);
    expect(visits.reduce((sum, count) => sum + count)).toBe([...pageVisits.values()].flat().length);
    expect(counts.data).toMatchObject({ products: 14, members: data.activity.members.length + 1 });
    expect(Math.min(counts.data.votes, counts.data.ratings, counts.data.comments)).toBeGreaterThan(10);
  }, 120_000);

  it('is not loaded again', async () => {
    await load();
    expect(await record()).toHaveLength(2);
  });

  it('keeps supplied times, pictures and option sets', async () => {
    const listed = await products();
    expect(listed).toHaveLength(14);
    for (const product of listed) {
      const seed = data.catalogue.products.find(({ name }) => name === product.name)!;
      expect(product).toMatchObject({ brand: seed.brand, category: seed.category, createdAt: seed.createdAt });
      expect(product.imageUrl).toBe(`/art/${product.id}.svg`);
    }
    const perfume = listed.find(({ subcategory }) => subcategory === 'perfume')!;
    const options = await get(`/api/products/${perfume.id}/voting-options`);
    expect(JSON.stringify(options)).toContain('Draws compliments');
  });

  it('gives acts their own time and opens their names and words', async () => {
    const paths = (await products()).map(({ id }) => `/api/products/${id}/comments`);
    const roots = (await Promise.all(paths.map((path) => get<CommentResponse[]>(path)))).flat();
    expect(roots.length).toBeGreaterThan(3);
    const knownTexts = data.texts.kinds
      .flatMap(({ en, ar }) => [en, ar])
      .flatMap(({ praise, doubt, tip, question }) => [
        ...praise,
        ...doubt,
        ...tip,
        ...question.map(({ text }) => text),
      ]);
    for (const { content, userName, demo, createdAt } of roots) {
      expect(knownTexts.some((text) => content!.startsWith(text))).toBe(true);
      expect(data.activity.members.map(({ name }) => name)).toContain(userName);
      expect(demo).toBe(true);
      expect(Date.now() - Date.parse(createdAt)).toBeLessThan(61 * 86_400_000);
    }
  });

  it('shows its banner, tells the site, and lets its one account in with the password that was told once', async () => {
    const banners = await henna.visitor().get('/api/banners').expect(200);
    expect(banners.body).toMatchObject(data.activity.records.map(({ row }) => row));
    const site = await henna.visitor().get('/api/site').expect(200);
    expect(site.body).toEqual({ demo: true, signIn: 'local', passwordReset: 'administrator' });
    const signIn = await henna
      .visitor()
      .post('/api/sessions')
      .send({ email: 'demo@henna.example', password: passwords[0] });
    expect(signIn.body).toMatchObject({ firstName: 'Noor', email: 'demo@henna.example' });
    expect(passwords).toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
  });
});
