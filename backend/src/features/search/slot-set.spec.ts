import fc from 'fast-check';
import { emptyBits, forEach } from './bits.ts';
import { SlotSet } from './slot-set.ts';

const slot = fc.oneof(fc.nat(200), fc.nat(5_000));

test('holds, whatever comes and goes, what a set holds', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(slot, fc.integer({ min: 0, max: 3 })), { maxLength: 600 }), (changes) => {
      const slots = new SlotSet();
      const expected = new Set<number>();
      for (const [each, kind] of changes) {
        if (kind === 0) slots.remove(each);
        else if (!expected.has(each)) slots.add(each);
        if (kind === 0) expected.delete(each);
        else expected.add(each);
      }
      const found: number[] = [];
      const target = emptyBits(5_001);
      slots.addTo(target);
      forEach(target, (each) => found.push(each));
      expect(found).toEqual([...expected].sort((a, b) => a - b));
      expect(slots.size).toBe(expected.size);
    }),
  );
});

test('a slot that was just added is not added twice', () => {
  const slots = new SlotSet();
  for (const each of [7, 7, 9, 9]) slots.add(each);
  expect(slots.size).toBe(2);
});
