import { Ordinals } from './kept-acts.ts';

it('gives an id one number as long as somebody holds it, and forgets it then', () => {
  const ordinals = new Ordinals();
  expect([ordinals.hold('layla'), ordinals.hold('amal'), ordinals.hold('layla')]).toEqual([0, 1, 0]);
  ordinals.release(0);
  expect(ordinals.ids).toEqual(['layla', 'amal']);
  ordinals.release(0);
  expect(ordinals.ids).toEqual([undefined, 'amal']);
  expect([ordinals.hold('huda'), ordinals.hold('layla')]).toEqual([0, 2]);
  expect(ordinals.ids).toEqual(['huda', 'amal', 'layla']);
});
