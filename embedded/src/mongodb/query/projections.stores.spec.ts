import type { Document } from 'mongodb';
import { storeUnderTest } from '../testing/store-under-test.ts';

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

const SHAPES: [what: string, projection: Document, shape: Document, filter?: Document][] = [
  ['fields in their own order', { f: 1, a: 1, _id: 0 }, { a, f }],
  ['only the id', { _id: 1 }, { _id }],
  ['all but some', { b: 0, e: 0, f: 0 }, { _id, a }],
  ['a path', { 'b.c': 1 }, { _id, b: { c: 2 } }],
  ['a document of paths', { b: { c: 1 } }, { _id, b: { c: 2 } }],
  ['a path through an array', { 'f.x': 1 }, { _id, f: [{ x: 1 }, { x: 2 }] }],
  ['all but a path through an array', { 'f.x': 0, b: 0, e: 0 }, { _id, a, f: [{ y: [1, 2] }, { y: [3, 4] }] }],
  ['a path through numbers', { 'e.x': 1, 'a.x': 1 }, { _id, e: [] }],
  ['$slice from the end beside all', { e: { $slice: -1 }, b: 0, f: 0 }, { _id, a, e: [4] }],
  ['$slice beside some', { a: 1, e: { $slice: [1, 2] } }, { _id, a, e: [2, 3] }],
  [
    '$slice in an array',
    { 'f.y': { $slice: 1 }, b: 0, e: 0 },
    {
      _id,
      a,
      f: [
        { x: 1, y: [1] },
        { x: 2, y: [3] },
      ],
    },
  ],
  ['$elemMatch of documents', { a: 1, f: { $elemMatch: { x: 2 } } }, { _id, a, f: [f[1]] }],
  ['$elemMatch of numbers', { e: { $elemMatch: { $gt: 2 } } }, { _id, e: [3] }],
  ['$elemMatch of none', { e: { $elemMatch: { $gt: 9 } } }, { _id }],
  ['$elemMatch beside all but some', { b: 0, e: 0, f: { $elemMatch: { x: 2 } } }, { _id, a, f: [f[1]] }],
  ['the member that was met', { 'f.$': 1 }, { _id, f: [f[1]] }, { 'f.x': 2 }],
  ['the number that was met', { 'e.$': 1 }, { _id, e: [3] }, { e: { $gt: 2 } }],
  ['an expression', { sum: { $add: ['$a', '$b.c'] }, a: 1 }, { _id, a, sum: 3 }],
  ['a text and a field', { text: 'hi', other: '$a' }, { _id, text: 'hi', other: 1 }],
];

const REFUSED: [what: string, projection: Document, code: number][] = [
  ['to keep and to leave out', { a: 1, b: 0 }, 31254],
  ['to leave out and to keep', { a: 0, b: 1 }, 31253],
  ['paths that meet', { b: 1, 'b.c': 1 }, 31249],
  ['$elemMatch on a path', { 'b.c': { $elemMatch: { x: 1 } } }, 31275],
  ['a member that was not met', { 'f.$': 1 }, 51246],
  ['a $slice of nothing', { e: { $slice: [1, -1] } }, 28724],
  ['a name with a dollar', { $a: 1 }, 16410],
  ['an empty component', { 'a..b': 1 }, 15998],
  ['an empty component in front', { '.a': 1 }, 15998],
  ['an empty component at the end', { 'a.': 1 }, 40353],
  ['an empty name', { '': 1 }, 40352],
];

describe('projections', () => {
  const store = storeUnderTest();
  const find = (projection: Document, filter: Document = {}) =>
    store.db.collection<Document & { _id: number }>('shapes').findOne({ _id: 1, ...filter }, { projection });
  beforeAll(() => store.db.collection<Document & { _id: number }>('shapes').insertOne(DOCUMENT));

  it.each(SHAPES)('%s', async (_, projection, shape, filter = {}) =>
    expect(JSON.stringify(await find(projection, filter))).toBe(JSON.stringify(shape)),
  );

  it('a computed field of any name touches no other object', async () => {
    const shaped = await find({ '__proto__.touched': { $add: [1, 2] } });
    expect(Object.keys(shaped!)).toEqual(['_id', '__proto__']);
    expect({}).not.toHaveProperty('touched');
  });

  it.each(REFUSED)('refuse %s', async (_, projection, code) =>
    expect(find(projection)).rejects.toMatchObject({ code }),
  );
});
