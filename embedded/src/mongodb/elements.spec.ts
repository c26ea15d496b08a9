import { inspect } from 'node:util';
import fc from 'fast-check';
import { Binary, BSON, Double, Long, ObjectId } from 'mongodb';
import { parse } from './documents.ts';
import { roundCount } from '../testing/random.ts';
import { fieldSpans, fieldReader } from './elements.ts';

const name = fc.oneof(fc.constantFrom('a', 'b', '_id', '__proto__', 'ä', ''), fc.string({ maxLength: 3 }));
const scalar = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double().map((value) => new Double(value)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.date({ noInvalidDate: true }),
  fc.constantFrom<unknown>(/a/i, new ObjectId(), new Binary(Buffer.from([1, 2])), Long.fromNumber(7)),
);
const value = fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.array(scalar, { maxLength: 3 }).map(Object));
const document = fc
  .array(fc.tuple(name, value), { maxLength: 5 })
  .map((fields) => Buffer.from(BSON.serialize(new Map(fields.map(([key, each]) => [key.replaceAll('\0', ''), each])))));
const NAMES = ['a', 'b', '_id', '__proto__', 'ä', ''];

/** What is there, or that nothing can be read. */
function outcome<T>(read: () => T): T | 'refused' {
  try {
    return read();
  } catch {
    return 'refused';
  }
}

interface Place {
  name: string;
  start: number;
  end: number;
}

const places = (bytes: Buffer): Place[] =>
  [...BSON.onDemand.parseToElements(bytes)].map(([, at, length, valueAt, size]) => ({
    name: bytes.toString('utf8', at, at + length),
    start: at - 1,
    end: valueAt + size,
  }));

/** The wanted fields alone, decoded by the driver as one document. */
function picked(bytes: Buffer) {
  const elements = places(bytes).filter((place) => NAMES.includes(place.name));
  const pieces = elements.map(({ start, end }) => bytes.subarray(start, end));
  const alone = Buffer.concat([Buffer.alloc(4), ...pieces, Buffer.alloc(1)]);
  alone.writeInt32LE(alone.length, 0);
  return parse(alone);
}

describe('the elements of a document', () => {
  it('are found and decoded in place as the driver does it', () => {
    fc.assert(
      fc.property(document, (bytes) => {
        expect([...fieldSpans(bytes)]).toEqual(places(bytes));
        expect(fieldReader(NAMES)(bytes)).toEqual(picked(bytes));
      }),
      { numRuns: roundCount('ROUNDS', 200, 3000) },
    );
  });

  it('are refused where the driver refuses them, whatever has become of the bytes', () => {
    const broken = fc.tuple(document, fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { minLength: 1, maxLength: 3 }));
    fc.assert(
      fc.property(broken, ([whole, changes]) => {
        const bytes = Buffer.from(whole);
        // the size is known to be that of the bytes by who has cut them
        for (const [at, octet] of changes) bytes[4 + (at % (bytes.length - 4))] = octet;
        const found = outcome(() => [...fieldSpans(bytes)]);
        // the driver reads a size beyond the end as nothing
        if (found === 'refused') return;
        expect(found).toEqual(places(bytes));
        // as text: a date beyond all bounds equals none
        expect(inspect(outcome(() => fieldReader(NAMES)(bytes)))).toBe(inspect(outcome(() => picked(bytes))));
      }),
      { numRuns: roundCount('ROUNDS', 800, 20_000) },
    );
  });
});
