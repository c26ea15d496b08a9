import { Decimal128, type Document, Long, ObjectId } from 'mongodb';
import { storeUnderTest } from '../testing/store-under-test.ts';

const OF_GROUPS: [what: string, accumulator: Document, a: unknown, b: unknown][] = [
  ['$push leaves out what is missing', { $push: '$v' }, [1, 3], [5, null]],
  ['$stdDevSamp of one is null', { $stdDevSamp: '$v' }, Math.SQRT2, null],
  ['$mergeObjects', { $mergeObjects: { x: '$v' } }, { x: 3 }, { x: null }],
  ['$top', { $top: { sortBy: { v: -1 }, output: '$_id' } }, 2, 3],
  ['$bottomN', { $bottomN: { n: 2, sortBy: { _id: 1 }, output: '$_id' } }, [1, 2], [4, 5]],
];

const VALUES: [what: string, document: Document, expression: Document, value: unknown][] = [
  ['text after numbers', { a: 'x' }, { $gt: ['$a', 5] }, true],
  ['null before numbers', { a: null }, { $lt: ['$a', 5] }, true],
  ['nothing before null', {}, { $eq: ['$a', null] }, false],
  ['an array is no member of it', { a: [1] }, { $eq: ['$a', 1] }, false],
  [
    'fields in another order',
    {},
    {
      $eq: [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    },
    false,
  ],
  ['$type of an id', { a: new ObjectId() }, { $type: '$a' }, 'objectId'],
  ['$type of a decimal', { a: Decimal128.fromString('1') }, { $type: '$a' }, 'decimal'],
  ['$toUpper of null', {}, { $toUpper: '$a' }, ''],
  ['$toString of an id', { a: new ObjectId('a'.repeat(24)) }, { $toString: '$a' }, 'a'.repeat(24)],
  ['$toObjectId', {}, { $toObjectId: 'a'.repeat(24) }, new ObjectId('a'.repeat(24))],
  [
    'a month after the last of January',
    { a: new Date('2020-01-31') },
    { $dateAdd: { startDate: '$a', unit: 'month', amount: 1 } },
    new Date('2020-02-29'),
  ],
  ['$year', { a: new Date('2020-01-31') }, { $year: '$a' }, 2020],
  ['$year of nothing', {}, { $year: '$a' }, null],
  ['$month of a named date', {}, { $month: { date: '$a' } }, null],
  ['a day after nothing', {}, { $dateAdd: { startDate: '$a', unit: 'day', amount: 1 } }, null],
  ['days to nothing', {}, { $dateDiff: { startDate: new Date(0), endDate: '$a', unit: 'day' } }, null],
  ['a date of its year', {}, { $dateFromParts: { year: 2020 } }, new Date('2020-01-01')],
  [
    'a date of parts',
    {},
    { $dateFromParts: { year: 2020, month: 2, day: 29, hour: 5 } },
    new Date('2020-02-29T05:00Z'),
  ],
  ['a decimal is a number', { a: Decimal128.fromString('1') }, { $isNumber: '$a' }, true],
  ['what is no number is one', { a: NaN }, { $isNumber: '$a' }, true],
  ['$indexOfCP', {}, { $indexOfCP: ['a🙂c', 'c'] }, 2],
  [
    '$sum of decimals',
    { a: [Decimal128.fromString('0.1'), Decimal128.fromString('0.2')] },
    { $sum: '$a' },
    Decimal128.fromString('0.3'),
  ],
  [
    '$sum of large int64',
    { a: [Long.fromString('9007199254740993'), 1] },
    { $toString: { $sum: '$a' } },
    '9007199254740994',
  ],
];

describe('pipelines at the edges', () => {
  const store = storeUnderTest();
  const collection = (name: string) => store.db.collection<Document & { _id: unknown }>(name);
  const of = (name: string, ...pipeline: Document[]) => collection(name).aggregate(pipeline).toArray();
  beforeAll(async () => {
    await collection('grouped').insertMany([
      { _id: 1, k: 'a', v: 1 },
      { _id: 2, k: 'a', v: 3 },
      { _id: 3, k: 'b', v: 5 },
      { _id: 4, k: 'b' },
      { _id: 5, k: 'b', v: null },
    ]);
    await collection('one').insertOne({ _id: 1, k: [1, 2], b: { a: 1, c: 2 }, list: [{ x: 1 }, { x: 2 }] });
    await collection('other').insertMany([
      { _id: 'p', f: 1 },
      { _id: 'q', f: 2 },
      { _id: 'r' },
      { _id: 's', f: [1, 5] },
    ]);
  });

  it.each(OF_GROUPS)('%s', async (_, r, a, b) =>
    expect(await of('grouped', { $group: { _id: '$k', r } }, { $sort: { _id: 1 } })).toEqual([
      { _id: 'a', r: a },
      { _id: 'b', r: b },
    ]),
  );

  it.each(VALUES)('%s', async (_, document, r, value) => {
    await collection('valued').replaceOne({ _id: 1 as never }, document, { upsert: true });
    expect(await of('valued', { $project: { _id: 0, r } })).toEqual([{ r: value }]);
  });

  it('sets fields in arrays and merges documents', async () => {
    const [made] = await of('one', { $set: { 'list.y': 7, b: { c: 3 }, k: '$$REMOVE' } });
    expect(made).toEqual({
      _id: 1,
      b: { a: 1, c: 3 },
      list: [
        { x: 1, y: 7 },
        { x: 2, y: 7 },
      ],
    });
  });

  it('puts the id first', async () =>
    expect(Object.keys((await of('one', { $project: { n: { $size: '$k' } } }))[0]!)).toEqual(['_id', 'n']));

  it('joins by equality, by variables, and by both', async () => {
    const equal = { from: 'other', localField: 'k', foreignField: 'f', as: 'met.r' };
    const ids = async (lookup: Document) =>
      (await of('one', { $lookup: lookup }, { $project: { ids: '$met.r._id' } }))[0]!.ids as unknown;
    expect(await ids(equal)).toEqual(['p', 'q', 's']);
    const isFirst = { $match: { $expr: { $eq: ['$f', { $first: '$$k' }] } } };
    expect(await ids({ from: 'other', let: { k: '$k' }, pipeline: [isFirst], as: 'met.r' })).toEqual(['p']);
    expect(await ids({ ...equal, let: { k: '$k' }, pipeline: [isFirst] })).toEqual(['p']);
  });
});
