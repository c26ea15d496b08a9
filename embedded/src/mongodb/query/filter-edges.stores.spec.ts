import { Decimal128, type Document, Long } from 'mongodb';
import { storeUnderTest } from '../testing/store-under-test.ts';

const VALUES = [1, 2, 'x', null, undefined, [1, 5], { b: 1 }, [], [null], true, NaN, Decimal128.fromString('1.5')];

/** The places in `VALUES` of what a condition on them meets. */
const MEETS: [what: string, condition: unknown, places: number[]][] = [
  ['null, and what is missing', { $eq: null }, [3, 4, 8]],
  ['a type within arrays', { $type: 'null' }, [3, 8]],
  ['a type by its number', { $type: 10 }, [3, 8]],
  ['arrays', { $type: 'array' }, [5, 7, 8]],
  ['NaN', { $lte: NaN }, [10]],
  ['a decimal by a double', 1.5, [11]],
  ['all of one', { $all: [1] }, [0, 5]],
  ['all of none', { $all: [] }, []],
  ['an array of no members', { $size: 0 }, [7]],
  ['one of several types', { $in: [2, 'x', null, Decimal128.fromString('1')] }, [0, 1, 2, 3, 4, 5, 8]],
  ['one of numbers of other types', { $in: [Long.fromNumber(1), Decimal128.fromString('2.0')] }, [0, 1, 5]],
  ['one that is an array', { $in: [[], NaN] }, [7, 10]],
  ['one by a pattern', { $in: [/^x/, 5] }, [2, 5]],
  ['none of several', { $nin: [1, null, 'x'] }, [1, 6, 7, 9, 10, 11]],
  ['not a pattern', { $not: /x/ }, [0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
];

const REFUSED: [what: string, filter: Document][] = [
  ['an unknown type', { v: { $type: 'foo' } }],
  ['a size below nothing', { v: { $size: -1 } }],
  ['a size that is text', { v: { $size: '1' } }],
  ['$all of a number', { v: { $all: 1 } }],
  ['$elemMatch of a number', { v: { $elemMatch: 1 } }],
  ['$not of a number', { v: { $not: 1 } }],
  ['$not of nothing', { v: { $not: {} } }],
  ['$or of nothing', { $or: [] }],
  ['$and of numbers', { $and: [1] }],
];

describe('filters at the edges', () => {
  const store = storeUnderTest();
  const values = () => store.db.collection<Document & { _id: number }>('values');
  beforeAll(async () => {
    await values().insertMany(VALUES.map((v, _id) => (v === undefined ? { _id } : { _id, v })));
  });

  it.each(MEETS)('%s', async (_, v, places) => {
    const met = await values().find({ v }).sort({ _id: 1 }).toArray();
    expect(met.map(({ _id }) => _id)).toEqual(places);
  });

  it.each(REFUSED)('refuse %s', async (_, filter) =>
    expect(values().find(filter).toArray()).rejects.toMatchObject({ code: 2 }),
  );

  it('a pattern over lines does not go on from where it matched last', async () => {
    const lines = store.db.collection('lines');
    await lines.insertMany([{ v: 'a\nb' }, { v: 'a\nb' }, { v: 'a\nb' }]);
    expect(await lines.countDocuments({ v: /a.b/g })).toBe(3);
    expect(await lines.countDocuments({ v: { $in: [/a.b/g] } })).toBe(3);
  });

  it('a variable may be a constant expression', async () => {
    const found = values().find({ $expr: { $eq: ['$v', '$$two'] } }, { let: { two: { $add: [1, 1] } } });
    expect(await found.toArray()).toEqual([{ _id: 1, v: 2 }]);
  });
});
