import type { Aggregate, Past } from '../shared/aggregate.ts';
import { changeOf, mergedEdit, requireRevision, type ExpectedRevision } from '../shared/edit.ts';
import { ConflictError, invalidField, NotFoundError } from '../shared/errors.ts';
import { normalizeText } from '../shared/normalize-text.ts';
import type { ProductDocument } from './catalogue.documents.ts';
import type { ProductImageEvent } from './product-image.events.ts';
import type { ProductEvent, ProductFields } from './product.events.ts';
import type { NameClaim } from './reservation.ts';

/** What a listing can be sorted by. */
export const productSorts = ['trending', 'name', 'brand', 'category', 'rating', 'reviews', 'newest'] as const;
export type ProductSort = (typeof productSorts)[number];

export type ProductRecord = Pick<ProductDocument, '_id' | 'createdAt' | 'removed' | 'revision' | keyof ProductFields>;
/** `undefined` until it is added. */
export type Product = ProductRecord | undefined;

export const productStream = (productId: string): string => `product-${productId}`;

/** Images are in the same stream, and leave the product's own fields and revision as they are. */
export const product: Aggregate<Product, ProductEvent | ProductImageEvent> = {
  initialState: () => undefined,
  evolve: (state, { type, data, revision: eventRevision }) => {
    const revision = Number(eventRevision);
    switch (type) {
      case 'ProductAdded': {
        const { productId, addedAt, ...fields } = data;
        return { _id: productId, ...fields, createdAt: new Date(addedAt), removed: false, revision };
      }
      case 'ProductChanged':
        return state && { ...state, ...data.to, revision };
      case 'ProductRemoved':
        return state && { ...state, removed: true, revision };
      case 'ProductRestored':
        return state && { ...state, removed: false, revision };
      default:
        return state;
    }
  },
};

/** A product's name is unique in its brand, without regard to case and accents. */
export const productNameClaim = (ownerId: string): NameClaim<Product> => ({
  kind: 'product',
  ownerId,
  streamOf: productStream,
  nameOf: (state) =>
    state && {
      name: state.name,
      value: JSON.stringify([state.brandId, normalizeText(state.name)]),
      removed: state.removed,
    },
});

/** Two products can't have the same number of the shop, without regard to case. */
export const productReferenceClaim = (ownerId: string): NameClaim<Product> => ({
  kind: 'reference',
  ownerId,
  streamOf: productStream,
  nameOf: (state) =>
    state?.reference
      ? { name: state.reference, value: normalizeText(state.reference), removed: state.removed }
      : undefined,
});

/** A path of ours is the drawing of the product itself; anything else is an address of the web. */
const requireOwnPicture = (productId: string, imageUrl: string | null | undefined) => {
  if (imageUrl?.startsWith('/') && imageUrl !== `/art/${productId}.svg`)
    throw invalidField('imageUrl', 'PICTURE_FOREIGN');
};

export class ProductNotFoundError extends NotFoundError {
  constructor() {
    super('PRODUCT_NOT_FOUND');
  }
}

/** Throws when there is a product of this id already, or when its picture is another product's drawing. */
export const addProduct =
  (productId: string, fields: ProductFields, addedAt: string) =>
  (state: Product): ProductEvent[] => {
    if (state) throw new ConflictError('ID_TAKEN', { kind: 'product' });
    requireOwnPicture(productId, fields.imageUrl);
    return [{ type: 'ProductAdded', data: { productId, ...fields, addedAt } }];
  };

/**
 * A change that changes nothing is a no-op. A category goes with its subcategory: where both an edit and somebody else
 * have moved the product, that is one conflict, of `subcategoryId`.
 * @param fieldsOf what shall change in the product as the caller has seen it. Throws a 404, a 400 or `ChangedSinceError`.
 */
export const changeProduct =
  (
    fieldsOf: (product: ProductRecord) => Partial<ProductFields>,
    expected: ExpectedRevision<ProductRecord>,
    changedAt: string,
  ) =>
  (state: Product, past: Past<Product>): ProductEvent[] => {
    if (!state || state.removed) throw new ProductNotFoundError();
    let moved: string | undefined;
    const mineFor = (seen: ProductRecord) => {
      const { categoryId, ...fields } = fieldsOf(seen);
      requireOwnPicture(state._id, fields.imageUrl);
      moved = categoryId;
      const { reference, ...others } = fields;
      // A product that never had a number has none to be taken away.
      return reference === undefined || (reference ?? null) === (seen.reference ?? null) ? others : fields;
    };
    const merged: Partial<ProductFields> = mergedEdit(state, mineFor, expected, past);
    const change = changeOf<ProductFields>(state, merged.subcategoryId ? { ...merged, categoryId: moved } : merged);
    return change ? [{ type: 'ProductChanged', data: { productId: state._id, ...change, changedAt } }] : [];
  };

/** Removing what is removed is a no-op. Throws a 404 or `ChangedSinceError`. */
export const removeProduct =
  (expected: ExpectedRevision<ProductRecord>, removedAt: string) =>
  (state: Product): ProductEvent[] => {
    if (!state) throw new ProductNotFoundError();
    if (state.removed) return [];
    requireRevision(state, expected);
    return [{ type: 'ProductRemoved', data: { productId: state._id, removedAt } }];
  };

/** Restoring what is not removed is a no-op. Throws a 404. */
export const restoreProduct =
  (restoredAt: string) =>
  (state: Product): ProductEvent[] => {
    if (!state) throw new ProductNotFoundError();
    return state.removed ? [{ type: 'ProductRestored', data: { productId: state._id, restoredAt } }] : [];
  };
