import { Decimal128, type Document, Long } from 'mongodb';
import { storeUnderTest } from '../testing/store-under-test.ts';

const VALUES = [1, 2, 'x', null, undefined, [1, 5], { b: 1 }, [], [null], true, NaN, Decimal128.fromString('1.5')];

/** The places in `VALUES` of what a condition on them meets. */
const MEETS: [what: string, condition: unknown, places: number[]][] = [
  ['null, and what is missing', { $eq: null }, [3, 4, 8]],
  ['NaN', { $lte: NaN }, [10]],
  ['a decimal by a double', 1.5, [11]],
  ['an array of no members', { $size: 0 }, [7]],
  ['one of several types', { $in: [2, 'x', null, Decimal128.fromString('1')] }, [0, 1, 2, 3, 4, 5, 8]],
  ['one of numbers of other types', { $in: [Long.fromNumber(1), Decimal128.fromString('2.0')] }, [0, 1, 5]],
  ['one that is an array', { $in: [[], NaN] }, [7, 10]],
  ['none of several', { $nin: [1, null, 'x'] }, [1, 6, 7, 9, 10, 11]],
];

const REFUSED: [what: string, filter: Document][] = [
  ['a size below nothing', { v: { $size: -1 } }],
  ['a size that is text', { v: { $size: '1' } }],
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
});
