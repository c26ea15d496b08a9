import type { ProductAdded, ProductResetEvent } from '@henna/contracts';
import { NotFoundError } from '../../../shared/errors.ts';
import { specOf } from '../../../testing/decider-spec.ts';
import { productResets, resetProduct, ResetSinceError, undoReset } from './product-resets.ts';

const { given } = specOf(productResets);
const added: ProductAdded = {
  type: 'ProductAdded',
  data: {
    productId: 'p',
    name: 'Rouge',
    brandId: 'b',
    categoryId: 'c',
    subcategoryId: 's',
    description: null,
    imageUrl: null,
    shades: [],
    addedAt: 'then',
  },
};
const reset = (resetId: string): ProductResetEvent => ({
  type: 'ProductVotesReset',
  data: { productId: 'p', resetId, resetAt: 'now' },
});
const undone = (resetId: string): ProductResetEvent => ({
  type: 'ProductVotesResetUndone',
  data: { productId: 'p', resetId, undoneAt: 'now' },
});
const of = { productId: 'p', kind: 'votes' as const, at: 'now' };
const resetting = (resetId: string, standing = 3) => resetProduct({ ...of, resetId, standing });
const undoing = (resetId?: string) => undoReset({ ...of, resetId });

describe('resets of a product', () => {
  test('take all its votes', () =>
    given([added])
      .when(resetting('r'))
      .then([reset('r')]));
  test('take nothing where nothing is', () => given([added]).when(resetting('r', 0)).then([]));
  test('need a product', () => {
    given([]).when(resetting('r')).thenThrows(NotFoundError);
    given([]).when(undoing()).thenThrows(NotFoundError);
  });
  test('are undone, the latest first', () => {
    given([added, reset('r')])
      .when(undoing())
      .then([undone('r')]);
    given([added, reset('r'), reset('s')])
      .when(undoing('s'))
      .then([undone('s')]);
    given([added, reset('r'), reset('s'), undone('s')])
      .when(undoing())
      .then([undone('r')]);
  });
  test('are undone once', () => {
    given([added]).when(undoing()).then([]);
    given([added, reset('r'), undone('r')])
      .when(undoing('r'))
      .then([]);
  });
  test('are not undone below a newer one', () =>
    given([added, reset('r'), reset('s')])
      .when(undoing('r'))
      .thenThrows(ResetSinceError));
  test('of ratings are others', () =>
    given([added, reset('r')])
      .when(undoReset({ ...of, kind: 'ratings', resetId: undefined }))
      .then([]));
});
