import { makeProduct } from '../../testing/builders.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { sampleImage } from '../media/testing/sample-images.ts';

interface Revised {
  readonly revision: number;
}
type Fields = Readonly<Record<string, unknown>>;

/** One record of a kind, and how it is edited. */
interface Edited {
  readonly kind: string;
  readonly begin: () => Promise<Revised & Fields>;
  readonly edit: (fields: Fields) => ReturnType<ReturnType<AppHarness['token']>['put']>;
  /** What two editors change of different fields. */
  readonly mine: Fields;
  readonly theirs: Fields;
  /** A value that neither of them sends. */
  readonly other: Fields;
}

let henna: AppHarness;
let product: Awaited<ReturnType<typeof makeProduct>>;
let home: Revised & { readonly id: string };
const added = async (path: string, body: object) => (await henna.token().post(path).send(body).expect(201)).body;
const put = (path: string, body: object) => henna.token().put(path).send(body);

beforeAll(async () => {
  henna = await startApp();
  product = await makeProduct(henna);
  home = await added('/api/admin/categories', { name: 'hands', displayName: 'Hands' });
});
afterAll(() => henna.stop());

const record = (
  kind: string,
  path: string,
  body: () => object,
  edits: Omit<Edited, 'kind' | 'begin' | 'edit'>,
): Edited => {
  let id: string;
  return {
    kind,
    begin: async () => {
      const begun = await added(path, body());
      id = begun.id;
      return begun;
    },
    edit: (fields) => put(`${path}/${id}`, fields),
    ...edits,
  };
};
const described = {
  mine: { displayName: 'Mine', labels: { ar: 'لي' } },
  theirs: { description: 'Theirs', active: false },
  other: { description: 'Other', active: true },
};
const kinds: readonly Edited[] = [
  record('a brand', '/api/admin/brands', () => ({ name: 'Merged', displayName: 'Merged' }), described),
  record('a category', '/api/admin/categories', () => ({ name: 'merged', displayName: 'Merged' }), described),
  record(
    'a subcategory',
    '/api/admin/subcategories',
    () => ({ name: 'merged', displayName: 'Merged', categoryId: home.id }),
    described,
  ),
  record('a banner', '/api/admin/banners', () => ({ title: 'Merged' }), {
    mine: { title: 'Mine' },
    theirs: { description: 'Theirs', active: true },
    other: { description: 'Other' },
  }),
  record(
    'a product',
    '/api/products',
    () => ({
      name: 'Merged',
      brandId: product.brandId,
      category: product.categoryKey,
      subcategory: product.subcategory,
    }),
    {
      mine: { name: 'Mine', shades: [{ name: 'Nude', hex: '#c0a080' }] },
      theirs: { description: 'Theirs', imageUrl: 'https://example.org/theirs.png' },
      other: { description: 'Other' },
    },
  ),
];

describe.each(kinds)('two editors of $kind', ({ begin, edit, mine, theirs, other }) => {
  let begun: Revised & Fields;
  let second: Revised & Fields;
  const at = ({ revision }: Revised, fields: Fields) => edit(fields).set('If-Match', `"${revision}"`);

  it('each keep what they changed in different fields, though one sends all of the others as they were', async () => {
    begun = await begin();
    const first = (await at(begun, theirs).expect(200)).body;
    expect(first).toMatchObject(theirs);
    const untouched = Object.fromEntries(Object.keys(theirs).map((field) => [field, begun[field]]));
    second = (await at(begun, { ...untouched, ...mine }).expect(200)).body;
    expect(second).toMatchObject({ ...mine, ...theirs });
    expect(second.revision).toBeGreaterThan(first.revision);
  });

  it('write nothing when an edit is sent again, is empty, or makes a field the same', async () => {
    for (const again of [mine, {}, theirs, { ...mine, ...theirs }])
      expect((await at(begun, again).expect(200)).body).toEqual(second);
  });

  it('have to decide the fields that both changed, and nothing is saved of the refused edit', async () => {
    const { body } = await at(begun, { ...other, ...mine }).expect(409);
    expect(body).toMatchObject({ code: 'CHANGED_SINCE', current: second });
    expect(body.conflicts).toEqual(
      Object.entries(other)
        .filter(([field, value]) => value !== theirs[field] && value !== begun[field])
        .map(([field, value]) => ({ field, base: begun[field], theirs: theirs[field], mine: value })),
    );
    const decided = await at(second, other).expect(200);
    expect(decided.body).toMatchObject({ ...theirs, ...mine, ...other });
  });

  it('keep what they changed after many changes of others, and are asked about all at a revision that never was', async () => {
    let now: Revised & Fields = second;
    for (let turn = 0; turn < 5; turn++) now = (await edit({ description: `Turn ${turn}` }).expect(200)).body;
    const { body } = await at(second, mine).expect(200);
    expect(body).toEqual(now);
    const unknown = await edit({ description: 'Mine' }).set('If-Match', '999999').expect(409);
    expect(unknown.body.conflicts).toEqual([{ field: 'description', theirs: 'Turn 4', mine: 'Mine' }]);
    for (const wrong of ['x', '', '-2', '1.5', '9'.repeat(40)])
      expect((await edit({ description: 'Mine' }).set('If-Match', wrong).expect(400)).body.code).toBe(
        'INVALID_REVISION',
      );
    expect((await edit({ description: 'Last' }).expect(200)).body).toMatchObject({ description: 'Last' });
  });
});

it('pictures and resets in the stream of a product change nothing of what an edit began on', async () => {
  const path = `/api/products/${product.id}`;
  const { body: begun } = await put(path, { description: 'Begun' }).expect(200);
  const upload = (await henna.token().post(`${path}/images/upload-url`).expect(201)).body;
  await henna
    .visitor()
    .put(upload.uploadUrl)
    .set('Content-Type', 'image/png')
    .send(await sampleImage(16, 16, 'png'))
    .expect(204);
  await henna.token().post(`${path}/images`).send({ rawImageUrl: upload.objectPath }).expect(201);
  const { agent } = await henna.member();
  await agent.post('/api/votes').send({ productId: product.id, vote: 'Good' }).expect(201);
  await henna.token().delete(`/api/admin/products/${product.id}/votes`).expect(204);
  const { body } = await put(path, { description: 'Mine' }).set('If-Match', String(begun.revision)).expect(200);
  expect(body).toMatchObject({ description: 'Mine', images: [{}] });
});

it('a place that both changed is one conflict, and a place goes as a whole', async () => {
  const path = `/api/products/${product.id}`;
  await added('/api/admin/subcategories', { name: 'cream', displayName: 'Cream', categoryId: home.id });
  const oil = await added('/api/admin/subcategories', { name: 'oil', displayName: 'Oil', categoryId: home.id });
  const { body: begun } = await put(path, { description: 'Before' }).expect(200);
  const revision = String(begun.revision);
  await put(path, { category: 'hands', subcategory: 'oil' }).set('If-Match', revision).expect(200);
  const { body } = await put(path, { category: 'hands', subcategory: 'cream' }).set('If-Match', revision).expect(409);
  expect(body.conflicts).toEqual([
    { field: 'subcategoryId', base: expect.any(String), theirs: oil.id, mine: expect.any(String) },
  ]);
  const response = await put(path, {
    category: product.categoryKey,
    subcategory: product.subcategory,
    description: 'Mine',
  })
    .set('If-Match', revision)
    .expect(200);
  expect(response.body).toMatchObject({ category: 'hands', subcategory: 'oil', description: 'Mine' });
});

it('a set of options is one field, and none of its own is a value too', async () => {
  const set = (options: readonly string[], revision: number | string) =>
    henna
      .token()
      .post('/api/admin/voting-options')
      .set('If-Match', String(revision))
      .send({ categoryKey: 'hands', options });
  const { body: first } = await set(['Soft', 'Dry'], -1).expect(200);
  const inherited = await set(['Oily'], -1).expect(409);
  expect(inherited.body).toMatchObject({
    current: first,
    conflicts: [{ field: 'options', base: null, theirs: first.details, mine: [{ label: 'Oily' }] }],
  });
  const { body: second } = await set(['Dry', 'Soft'], first.revision).expect(200);
  expect((await set(['Soft', 'Dry'], first.revision).expect(200)).body).toEqual(second);
  const collided = await set(['Soft', 'Dry', 'Oily'], first.revision).expect(409);
  expect(collided.body).toMatchObject({ current: second, conflicts: [{ field: 'options', theirs: second.details }] });
  await henna.token().delete('/api/admin/voting-options').send({ categoryKey: 'hands' }).expect(204);
  const gone = await set(['Oily'], second.revision).expect(409);
  expect(gone.body).toMatchObject({
    current: { options: [], revision: -1 },
    conflicts: [{ field: 'options', theirs: null }],
  });
  expect((await set(['Dry', 'Soft'], second.revision).expect(200)).body).toMatchObject({ options: [], revision: -1 });
  await set(['Oily'], gone.body.current.revision).expect(200);
});

it('the global options are merged likewise', async () => {
  const read = async () => (await henna.visitor().get('/api/voting-options').expect(200)).body;
  const save = (options: readonly string[], revision: number) =>
    put('/api/voting-options', { options }).set('If-Match', String(revision));
  const begun = await read();
  const { body: theirs } = await save([...begun.options, 'Fine'], begun.revision).expect(200);
  expect((await save(begun.options, begun.revision).expect(200)).body).toEqual(theirs);
  const { body } = await save([...begun.options, 'Odd'], begun.revision).expect(409);
  expect(body).toMatchObject({ current: theirs, conflicts: [{ field: 'options' }] });
  await save([...begun.options, 'Odd'], theirs.revision).expect(200);
});
