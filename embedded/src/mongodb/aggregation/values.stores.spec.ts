import { Decimal128, Double, Long, type Document } from 'mongodb';
import { storeUnderTest } from '../testing/store-under-test.ts';

const decimal = (text: string) => Decimal128.fromString(text);

/** Expressions over `{ zero: decimal 0 }`, and their values. */
const VALUES: [what: string, expression: unknown, value: unknown][] = [
  ['$and of a decimal zero', { $and: ['$zero', true] }, false],
  ['$and of an empty text', { $and: [''] }, true],
  ['$or of zeros', { $or: ['$zero', 0] }, false],
  ['$not of a decimal zero', { $not: ['$zero'] }, true],
  ['$cond by a decimal zero', { $cond: ['$zero', 'yes', 'no'] }, 'no'],
  ['$cond by a decimal', { $cond: { if: decimal('0.1'), then: 'yes', else: 'no' } }, 'yes'],
  ['$switch by a decimal zero', { $switch: { branches: [{ case: '$zero', then: 1 }], default: 2 } }, 2],
  ['$filter by a decimal zero', { $filter: { input: [decimal('0'), 1, 0], cond: '$$this' } }, [1]],
  ['$anyElementTrue of zeros', { $anyElementTrue: [['$zero', 0]] }, false],
  ['$allElementsTrue with a zero', { $allElementsTrue: [[1, '$zero']] }, false],
  ['$minN of numbers of all types', { $minN: { n: 2, input: [3, decimal('1'), 2, null] } }, [decimal('1'), 2]],
  ['$maxN of numbers of all types', { $maxN: { n: 2, input: [decimal('3'), 1, 2] } }, [decimal('3'), 2]],
  [
    '$setUnion of equal numbers',
    {
      $setUnion: [
        [2, 1],
        [decimal('2'), 3],
      ],
    },
    [1, 2, 3],
  ],
  ['$setUnion with null', { $setUnion: [[1], null] }, null],
  ['$setIntersection', { $setIntersection: [[2, 1, 2], [decimal('2'), 3]] }, [2]], // prettier-ignore
  ['$setIntersection with what is missing', { $setIntersection: [[1], '$none'] }, null],
  ['$setDifference', { $setDifference: [[3, 1, 3, 2], [decimal('2')]] }, [3, 1]], // prettier-ignore
  ['$setDifference with null', { $setDifference: [null, [1]] }, null],
  ['$setEquals', { $setEquals: [[1, 2, 2], [2, 1]] }, true], // prettier-ignore
  ['$setIsSubset', { $setIsSubset: [[decimal('1')], [1, 2]] }, true],
  ['$split', { $split: ['a-b-', '-'] }, ['a', 'b', '']],
  ['$split of null', { $split: [null, '-'] }, null],
  ['a literal that is no path', { $literal: '$a..b' }, '$a..b'],
  ['$toDate with an offset', { $toDate: '2020-01-31T10:00:00+03:00' }, new Date('2020-01-31T07:00:00Z')],
  ['$toDate of a day', { $toDate: '2020-02-29' }, new Date('2020-02-29')],
  [
    '$dateFromString in UTC',
    { $dateFromString: { dateString: '2020-01-31T10:00:00.5Z' } },
    new Date('2020-01-31T10:00:00.5Z'),
  ],
  [
    '$dateFromString in summer time',
    { $dateFromString: { dateString: '2020-07-31T10:00:00', timezone: 'Europe/Berlin' } },
    new Date('2020-07-31T08:00:00Z'),
  ],
  [
    '$dateFromString by a format',
    { $dateFromString: { dateString: '31.01.2020 +0530', format: '%d.%m.%Y %z' } },
    new Date('2020-01-30T18:30:00Z'),
  ],
  [
    '$dateFromString of an invalid day',
    { $dateFromString: { dateString: '30/02/2020', format: '%d/%m/%Y', onError: 'none' } },
    'none',
  ],
];

const REFUSED: [what: string, expression: unknown, code: number][] = [
  ['$minN of none', { $minN: { n: 0, input: [1] } }, 5787908],
  ['$maxN of half', { $maxN: { n: 0.5, input: [1] } }, 5787903],
  ['$setUnion with a text', { $setUnion: [[1], 'x'] }, 17043],
  ['$setIntersection with a number', { $setIntersection: [[1], 5] }, 17047],
  ['$setDifference from a number', { $setDifference: [1, [1]] }, 17048],
  ['$setDifference of a number', { $setDifference: [[1], 1] }, 17049],
  ['$setEquals with null', { $setEquals: [[1], null] }, 17044],
  ['$setIsSubset of null', { $setIsSubset: [null, [1]] }, 17046],
  ['$setIsSubset in null', { $setIsSubset: [[1], null] }, 17042],
  ['$anyElementTrue of a number', { $anyElementTrue: [1] }, 17041],
  ['$allElementsTrue of a number', { $allElementsTrue: [1] }, 17040],
  ['$cond without then', { $cond: { if: true, else: 1 } }, 17081],
  ['$split by nothing', { $split: ['a', ''] }, 40087],
  ['$split of a number', { $split: [5, '-'] }, 40085],
  ['$toDate of 30 February', { $toDate: '2020-02-30' }, 241],
  ['$dateFromString of 30 February', { $dateFromString: { dateString: '2020-02-30T00:00:00Z' } }, 241],
  ['an unknown zone', { $dateFromString: { dateString: '2020-01-01', timezone: 'Nowhere/At_All' } }, 40485],
  ['an unknown format', { $dateFromString: { dateString: '2020', format: '%Y%q' } }, 18536],
  ['a path with an empty name', '$a..b', 15998],
  ['a path that ends with a dot', { $add: [1, '$a.'] }, 40353],
  ['a path with a dollar', '$a.$b', 16410],
  ['a dollar alone', { $toUpper: '$' }, 16872],
  ['a variable without a name', '$$', 9],
];

describe('values', () => {
  const store = storeUnderTest();
  beforeAll(async () => {
    await store.db.collection<Document>('one').insertOne({ zero: decimal('0'), a: 1 });
    const numbers = [2, Long.fromNumber(2), new Double(2), decimal('2.0'), decimal('10'), 'x', null];
    await store.db.collection<Document>('numbers').insertMany(numbers.map((v, _id) => ({ _id: _id as never, v })));
  });
  const of = (...pipeline: Document[]) => store.db.collection('one').aggregate(pipeline).toArray();
  const ofNumbers = (...pipeline: Document[]) => store.db.collection('numbers').aggregate(pipeline).toArray();

  it.each(VALUES)('%s', async (_, expression, value) => {
    const [shown] = await of({ $project: { _id: 0, value: expression } });
    expect(shown).toEqual({ value });
  });

  it.each(REFUSED)('refuse %s', async (_, expression, code) => {
    await expect(of({ $project: { value: expression } })).rejects.toMatchObject({ code });
  });

  it('equal numbers of any type are one group, and what is missing is null', async () => {
    const groups = await ofNumbers({ $group: { _id: '$v', all: { $push: '$_id' } } }, { $sort: { _id: 1 } });
    expect(groups.map(({ all }) => all as number[])).toEqual([[6], [0, 1, 2, 3], [4], [5]]);
    expect(await ofNumbers({ $group: { _id: '$none', n: { $sum: 1 } } })).toEqual([{ _id: null, n: 7 }]);
    const [most] = await ofNumbers({ $sortByCount: '$v' });
    expect(most).toEqual({ _id: 2, count: 4 });
  });

  it('a sort within a pipeline orders all types', async () => {
    const sorted = await ofNumbers({ $set: { w: '$v' } }, { $sort: { w: -1, _id: -1 } });
    expect(sorted.map(({ _id }) => Number(_id))).toEqual([5, 4, 3, 2, 1, 0, 6]);
  });

  it('the least and the most of a group are of all types', async () => {
    const [told] = await ofNumbers({
      $group: { _id: null, least: { $minN: { n: 1, input: '$v' } }, most: { $maxN: { n: 2, input: '$v' } } },
    });
    expect(told).toEqual({ _id: null, least: [2], most: ['x', decimal('10')] });
  });

  it.each<[string, Document]>([
    ['a pipeline', { aggregate: 'none', pipeline: [{ $group: { _id: '$a.' } }], cursor: {} }],
    ['an update', { update: 'one', updates: [{ q: { none: 1 }, u: [{ $set: { a: '$b.' } }] }] }],
    ['a filter', { find: 'one', filter: { $expr: { $eq: ['$a.', 1] } } }],
    ['a projection', { find: 'one', projection: { b: '$a.' } }],
  ])('%s with a path that is none is refused, whatever there is', async (_, command) => {
    const refusal = await store.db.command(command).then(
      ({ writeErrors }) => (writeErrors as Document[] | undefined)?.[0],
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ code: 40353 });
  });

  it('an update by stages that are refused changes nothing', async () => {
    const update = (u: Document[]) => store.db.collection('one').updateOne({ none: 1 }, u);
    await expect(update([{ $project: {} }])).rejects.toMatchObject({ code: 51272 });
    await expect(update([{ $match: {} }])).rejects.toMatchObject({ code: 72 });
  });
});
