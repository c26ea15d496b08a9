import { Decimal128, Long, type Document } from 'mongodb';
import { storeUnderTest } from '../testing/store-under-test.ts';

const decimal = (text: string) => Decimal128.fromString(text);
const at = new Date('2024-03-31T10:20:30Z');

const VALUES: [what: string, expression: unknown, value: unknown][] = [
  ['$add of a decimal', { $add: [decimal('0.1'), decimal('0.2'), 1] }, decimal('1.3')],
  ['$add of a date', { $add: [1, at, 1000] }, new Date(at.getTime() + 1001)],
  ['$add of null', { $add: ['$none', 'x'] }, null],
  ['$add of large numbers', { $add: [Long.fromString('9007199254740993'), 2] }, Long.fromString('9007199254740995')],
  ['$multiply of a decimal', { $multiply: [decimal('0.1'), 3] }, decimal('0.3')],
  ['$subtract of decimals', { $subtract: [decimal('0.3'), decimal('0.1')] }, decimal('0.2')],
  ['$subtract from a date', { $subtract: [at, 500] }, new Date(at.getTime() - 500)],
  ['$in of equal numbers', { $in: [decimal('2'), [1, 2]] }, true],
  ['$sortArray of all types', { $sortArray: { input: ['x', 3, decimal('1'), 2, null], sortBy: 1 } }, [null, decimal('1'), 2, 3, 'x']], // prettier-ignore
  ['$sortArray by a field', { $sortArray: { input: [{ k: 1 }, { k: decimal('2') }, {}], sortBy: { k: -1 } } }, [{ k: decimal('2') }, { k: 1 }, {}]], // prettier-ignore
];

const REFUSED: [what: string, stage: Document, code: number][] = [
  ['$add of a text', { $set: { v: { $add: [1, 'x'] } } }, 14],
  ['$add of two dates', { $set: { v: { $add: [at, at] } } }, 16612],
  ['$multiply of a date', { $set: { v: { $multiply: [at, 2] } } }, 14],
  ['$subtract of a date from a number', { $set: { v: { $subtract: [1, at] } } }, 14],
  ['$in of what is no array', { $set: { v: { $in: [1, 'x'] } } }, 40081],
  ['an unknown expression', { $set: { v: { $nope: 1 } } }, 168],
  ['an unknown expression in another', { $group: { _id: { $add: [1, { $nope: 1 }] } } }, 168],
  ['an unknown expression of a projection', { $project: { v: { $nope: 1 } } }, 31325],
  ['two operators in one', { $set: { v: { $add: [1], $sum: 1 } } }, 15983],
];

describe('what is computed', () => {
  const store = storeUnderTest();
  const of = (...pipeline: Document[]) => store.db.collection('one').aggregate(pipeline, { promoteLongs: false });
  beforeAll(() => store.db.collection<Document>('one').insertOne({ _id: 1 as never, b: 1, a: { y: 2, x: 3 }, c: 4 }));

  it.each(VALUES)('%s', async (_, expression, value) => {
    const [shown] = await store.db.collection('one').aggregate([{ $project: { _id: 0, value: expression } }], {
      promoteLongs: !(value instanceof Long),
    }).toArray(); // prettier-ignore
    expect(shown).toEqual({ value });
  });

  it.each(REFUSED)('%s is refused', async (_, stage, code) =>
    expect(of(stage).toArray()).rejects.toMatchObject({ code }),
  );

  it('comes behind what is kept, in the order of the stage', async () => {
    const [kept] = await of({ $project: { z: { $add: [1, 1] }, c: 1, k: '$b', a: 1, b: 1 } }).toArray();
    expect(Object.keys(kept!)).toEqual(['_id', 'b', 'a', 'c', 'z', 'k']);
    const [without] = await of({ $project: { a: 0 } }).toArray();
    expect(Object.keys(without!)).toEqual(['_id', 'b', 'c']);
    const [set] = await of({ $project: { b: { $literal: 5 }, a: 1, _id: 0 } }).toArray();
    expect(Object.keys(set!)).toEqual(['a', 'b']);
  });
});
