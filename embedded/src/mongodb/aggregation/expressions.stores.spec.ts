import { Decimal128, type Document, Long, ObjectId } from 'mongodb';
import { storeUnderTest } from '../testing/store-under-test.ts';

const decimal = (text: string) => Decimal128.fromString(text);

const VALUES: [expression: Document, value: unknown][] = [
  [{ $size: ['$list'] }, 3],
  [{ $first: '$nested' }, [7]],
  [{ $first: ['$list'] }, 3],
  [{ $last: '$list' }, 2],
  [{ $first: '$none' }, null],
  [{ $arrayElemAt: ['$list', decimal('1')] }, 1],
  [{ $slice: ['$none', 1] }, null],
  [{ $slice: ['$list', 1, null] }, null],
  [{ $slice: ['$list', -9, 1] }, [3]],
  [{ $indexOfArray: ['$list', 9, 1] }, -1],
  [{ $indexOfArray: ['$list', 2, 1] }, 2],
  [{ $indexOfArray: ['$list', decimal('1')] }, 1],
  [{ $concatArrays: '$list' }, [3, 1, 2]],
  [{ $concatArrays: ['$list', '$none'] }, null],
  [{ $concat: ['$text', '$none'] }, null],
  [{ $concat: '$text' }, 'a🙂c'],
  [{ $substrCP: [123, 0, 2] }, '12'],
  [{ $substrCP: ['$text', 1, 1] }, '🙂'],
  [{ $substrCP: ['$text', 9, 1] }, ''],
  [{ $mod: ['$none', 2] }, null],
  [{ $mod: [-5, 3] }, -2],
  [{ $mod: [Long.fromString('9007199254740993'), 2] }, 1],
  [{ $divide: [3, 2] }, 1.5],
  [{ $indexOfArray: [[null], '$none'] }, -1],
  [{ $min: ['$list'] }, 1],
  [{ $max: ['$list'] }, 3],
  [{ $max: '$list' }, 3],
  [{ $min: [decimal('10'), 9] }, 9],
  [{ $max: [decimal('10'), 9] }, decimal('10')],
  [{ $max: '$none' }, null],
  [{ $sum: ['$list'] }, 6],
  [{ $sum: ['$list', 1] }, 1],
  [{ $sum: '$text' }, 0],
  [{ $avg: ['$list'] }, 2],
  [{ $dateFromString: { dateString: '2020-02-03' } }, new Date('2020-02-03')],
  [{ $dateFromString: { dateString: 'x', onError: 1 } }, 1],
  [{ $dateFromString: { dateString: '$none', onNull: 2 } }, 2],
  [{ $toInt: '12' }, 12],
  [{ $toInt: 1.9 }, 1],
  [{ $toInt: '$none' }, null],
  [{ $toString: { $toLong: '9007199254740993' } }, '9007199254740993'],
  [{ $toString: { $toLong: decimal('9007199254740993.5') } }, '9007199254740993'],
  [{ $toDecimal: '1.10' }, decimal('1.10')],
  [{ $toDouble: '1e3' }, 1000],
  [{ $toBool: decimal('0') }, false],
  [{ $convert: { input: 'x', to: 'int', onError: 7 } }, 7],
  [{ $convert: { input: '$none', to: 'int', onNull: 8 } }, 8],
  [{ $convert: { input: decimal('1.5'), to: 'string' } }, '1.5'],
  [{ $convert: { input: 'a'.repeat(24), to: 7 } }, new ObjectId('a'.repeat(24))],
];

const REFUSED: [expression: Document, code: number][] = [
  [{ $size: '$none' }, 17124],
  [{ $size: '$text' }, 17124],
  [{ $size: [1, 2] }, 16020],
  [{ $first: '$text' }, 28689],
  [{ $arrayElemAt: ['$text', 0] }, 28689],
  [{ $arrayElemAt: ['$list', 'x'] }, 28690],
  [{ $arrayElemAt: ['$list', 1.5] }, 28691],
  [{ $slice: ['$text', 1] }, 28724],
  [{ $slice: ['$list', 'x'] }, 28725],
  [{ $slice: ['$list', 1, 0] }, 28729],
  [{ $slice: ['$list'] }, 28667],
  [{ $indexOfArray: ['$text', 1] }, 40090],
  [{ $indexOfArray: ['$list', 1, -1] }, 40097],
  [{ $concatArrays: ['$list', 1] }, 28664],
  [{ $concat: ['$text', 1] }, 16702],
  [{ $concat: [1, null] }, 16702],
  [{ $substrCP: ['$text', -1, 1] }, 34455],
  [{ $substrCP: ['$text', 1, -1] }, 34454],
  [{ $substrCP: ['$text', 'x', 1] }, 34450],
  [{ $substrCP: ['$list', 0, 1] }, 16007],
  [{ $mod: [5, 0] }, 16610],
  [{ $mod: ['$text', 2] }, 16611],
  [{ $divide: [1, 0] }, 2],
  [{ $divide: [decimal('1'), 3] }, 2],
  [{ $divide: ['$text', 2] }, 14],
  [{ $dateFromString: { dateString: 'x' } }, 241],
  [{ $dateFromString: { dateString: 5 } }, 241],
  [{ $toInt: '' }, 241],
  [{ $toInt: ' 1' }, 241],
  [{ $toInt: '0x10' }, 241],
  [{ $toInt: '1e3' }, 241],
  [{ $toInt: 3e9 }, 241],
  [{ $toInt: new Date(0) }, 241],
  [{ $toInt: NaN }, 241],
  [{ $toInt: [1, 2] }, 50723],
  [{ $toDouble: '' }, 241],
  [{ $toDecimal: 'x' }, 241],
  [{ $convert: { input: 'x', to: 'int' } }, 241],
  [{ $convert: { input: 'x', to: 'nonsense', onError: 1 } }, 2],
  [{ $convert: { input: 'x' } }, 9],
];

describe('expressions at the edges', () => {
  const store = storeUnderTest();
  const valueOf = async (r: Document) => {
    const [made] = await store.db
      .collection('one')
      .aggregate([{ $project: { _id: 0, r } }])
      .toArray();
    return made!.r as unknown;
  };
  beforeAll(() => store.db.collection('one').insertOne({ list: [3, 1, 2], nested: [[7], [8]], text: 'a🙂c' }));

  it.each(VALUES)('%j', async (expression, value) => expect(await valueOf(expression)).toEqual(value));

  it.each(REFUSED)('refuses %j', async (expression, code) =>
    expect(valueOf(expression)).rejects.toMatchObject({ code }),
  );

  it('takes the first and last of a group', async () =>
    expect(
      await store.db
        .collection('one')
        .aggregate([{ $group: { _id: null, a: { $first: '$list' }, b: { $last: '$none' } } }])
        .toArray(),
    ).toEqual([{ _id: null, a: [3, 1, 2], b: null }]));
});
