import { ChangedSinceError } from '../shared/edit.ts';
import { noPast, specOf } from '../testing/spec-of.ts';
import type { ProductEvent, ProductFields } from './product.events.ts';
import { addProduct, changeProduct, product, productNameClaim, removeProduct, restoreProduct } from './product.ts';

const at = '2026-03-01T12:00:00.000Z';
const fields: ProductFields = {
  name: 'Gloss Bomb',
  brandId: 'b1',
  categoryId: 'c1',
  subcategoryId: 's1',
  description: null,
  imageUrl: '/art/p1.svg',
  shades: [{ name: 'Fenty Glow', hex: '#a06f4a' }],
};
const added: ProductEvent = { type: 'ProductAdded', data: { productId: 'p1', ...fields, addedAt: at } };
const removed: ProductEvent = { type: 'ProductRemoved', data: { productId: 'p1', removedAt: at } };
const restored: ProductEvent = { type: 'ProductRestored', data: { productId: 'p1', restoredAt: at } };
const given = (...events: ProductEvent[]) =>
  events.reduce(
    (state, event, index) => product.evolve(state, { ...event, id: `event-${index}`, revision: BigInt(index) }),
    product.initialState(),
  );
const knowing = (revision?: string) => ({ revision, toResponse: ({ name }: { name: string }) => name });
const change = (changes: Partial<ProductFields>, revision?: string) =>
  changeProduct(() => changes, knowing(revision), at);
const changed = (from: Partial<ProductFields>, to: Partial<ProductFields>): ProductEvent => ({
  type: 'ProductChanged',
  data: { productId: 'p1', from, to, changedAt: at },
});
const notFound = expect.objectContaining({ status: 404, code: 'PRODUCT_NOT_FOUND' });

describe('a product', () => {
  it('is added once', () => {
    expect(addProduct('p1', fields, at)(given())).toEqual([added]);
    expect(() => addProduct('p1', fields, at)(given(added))).toThrow('already a product');
  });

  it('shows its own drawing or a picture of the web, never the drawing of another', () => {
    expect(addProduct('p1', { ...fields, imageUrl: 'https://example.org/p.jpg' }, at)(given())).toHaveLength(1);
    expect(() => addProduct('p2', fields, at)(given())).toThrow('own drawing');
    expect(() => change({ imageUrl: '/art/p2.svg' })(given(added), noPast)).toThrow('own drawing');
    expect(change({ imageUrl: null })(given(added), noPast)).toHaveLength(1);
  });

  it('changes by the fields that differ, and not at all when none does', () => {
    expect(change({ ...fields, brandId: 'b2', shades: [] }, '0')(given(added), noPast)).toEqual([
      {
        type: 'ProductChanged',
        data: {
          productId: 'p1',
          from: { brandId: 'b1', shades: fields.shades },
          to: { brandId: 'b2', shades: [] },
          changedAt: at,
        },
      },
    ]);
    expect(change({ ...fields, shades: [...fields.shades] })(given(added), noPast)).toEqual([]);
  });

  it('is asked as the caller knows it what shall change', () => {
    const renamed = changed({ name: 'Gloss Bomb' }, { name: 'Gloss!' });
    specOf(product)
      .given([added, renamed])
      .when(changeProduct(({ name }) => ({ description: name }), knowing('0'), at))
      .then([changed({ description: null }, { description: 'Gloss Bomb' })]);
    const asked = changeProduct(({ name }) => ({ name: `${name} Heat` }), knowing(), at);
    expect(asked(given(added), noPast)).toMatchObject([{ data: { to: { name: 'Gloss Bomb Heat' } } }]);
  });

  it('merges an edit with what others have changed since it began', () => {
    const moved = changed({ categoryId: 'c1', subcategoryId: 's1' }, { categoryId: 'c2', subcategoryId: 's9' });
    const edit = (changes: Partial<ProductFields>, events: ProductEvent[] = [moved], revision = '0') =>
      specOf(product)
        .given([added, ...events])
        .when(change(changes, revision));
    edit({ ...fields, description: 'Mine' }).then([changed({ description: null }, { description: 'Mine' })]);
    edit({ categoryId: 'c1', subcategoryId: 's2', shades: [] }).thenConflicts({
      field: 'subcategoryId',
      base: 's1',
      theirs: 's9',
      mine: 's2',
    });
    edit({ categoryId: 'c2', subcategoryId: 's9' }).then([]);
    const nude = [...fields.shades, { name: 'Nude', hex: '#c0a080' }];
    edit({ shades: [] }, [changed({ shades: fields.shades }, { shades: nude })]).thenConflicts({
      field: 'shades',
      base: fields.shades,
      theirs: nude,
      mine: [],
    });
    edit({ categoryId: 'c3', subcategoryId: 's3' }, []).then([
      changed({ categoryId: 'c1', subcategoryId: 's1' }, { categoryId: 'c3', subcategoryId: 's3' }),
    ]);
  });

  it('asks to decide every difference when it never had the revision', () => {
    specOf(product)
      .given([added])
      .when(change({ ...fields, description: 'Mine' }, '7'))
      .thenConflicts({ field: 'description', theirs: null, mine: 'Mine' });
  });

  it('is not removed by who knows another revision', () => {
    expect(() => removeProduct(knowing('1'), at)(given(added))).toThrow(ChangedSinceError);
  });

  it('is removed and restored, each once', () => {
    expect(removeProduct(knowing('0'), at)(given(added))).toEqual([removed]);
    expect(removeProduct(knowing('0'), at)(given(added, removed))).toEqual([]);
    expect(restoreProduct(at)(given(added, removed))).toEqual([restored]);
    expect(restoreProduct(at)(given(added, removed, restored))).toEqual([]);
  });

  it('is not found before it is added, nor for a change while it is removed', () => {
    for (const decide of [change({}), removeProduct(knowing(), at), restoreProduct(at)])
      expect(() => decide(given(), noPast)).toThrow(notFound);
    expect(() => change({})(given(added, removed), noPast)).toThrow(notFound);
  });

  it('bears its name in its brand', () => {
    expect(productNameClaim('p1').nameOf(given(added), 'p1')).toEqual({
      name: 'Gloss Bomb',
      value: '["b1","gloss bomb"]',
      removed: false,
    });
  });
});
