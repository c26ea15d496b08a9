import fc from 'fast-check';
import { PositionQueue } from './position-queue.ts';

interface Entry {
  readonly position: bigint;
  readonly number: number;
}

const operation = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), position: fc.bigInt(0n, 9n) }),
  fc.record({ kind: fc.constant('take' as const), position: fc.bigInt(0n, 9n) }),
  fc.record({ kind: fc.constant('remove' as const), pick: fc.nat() }),
);

test('holds and gives up the same entries as a list that is looked through', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 60 }), (operations) => {
      const queue = new PositionQueue<Entry>();
      let list: Entry[] = [];
      operations.forEach((each, number) => {
        if (each.kind === 'add') {
          const entry = { position: each.position, number };
          queue.add(entry);
          list.push(entry);
        } else if (each.kind === 'take') {
          const expected = list
            .filter(({ position }) => position <= each.position)
            .sort((a, b) => Number(a.position - b.position) || a.number - b.number);
          list = list.filter(({ position }) => position > each.position);
          expect(queue.removeUpTo(each.position)).toEqual(expected);
        } else if (list.length > 0) {
          const entry = list[each.pick % list.length]!;
          list = list.filter((other) => other !== entry);
          queue.remove(entry);
        }
        expect(queue.size).toBe(list.length);
      });
    }),
  );
});
