import { DemoNotLoadedError } from '@henna/domain';
import { CommandBus } from '@nestjs/cqrs';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { startApp, type AppHarness } from '../../../testing/app-harness.ts';
import { EditComment } from '../../commenting/index.ts';
import { EraseMemberProcess } from '../../privacy/index.ts';
import { loadDemo } from '../loading/demo-loader.ts';
import { documentsOf, interruptAfter } from '../testing/demo-views.ts';
import { tinyDemo } from '../testing/tiny-demo.ts';
import { DemoRemover } from './demo-remover.ts';
import { DemoRestorer } from './demo-restorer.ts';

const quietly = () => undefined;
const views = [
  'product',
  'brand',
  'category',
  'banner',
  'vote',
  'rating',
  'shelf',
  'helpful',
  'traits',
  'profile',
] as const;
let henna: AppHarness;
let commented: string;
beforeAll(async () => {
  henna = await startApp();
}, 120_000);
afterAll(() => henna.stop());

const remove = (what: 'activity' | 'all') => henna.app.get(DemoRemover, { strict: false }).remove(what, quietly);
const restore = () => henna.app.get(DemoRestorer, { strict: false }).restore(quietly);
const settled = ({ position }: { position: bigint | undefined }) =>
  henna.app.get(ProjectionProgress).waitFor(position!, 10_000);
const documents = () => Promise.all(views.map((view) => documentsOf(henna.app, view)));
const get = async (path: string) => (await henna.visitor().get(path).expect(200)).body;
const thread = () => get(`/api/products/${commented}/comments`);
const demoCounts = async () => (await get('/api/site')).demo;

describe('taking the demo back', () => {
  it('is refused before it is loaded', async () => {
    await expect(remove('all')).rejects.toThrow(DemoNotLoadedError);
    await expect(restore()).rejects.toThrow(DemoNotLoadedError);
  });

  it('takes its activity, leaves what members did, and brings all of it back', async () => {
    await loadDemo(henna.app, tinyDemo(), quietly, quietly);
    const [answered] = await documentsOf(henna.app, 'comment', { root: true, replies: { $gt: 0 } });
    commented = answered!['productId'] as string;
    const { agent } = await henna.member('Salma');
    const product = { productId: commented };
    await agent
      .post('/api/ratings')
      .send({ ...product, stars: 3 })
      .expect(201);
    await agent
      .post('/api/comments')
      .send({ ...product, content: 'Mine stays.' })
      .expect(201);
    await agent
      .post('/api/comments')
      .send({ ...product, content: 'So does this.', parentId: answered!._id })
      .expect(201);
    const author = { kind: 'member', id: answered!['userId'] as string, role: 'member' } as const;
    const edit = new EditComment(new CommandContext(author, 'screen'), answered!._id, author.id, 'Said better.');
    await settled(await henna.app.get(CommandBus).execute(edit));
    const [before, threadBefore] = [await documents(), await thread()];
    expect(before.filter((ofView) => ofView.length === 0)).toEqual([]);
    expect(threadBefore.find(({ editedAt }: { editedAt: string | null }) => editedAt)).toMatchObject({
      content: 'Said better.',
      demo: true,
    });

    const mend = interruptAfter(henna.app, 20);
    await expect(remove('activity')).rejects.toThrow('interrupted');
    mend();
    expect(await remove('activity')).toBe(true);
    expect(await documentsOf(henna.app, 'vote')).toEqual([]);
    for (const view of ['shelf', 'helpful', 'traits'] as const) expect(await documentsOf(henna.app, view)).toEqual([]);
    expect(await documentsOf(henna.app, 'profile', { isPublic: true })).toEqual([]);
    expect(await documentsOf(henna.app, 'rating')).toHaveLength(1);
    expect(await thread()).toMatchObject([
      { content: 'Mine stays.', userName: 'Salma' },
      { withdrawn: true, content: null, userName: null, replies: [{ content: 'So does this.' }] },
    ]);
    expect(await get('/api/products')).toHaveLength(14);
    expect(await demoCounts()).toBe(true);
    expect(await remove('activity')).toBe(false);

    const again = interruptAfter(henna.app, 20);
    await expect(restore()).rejects.toThrow('interrupted');
    again();
    expect(await restore()).toBe(true);
    expect(await documents()).toEqual(before);
    expect(await thread()).toEqual(threadBefore);
    expect(await restore()).toBe(false);
  }, 120_000);

  it('takes all of it but what has products of the shop, and brings it back', async () => {
    const [shared] = await documentsOf(henna.app, 'product');
    const { body: own } = await henna.token().post('/api/products').send({
      name: 'Our own',
      brandId: shared!['brandId'],
      categoryId: shared!['categoryId'],
      subcategoryId: shared!['subcategoryId'],
    });
    const before = await documents();
    const threadBefore = await thread();

    expect(await remove('activity')).toBe(true);
    expect(await remove('all')).toBe(true);
    expect(await get('/api/products')).toMatchObject([{ id: own.id }]);
    expect(await get('/api/brands')).toHaveLength(1);
    expect(Object.keys(await get('/api/categories'))).toHaveLength(1);
    expect(await get('/api/banners')).toEqual([]);
    expect(await demoCounts()).toBe(false);

    expect(await restore()).toBe(true);
    expect(await demoCounts()).toBe(true);
    expect(await documentsOf(henna.app, 'rating')).toHaveLength(1);
    expect(await restore()).toBe(true);
    expect(await documents()).toEqual(before);
    expect(await thread()).toEqual(threadBefore);
    expect(await restore()).toBe(false);
  }, 120_000);

  it('brings nothing back of who was erased meanwhile', async () => {
    const userId = (await documentsOf(henna.app, 'vote', { demo: true }))[0]!['userId'] as string;
    const views = ['vote', 'rating', 'comment', 'shelf', 'helpful'] as const;
    const of = (filter: object) => Promise.all(views.map((view) => documentsOf(henna.app, view, filter)));
    const others = { userId: { $nin: [userId, null] } };
    const before = await of(others);
    expect(await remove('activity')).toBe(true);
    await henna.app.get(EraseMemberProcess, { strict: false }).erase(userId);
    expect(await restore()).toBe(true);
    expect(await of({ userId })).toEqual([[], [], [], [], []]);
    expect((await of(others)).map((documents) => documents.length)).toEqual(before.map(({ length }) => length));
  }, 120_000);
});
