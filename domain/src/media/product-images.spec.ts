import type { ProductImage, ProductImageEvent } from '../catalogue/product-image.events.ts';
import type { ProductEvent } from '../catalogue/product.events.ts';
import { ConflictError, InvalidError, NotFoundError } from '../shared/errors.ts';
import { specOf } from '../testing/spec-of.ts';
import { addImage, changeImage, productImages, removeImage, reorderImages, restoreImage } from './product-images.ts';

const at = '2026-03-01T12:00:00.000Z';
const placed = { name: 'Gloss', brandId: 'b', categoryId: 'c', subcategoryId: 's' };
const fields = { ...placed, description: null, imageUrl: null, shades: [] };
const productAdded: ProductEvent = { type: 'ProductAdded', data: { productId: 'p', ...fields, addedAt: at } };
const productRemoved: ProductEvent = { type: 'ProductRemoved', data: { productId: 'p', removedAt: at } };
const image = (imageId: string): ProductImage => {
  const size = { width: 10, height: 20, fileSize: 300 };
  return { imageId, hash: `hash-${imageId}`, altText: null, ...size, addedAt: at };
};
const added = (id: string): ProductImageEvent => ({
  type: 'ProductImageAdded',
  data: { productId: 'p', ...image(id) },
});
const removed = (id: string, index: number): ProductImageEvent => ({
  type: 'ProductImageRemoved',
  data: { productId: 'p', ...image(id), index, removedAt: at },
});
const restored = (id: string, index: number): ProductImageEvent => ({
  type: 'ProductImageRestored',
  data: { productId: 'p', ...image(id), index, restoredAt: at },
});
const reordered = (from: string[], to: string[]): ProductImageEvent => ({
  type: 'ProductImagesReordered',
  data: { productId: 'p', from, to, reorderedAt: at },
});
const { given } = specOf(productImages);
const abc = [productAdded, added('a'), added('b'), added('c')];
const ten = [productAdded, ...Array.from({ length: 10 }, (_, index) => added(`i${index}`))];

it('adds a picture behind the others, once per upload', () => {
  given(abc)
    .when(addImage(image('d')))
    .then([added('d')]);
  given(abc)
    .when(addImage(image('b')))
    .thenThrows(ConflictError);
  given([...abc, removed('b', 1)])
    .when(addImage(image('b')))
    .thenThrows(ConflictError);
});

it('refuses an eleventh picture, restored ones included', () => {
  given(ten)
    .when(addImage(image('x')))
    .thenThrows(InvalidError);
  given([...ten, removed('i0', 0)])
    .when(addImage(image('x')))
    .then([added('x')]);
  given([...ten, removed('i0', 0), added('x')])
    .when(restoreImage('i0', at))
    .thenThrows(InvalidError);
});

it('closes the gap of a removed picture and puts it back where it was', () => {
  given(abc)
    .when(removeImage('b', at))
    .then([removed('b', 1)]);
  given([...abc, removed('b', 1)])
    .when(removeImage('b', at))
    .then([]);
  given([...abc, removed('b', 1)])
    .when(restoreImage('b', at))
    .then([restored('b', 1)]);
  given([...abc, removed('c', 2), removed('a', 0)])
    .when(restoreImage('c', at))
    .then([restored('c', 1)]);
  given([...abc, removed('b', 1), restored('b', 1)])
    .when(reorderImages(['a', 'b', 'c'], at))
    .then([]);
});

it('is ordered by the exact set of its pictures', () => {
  given(abc)
    .when(reorderImages(['c', 'a', 'b'], at))
    .then([reordered(['a', 'b', 'c'], ['c', 'a', 'b'])]);
  for (const wrong of [['a', 'b'], ['a', 'b', 'b'], ['a', 'b', 'c', 'd'], ['a', 'b', 'd'], []])
    given(abc).when(reorderImages(wrong, at)).thenThrows(InvalidError);
});

it('changes a text, and not at all when it is the same', () => {
  const change = { imageId: 'a', from: { altText: null }, to: { altText: 'Open' }, changedAt: at };
  const changed: ProductImageEvent = { type: 'ProductImageChanged', data: { productId: 'p', ...change } };
  given(abc)
    .when(changeImage('a', 'Open', at))
    .then([changed]);
  given([...abc, changed])
    .when(changeImage('a', 'Open', at))
    .then([]);
});

it('finds no picture that never was, and none of a product that is not there', () => {
  given(abc).when(removeImage('x', at)).thenThrows(NotFoundError);
  given(abc).when(restoreImage('x', at)).thenThrows(NotFoundError);
  given([...abc, removed('b', 1)])
    .when(changeImage('b', 'x', at))
    .thenThrows(NotFoundError);
  given([])
    .when(addImage(image('a')))
    .thenThrows(NotFoundError);
  given([...abc, productRemoved])
    .when(addImage(image('d')))
    .thenThrows(NotFoundError);
});
