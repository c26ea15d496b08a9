import { InvalidFieldsError } from '../shared/errors.ts';
import { specOf } from '../testing/spec-of.ts';
import type { ShelfEvent, ShelfFields, ShelfState } from './shelf.events.ts';
import { placeOnShelf, removeFromShelf, ShelfFullError, shelfItem } from './shelf.ts';

const { given } = specOf(shelfItem);
const ids = { productId: 'product', userId: 'user' };
const placed = (state: ShelfState, again: boolean | null = null): ShelfEvent => ({
  type: 'ShelfPlaced',
  data: { ...ids, state, again, placedAt: 'day one' },
});
const changed = (from: ShelfFields, to: ShelfFields): ShelfEvent => ({
  type: 'ShelfChanged',
  data: { ...ids, placedAt: 'day one', from, to, changedAt: 'day two' },
});
const placing = (state: ShelfState, again?: boolean | null, hasRoom = true) =>
  placeOnShelf({ ...ids, state, again, hasRoom, at: 'day two' });
const removed = (state: ShelfState, again: boolean | null): ShelfEvent => ({
  type: 'ShelfRemoved',
  data: { ...ids, state, again, placedAt: 'day one', removedAt: 'day two' },
});
const removing = removeFromShelf({ ...ids, at: 'day two' });
const want: ShelfFields = { state: 'want', again: null };

describe('a product on a shelf', () => {
  test('is placed', () =>
    given([])
      .when(placing('want'))
      .then([{ type: 'ShelfPlaced', data: { ...ids, ...want, placedAt: 'day two' } }]));
  test('is placed with an answer', () =>
    given([])
      .when(placing('finished', true))
      .then([{ type: 'ShelfPlaced', data: { ...ids, state: 'finished', again: true, placedAt: 'day two' } }]));
  test('is not placed on a full shelf', () =>
    given([])
      .when(placing('want', null, false))
      .thenThrows(ShelfFullError));
  test('changes on a full shelf', () =>
    given([placed('want')])
      .when(placing('have', undefined, false))
      .then([changed(want, { state: 'have', again: null })]));
  test('stays when the same comes again', () =>
    given([placed('have', true)])
      .when(placing('have', true))
      .then([]));
  test('has its answer until another is given', () =>
    given([placed('have', true)])
      .when(placing('finished'))
      .then([changed({ state: 'have', again: true }, { state: 'finished', again: true })]));
  test('takes its answer back', () =>
    given([placed('have', true)])
      .when(placing('have', null))
      .then([changed({ state: 'have', again: true }, { state: 'have', again: null })]));
  test('loses its answer when it is wanted', () =>
    given([placed('finished', false)])
      .when(placing('want'))
      .then([changed({ state: 'finished', again: false }, want)]));
  test('has no answer while it is wanted', () =>
    given([placed('want')])
      .when(placing('want', true))
      .thenThrows(InvalidFieldsError));
  test('is removed with what the shelf said of it', () =>
    given([placed('want'), changed(want, { state: 'have', again: false })])
      .when(removing)
      .then([removed('have', false)]));
  test('is removed once', () =>
    given([placed('want'), removed('want', null)])
      .when(removing)
      .then([]));
  test('comes back', () =>
    given([placed('have', true), removed('have', true)])
      .when(placing('have', true))
      .then([{ type: 'ShelfPlaced', data: { ...ids, state: 'have', again: true, placedAt: 'day two' } }]));
});
