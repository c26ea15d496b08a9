import fc from 'fast-check';
import { forEachField, MalformedMessage } from './protobuf-reader.ts';
import { ProtobufWriter, varintLength } from './protobuf-writer.ts';

const read = (message: Buffer) => {
  const fields: [number, string, number][] = [];
  forEachField(message, (field, bytes, value) => fields.push([field, bytes.toString('hex'), value]));
  return fields;
};

describe('protobuf', () => {
  it('reads what it writes', () => {
    const value = fc.oneof(fc.nat(), fc.maxSafeNat());
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), value, fc.uint8Array(), (field, number, bytes) => {
        const writer = new ProtobufWriter();
        writer.uint(field, number);
        writer.message(field, () => writer.bytes(field, bytes));
        const inner = new ProtobufWriter();
        inner.bytes(field, bytes);
        const expected = [
          [field, '', number],
          [field, inner.finish().toString('hex'), 0],
        ];
        expect(read(writer.finish())).toEqual(expected);
      }),
    );
  });
  it('knows the length of a varint', () => {
    expect([0, 127, 128, 16_383, 16_384, 2 ** 35].map(varintLength)).toEqual([1, 1, 2, 2, 3, 6]);
  });
  it('reads any bytes or calls them malformed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        try {
          read(Buffer.from(bytes));
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedMessage);
        }
      }),
    );
  });
});
