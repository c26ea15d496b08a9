import { SessionChanges, type SessionChangesDocument } from './session-changes.ts';

type Store = ConstructorParameters<typeof SessionChanges>[0];

/** A store with the one document, and clocks that are set by hand. */
const setUp = () => {
  let now = 10_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  let stored: SessionChangesDocument | null = null;
  const findOne = jest.fn(() => Promise.resolve(stored));
  const updateOne = jest.fn(() => {
    stored = { _id: 'sessions', count: (stored?.count ?? 0) + 1 };
    return Promise.resolve();
  });
  const collection = (() => ({ findOne, updateOne })) as unknown as Store;
  const onChange = jest.fn();
  const changes = new SessionChanges(collection, onChange);
  const at = async (ms: number) => {
    now = 10_000 + ms;
    const isConfirmed = changes.isConfirmed();
    await new Promise((resolve) => setImmediate(resolve));
    return isConfirmed;
  };
  return { at, findOne, onChange, elsewhere: new SessionChanges(collection, () => undefined) };
};

afterEach(() => jest.restoreAllMocks());

it('confirms nothing before the first answer, and then for less than half a second', async () => {
  const { at, findOne } = setUp();
  expect(await at(0)).toBe(false);
  findOne.mockImplementation(() => new Promise(() => undefined));
  expect(await at(399)).toBe(true);
  expect(await at(400)).toBe(false);
});

it('asks a few times a second while sessions are used, and never otherwise', async () => {
  const { at, findOne } = setUp();
  for (let ms = 0; ms < 1_000; ms++) await at(ms);
  expect(findOne).toHaveBeenCalledTimes(5);
});

it('tells of what another process has published before it confirms that', async () => {
  const { at, onChange, elsewhere } = setUp();
  await at(0);
  onChange.mockClear();
  await at(200);
  expect(onChange).not.toHaveBeenCalled();
  await elsewhere.publish();
  await at(399);
  expect(onChange).not.toHaveBeenCalled();
  await at(400);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('confirms nothing while the store fails, and goes on when it answers', async () => {
  const { at, findOne } = setUp();
  await at(0);
  findOne.mockRejectedValue(new Error('away'));
  expect(await at(300)).toBe(true);
  expect(await at(500)).toBe(false);
  expect(await at(700)).toBe(false);
  findOne.mockResolvedValue(null);
  await at(900);
  expect(await at(901)).toBe(true);
});
