import type { Document } from 'mongodb';
import { isRealServer, storeUnderTest } from '../testing/store-under-test.ts';

const DOCUMENT = {
  _id: 1,
  a: 1,
  b: { c: 2, d: 3 },
  e: [1, 2, 3, 4],
  f: [
    { x: 1, y: [1, 2] },
    { x: 2, y: [3, 4] },
  ],
};
const { _id, a, f } = DOCUMENT;

const SHAPES: [what: string, projection: Document, shape: Document][] = [
  ['fields in their own order', { f: 1, a: 1, _id: 0 }, { a, f }],
  ['only the id', { _id: 1 }, { _id }],
  ['all but some', { b: 0, e: 0, f: 0 }, { _id, a }],
  ['a path', { 'b.c': 1 }, { _id, b: { c: 2 } }],
  ['a document of paths', { b: { c: 1 } }, { _id, b: { c: 2 } }],
  ['a path through an array', { 'f.x': 1 }, { _id, f: [{ x: 1 }, { x: 2 }] }],
  ['all but a path through an array', { 'f.x': 0, b: 0, e: 0 }, { _id, a, f: [{ y: [1, 2] }, { y: [3, 4] }] }],
  ['a path through numbers', { 'e.x': 1, 'a.x': 1 }, { _id, e: [] }],
];

const REFUSED: [what: string, projection: Document, code: number][] = [
  ['to keep and to leave out', { a: 1, b: 0 }, 31254],
  ['to leave out and to keep', { a: 0, b: 1 }, 31253],
  ['paths that meet', { b: 1, 'b.c': 1 }, 31249],
  ['$slice', { e: { $slice: 1 } }, 2],
  ['$elemMatch', { f: { $elemMatch: { x: 2 } } }, 2],
  ['the member that was met', { 'f.$': 1 }, 16410],
  ['an expression', { sum: { $add: ['$a', 1] } }, 2],
  ['a field by another', { other: '$a' }, 2],
  ['a name with a dollar', { $a: 1 }, 16410],
  ['an empty component', { 'a..b': 1 }, 15998],
  ['an empty component in front', { '.a': 1 }, 15998],
  ['an empty component at the end', { 'a.': 1 }, 40353],
  ['an empty name', { '': 1 }, 40352],
];

describe('projections', () => {
  const store = storeUnderTest();
  const find = (projection: Document) =>
    store.db.collection<Document & { _id: number }>('shapes').findOne({ _id: 1 }, { projection });
  beforeAll(() => store.db.collection<Document & { _id: number }>('shapes').insertOne(DOCUMENT));

  it.each(SHAPES)('%s', async (_, projection, shape) =>
    expect(JSON.stringify(await find(projection))).toBe(JSON.stringify(shape)),
  );

  (isRealServer ? it.skip : it).each(REFUSED)('refuse %s', async (_, projection, code) =>
    expect(find(projection)).rejects.toMatchObject({ code }),
  );
});
