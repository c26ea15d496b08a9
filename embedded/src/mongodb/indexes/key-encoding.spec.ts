import fc from 'fast-check';
import { Long, MaxKey, MinKey, ObjectId } from 'mongodb';
import { compareValues } from '../testing/reference-order.ts';
import { encodeKey, inverted } from './key-encoding.ts';
import { encodeValue } from './value-encoding.ts';

const scalar = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\0', 'a', 'a\0', 'a\0\0', 'ab', '\u{10ffff}'),
  fc.date({ noInvalidDate: true }),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(tie('value'), { maxLength: 3 }).map((members) => ({ ...members })),
  ),
}));
const sign = (n: number) => Math.sign(n) + 0;

describe('the key of a value', () => {
  it('stands to another as the values do, ascending and descending', () => {
    fc.assert(
      fc.property(scalar, scalar, (a, b) => {
        const order = sign(compareValues(a, b));
        expect(sign(Buffer.compare(encodeValue(a), encodeValue(b)))).toBe(order);
        expect(sign(Buffer.compare(inverted(encodeValue(b)), inverted(encodeValue(a))))).toBe(order);
      }),
      { numRuns: 5000 },
    );
  });

  it('ends by itself: what follows never changes the order of different values', () => {
    fc.assert(
      fc.property(value, value, value, value, (a, b, x, y) => {
        const order = Buffer.compare(encodeValue(a), encodeValue(b));
        if (order === 0) return;
        const joined = Buffer.compare(
          Buffer.concat([encodeValue(a), encodeValue(x)]),
          Buffer.concat([encodeValue(b), encodeValue(y)]),
        );
        expect(sign(joined)).toBe(sign(order));
      }),
      { numRuns: 3000 },
    );
  });

  it('is the same for equal numbers of all types', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (n) => {
        expect(encodeValue(n)).toEqual(encodeValue(BigInt(n)));
        expect(encodeValue(n)).toEqual(encodeValue(Long.fromNumber(n)));
      }),
    );
    expect(encodeValue(-0)).toEqual(encodeValue(0));
  });

  it('keeps the order of types', () => {
    const values = [new MinKey(), null, -1, 'a', {}, [], new ObjectId(), false, true, new Date(0), /a/, new MaxKey()];
    const keys = values.map((each) => encodeValue(each));
    expect([...keys].sort((a, b) => a.compare(b))).toEqual(keys);
  });

  it('stays short, and different, for long values', () => {
    const long = 'x'.repeat(5000);
    expect(encodeKey(long).length).toBeLessThan(300);
    expect(encodeKey(`${long}a`)).not.toEqual(encodeKey(`${long}b`));
  });
});
