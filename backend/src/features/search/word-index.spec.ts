import fc from 'fast-check';
import { forEach, removeAll, type Bits } from './bits.ts';
import { rankByField } from './rank-by-field.ts';
import { WordIndex } from './word-index.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ش'), minLength: 1, maxLength: 4 });
const change = fc.record({
  slot: fc.nat(70),
  words: fc.option(fc.tuple(fc.array(word, { maxLength: 3 }), fc.array(word, { maxLength: 3 }), fc.array(word)), {
    freq: 4,
  }),
});
const slotsOf = (bits: Bits) => {
  const slots: number[] = [];
  forEach(bits, (slot) => slots.push(slot));
  return slots;
};

const slotsByPrefix = (index: WordIndex, prefix: string) => {
  const fields = [index.emptySet(), index.emptySet(), index.emptySet()];
  index.addByPrefix(prefix, fields);
  for (const [field, slots] of fields.entries()) for (const better of fields.slice(0, field)) removeAll(slots, better);
  return fields;
};

test('finds, after any changes and searches between them, what looking through everything finds, by the sum of the fields', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ change, asked: fc.array(word, { minLength: 1, maxLength: 4 }) }), { maxLength: 50 }),
      (steps) => {
        const vocabulary = new Set<string>();
        const index = new WordIndex(3, {
          add: (each) => vocabulary.add(each),
          remove: (each) => vocabulary.delete(each),
        });
        const texts = new Map<number, readonly string[][]>();
        for (const {
          change: { slot, words },
          asked,
        } of steps) {
          if (words) index.set(slot, words);
          else index.remove(slot);
          if (words) texts.set(slot, words);
          else texts.delete(slot);
          const expected: number[][] = [];
          for (const [own, fields] of texts) {
            const places = asked.map((each) => fields.findIndex((field) => field.some((w) => w.startsWith(each))));
            if (places.includes(-1)) continue;
            const level = places.reduce((sum, place) => sum + place, 0);
            (expected[Math.min(level, 5)] ??= []).push(own);
          }
          const levels = rankByField(asked.map((each) => slotsByPrefix(index, each)));
          expect(levels.map(slotsOf)).toEqual(levels.map((_, level) => (expected[level] ?? []).sort((a, b) => a - b)));
          expect(expected.length).toBeLessThanOrEqual(levels.length);
          expect(vocabulary).toEqual(new Set([...texts.values()].flat(2)));
        }
      },
    ),
  );
});

test('a form of a word is found as the word is, one that is not there is not', () => {
  const index = new WordIndex(1, { add: () => undefined, remove: () => undefined });
  index.set(0, [['hydration']]);
  index.set(1, [['hydrangea']]);
  index.set(2, [['عطر']]);
  const formsOf = (asked: string) => {
    const slots = index.emptySet();
    index.addByForm(asked, [slots]);
    return slotsOf(slots);
  };
  expect(formsOf('hydrating')).toEqual([0]);
  expect(formsOf('العطور')).toEqual([2]);
  expect(formsOf('24')).toEqual([]);
  index.remove(0);
  expect(formsOf('hydrating')).toEqual([]);
});
