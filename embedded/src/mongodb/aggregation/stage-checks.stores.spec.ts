import type { Document } from 'mongodb';
import { storeUnderTest } from '../testing/store-under-test.ts';

const REFUSED: [what: string, stage: Document, code: number][] = [
  ['two stages in one', { $limit: 1, $skip: 1 }, 40323],
  ['no stage', {}, 40323],
  ['a limit of nothing', { $limit: 0 }, 15958],
  ['a skip below nothing', { $skip: -1 }, 15956],
  ['a sort by nothing', { $sort: {} }, 15976],
  ['a projection of nothing', { $project: {} }, 51272],
  ['$unwind without a dollar', { $unwind: 'a' }, 28818],
  ['$unwind with an unknown option', { $unwind: { path: '$a', no: 1 } }, 28811],
  ['a group without an id', { $group: { n: { $sum: 1 } } }, 15955],
  ['a group of constants', { $group: { _id: null, n: 5 } }, 40234],
  ['$lookup without a name', { $lookup: { from: 'x', localField: 'a', foreignField: 'b' } }, 9],
  ['$facet in $facet', { $facet: { a: [{ $facet: {} }] } }, 40600],
  ['$switch without a default', { $project: { a: { $switch: { branches: [{ case: false, then: 1 }] } } } }, 40066],
  ['a text that is no number', { $project: { a: { $toInt: 'x' } } }, 241],
  ['$unwind of nothing', { $unwind: '' }, 28812],
  ['$unwind of an empty name', { $unwind: '$' }, 40352],
  ['$unwind of a path with an empty name', { $unwind: '$a..b' }, 15998],
  ['$unwind of a number', { $unwind: 5 }, 15981],
  ['$unwind with an index of an expression', { $unwind: { path: '$k', includeArrayIndex: '$i' } }, 28822],
  ['a group with a dotted name', { $group: { _id: null, 'a.b': { $sum: 1 } } }, 40235],
  ['a group with an operator for a name', { $group: { _id: null, $a: { $sum: 1 } } }, 40236],
  ['a group with two accumulators in one', { $group: { _id: null, a: { $sum: 1, $max: 1 } } }, 40238],
  ['a group with an array for an operand', { $group: { _id: null, a: { $sum: [1] } } }, 40237],
  ['a group with what does not accumulate', { $group: { _id: null, a: { $add: 1 } } }, 15952],
  ['a $bucket of nothing', { $bucket: {} }, 40198],
  ['a $bucket of one boundary', { $bucket: { groupBy: '$v', boundaries: [1] } }, 40192],
  ['a $bucket of mixed boundaries', { $bucket: { groupBy: '$v', boundaries: [1, 'x'] } }, 40193],
  ['a $bucket of unsorted boundaries', { $bucket: { groupBy: '$v', boundaries: [2, 1] } }, 40194],
  ['a $bucket by a constant', { $bucket: { groupBy: 'v', boundaries: [1, 2] } }, 40202],
  ['a $bucket with a default inside', { $bucket: { groupBy: '$v', boundaries: [1, 3], default: 2 } }, 40199],
  ['a $bucket that misses a value', { $bucket: { groupBy: '$_id', boundaries: [5, 6] } }, 40066],
  ['a $bucketAuto of no buckets', { $bucketAuto: { groupBy: '$v', buckets: 0 } }, 40243],
  ['a $count of no text', { $count: 5 }, 40156],
  ['a $count without a name', { $count: '' }, 40157],
  ['a $count with a dollar', { $count: '$a' }, 40158],
  ['a $count with a dot', { $count: 'a.b' }, 40160],
  ['a $sortByCount of a constant', { $sortByCount: 'x' }, 40148],
  ['a $sortByCount of a document', { $sortByCount: { a: 1 } }, 40147],
  ['a $sortByCount of a number', { $sortByCount: 5 }, 40149],
  ['a root that is none', { $replaceRoot: { newRoot: '$_id' } }, 40228],
  ['a missing root', { $replaceWith: '$none' }, 40228],
  ['$replaceRoot without a root', { $replaceRoot: {} }, 40231],
  ['to keep and to leave out', { $project: { a: 1, b: 0 } }, 31254],
  ['to leave out and to keep', { $project: { a: 0, b: { c: 1 } } }, 31253],
  ['to leave out and to compute', { $project: { a: 0, b: { $add: [1, 1] } } }, 31252],
  ['a projection of an empty component', { $project: { 'a..b': 1 } }, 15998],
  ['added fields that are none', { $addFields: {} }, 40177],
  ['added fields with an empty component', { $set: { 'a.': 1 } }, 40353],
  ['to unset nothing', { $unset: [] }, 31119],
  ['to unset a number', { $unset: [5] }, 31120],
  ['to unset an empty name', { $unset: '' }, 40352],
  ['a sort by an empty component', { $sort: { '.a': 1 } }, 15998],
  ['a sort by an empty last component', { $sort: { 'a.': 1 } }, 40353],
  ['no facets', { $facet: {} }, 40169],
  ['$densify', { $densify: { field: 'v', range: { step: 1, bounds: [0, 1e12] } } }, 2],
  ['$setWindowFields', { $setWindowFields: {} }, 2],
  ['$graphLookup without a start', { $graphLookup: { from: 'one', as: 'g' } }, 40105],
];

const UNWOUND: [what: string, stage: Document, shapes: Document[]][] = [
  ['a path through an array is none', { $unwind: '$list.x' }, []],
  ['an empty text is kept', { $unwind: '$text' }, [{ text: '' }]],
  [
    'the index goes to its path',
    { $unwind: { path: '$b.c', includeArrayIndex: 'i.j' } },
    [
      { b: { c: 1 }, i: { j: 0 } },
      { b: { c: 2 }, i: { j: 1 } },
    ],
  ],
  [
    'what has no array is kept when asked',
    { $unwind: { path: '$none', includeArrayIndex: 'i', preserveNullAndEmptyArrays: true } },
    [{ i: null }],
  ],
];

describe('stages at the edges', () => {
  const store = storeUnderTest();
  const of = (...pipeline: Document[]) => store.db.collection('one').aggregate(pipeline).toArray();
  beforeAll(() => store.db.collection('one').insertOne({ list: [{ x: 1 }, { x: 2 }], text: '', b: { c: [1, 2] } }));

  it.each(REFUSED)('refuses %s', async (_, stage, code) => expect(of(stage)).rejects.toMatchObject({ code }));

  it.each(UNWOUND)('%s', async (_, stage, shapes) => expect(await of(stage)).toMatchObject(shapes));
});
