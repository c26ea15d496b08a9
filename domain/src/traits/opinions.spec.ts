import fc from 'fast-check';
import { averageOfGroup, countGroups, groupKey, opinionStep, topOptions, type Opinion } from './opinions.ts';
import { traitNames, traitValues, type Traits } from './trait-values.ts';

const dry: Traits = { skinType: 'dry' };
const dryCurly: Traits = { skinType: 'dry', hairType: 'curly' };

/** People with traits, each with a mark. */
const people = (count: number, traits: Traits, mark = '4') => Array.from({ length: count }, () => ({ traits, mark }));
const counted = (...groups: readonly { readonly traits: Traits; readonly mark: string }[][]) => {
  const everyone = groups.flat();
  const opinions = everyone.map(({ mark }, index): Opinion => ({ userId: `u${index}`, at: index, marks: [mark] }));
  return countGroups(opinions, (userId) => everyone[Number(userId.slice(1))]!.traits);
};
const peopleIn = (groups: ReturnType<typeof counted>, traits: Traits) => groups.get(groupKey(traits))?.people;

test('an option is named only where five others chose it too', () => {
  const marks = (outside: number) => counted(people(5, dry, 'x'), people(outside, {}, 'x'), people(9, {}, 'y'));
  expect([...marks(4).get(groupKey(dry))!.shared]).toEqual([]);
  expect([...marks(5).get(groupKey(dry))!.shared]).toEqual(['x']);
});

describe('the people with a trait', () => {
  test('are shown from five on', () => {
    expect(peopleIn(counted(people(4, dry), people(9, {})), dry)).toBeUndefined();
    expect(peopleIn(counted(people(5, dry), people(9, {})), dry)).toBe(5);
  });
  test('are shown only while five others are there, who may have it too without saying so', () => {
    expect(peopleIn(counted(people(5, dry), people(4, {})), dry)).toBeUndefined();
    expect(peopleIn(counted(people(50, dry)), dry)).toBeUndefined();
  });
  test('count in steps of five, the earliest first', () => {
    const groups = counted(people(5, dry, '5'), people(4, dry, '1'), people(5, {}));
    expect(groups.get(groupKey(dry))).toEqual({ people: 5, marks: new Map([['5', 5]]), shared: new Set() });
    expect(peopleIn(counted(people(10, dry), people(5, {})), dry)).toBe(10);
  });
  test('count in each of two traits, and in both together', () => {
    const groups = counted(people(5, dryCurly), people(5, dry), people(5, { hairType: 'curly' }), people(5, {}));
    expect([dry, { hairType: 'curly' } as const, dryCurly].map((each) => peopleIn(groups, each))).toEqual([10, 10, 5]);
  });
  test('of two traits are not shown where either without the other would be fewer than five', () => {
    const groups = counted(people(6, dryCurly), people(4, dry), people(9, { hairType: 'curly' }), people(5, {}));
    expect(peopleIn(groups, dryCurly)).toBeUndefined();
  });
});

const member = fc.record({
  mark: fc.constantFrom('1', '2', '3', '4', '5'),
  traits: fc.record(
    Object.fromEntries(traitNames.map((name) => [name, fc.constantFrom(...traitValues[name].slice(0, 2))])),
    { requiredKeys: [] },
  ),
});
const crowd = fc.array(member, { maxLength: 60 }) as fc.Arbitrary<{ traits: Traits; mark: string }[]>;

test('one more opinion changes a group by a whole step of people, or not at all', () => {
  fc.assert(
    fc.property(crowd, member as fc.Arbitrary<{ traits: Traits; mark: string }>, (before, one) => {
      const [older, newer] = [counted(before), counted(before, [one])];
      for (const [key, { people: count, marks }] of newer) {
        const old = older.get(key);
        expect(count % opinionStep).toBe(0);
        if (old?.people === count) expect(marks).toEqual(old.marks);
      }
    }),
  );
});

test('the average and the most chosen options of a group follow from its marks', () => {
  const shared = new Set(['a', 'b', 'gone']);
  const stars = new Map([
    ['5', 3],
    ['2', 2],
  ]);
  expect(averageOfGroup({ people: 5, marks: stars, shared })).toBe(3.8);
  const votes = new Map(Object.entries({ a: 3, b: 7, c: 10, gone: 9 }));
  const options = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(topOptions({ people: 10, marks: votes, shared }, options, 5)).toEqual([
    { option: { id: 'b' }, percentage: 70 },
    { option: { id: 'a' }, percentage: 30 },
  ]);
  expect(topOptions({ people: 10, marks: votes, shared }, options, 1)).toHaveLength(1);
});
