import { encodedPage, PageCache, type RenderedPage } from './page-cache.ts';

/** A cache of one page, whose content is what the test says it shows. */
const cacheOf = () => {
  const state = { position: 1n, now: 0, shown: 'a' as string | undefined, cacheable: true, rendered: 0 };
  const cache = new PageCache(
    () => state.position,
    async (reads) => (state.shown === undefined ? undefined : reads.get('/api/x') === state.shown),
    () => state.now,
  );
  const render = async (): Promise<RenderedPage> => {
    state.rendered++;
    const { shown = 'nothing', cacheable } = state;
    const page = encodedPage(200, 'text/html', shown);
    return { page, cacheable, reads: new Map([['/api/x', shown]]), version: shown };
  };
  const served = async () => String((await cache.getOrRender('/', render)).body);
  const version = () => cache.currentVersion('/');
  return { state, served, version };
};

test('a page is rendered once while nothing is written', async () => {
  const { state, served } = cacheOf();
  await Promise.all([served(), served()]);
  state.now = 60_000;
  expect(await served()).toBe('a');
  expect(state.rendered).toBe(1);
});

test('what is written elsewhere does not have it rendered again', async () => {
  const { state, served } = cacheOf();
  await served();
  Object.assign(state, { position: 2n, now: 2_000 });
  expect(await served()).toBe('a');
  expect(state.rendered).toBe(1);
});

test('a change shows after a second at most, older bytes until then', async () => {
  const { state, served } = cacheOf();
  await served();
  Object.assign(state, { position: 2n, now: 999, shown: 'b' });
  expect(await served()).toBe('a');
  state.now = 1_000;
  expect(await served()).toBe('b');
  expect(state.rendered).toBe(2);
});

test('whether a page would be the same now is said at once', async () => {
  const { state, served, version } = cacheOf();
  expect(await version()).toBeUndefined();
  await served();
  state.position = 2n;
  expect(await version()).toBe('a');
  state.shown = 'b';
  expect(await version()).toBe('');
});

test('a page says how long ago things happened: after an hour it is rendered again', async () => {
  const { state, served } = cacheOf();
  await served();
  state.now = 3_600_000;
  await served();
  expect(state.rendered).toBe(2);
});

test('while a store is away, older content is served', async () => {
  const { state, served, version } = cacheOf();
  await served();
  Object.assign(state, { position: 2n, now: 2_000, shown: undefined, cacheable: false });
  expect([await served(), await version()]).toEqual(['a', undefined]);
});

test('a page without its content is not stored, and a failed rendering is tried again', async () => {
  const { state, served } = cacheOf();
  state.cacheable = false;
  await served();
  state.cacheable = true;
  await served();
  expect(state.rendered).toBe(2);
});
