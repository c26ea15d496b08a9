import streams from '@eventstore/db-client/generated/streams_pb.js';
import fc from 'fast-check';
import { encodeEventFrame } from '../wire/responses.ts';
import { encodeStoredEvent, StoredEvent } from './record.ts';

const place = fc.record({
  streamName: fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }),
  streamId: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
  revision: fc.maxSafeNat(),
  position: fc.maxSafeNat(),
  created: fc.integer({ min: 0, max: 4e12 }),
});
const proposed = fc.record({
  id: fc.uuid(),
  type: fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }),
  isJson: fc.boolean(),
  data: fc.uint8Array().map((bytes) => Buffer.from(bytes)),
  metadata: fc.uint8Array().map((bytes) => Buffer.from(bytes)),
});

describe('stored events', () => {
  it('give back what was stored', () => {
    fc.assert(
      fc.property(proposed, place, (event, at) => {
        const stored = new StoredEvent(at.position, encodeStoredEvent(event, at));
        const { streamName, streamId, revision, created, id, type, isJson, data } = stored;
        expect({ streamName, streamId, revision, created }).toEqual({ ...at, position: undefined });
        expect({ id, type, isJson, data }).toEqual({ ...event, metadata: undefined });
      }),
    );
  });
  it('are read by the generated messages', () => {
    fc.assert(
      fc.property(proposed, place, (event, at) => {
        const stored = new StoredEvent(at.position, encodeStoredEvent(event, at));
        const frame = encodeEventFrame(stored);
        const read = streams.ReadResp.deserializeBinary(frame).getEvent()!.getEvent()!;
        expect(Buffer.from(read.getData_asU8())).toEqual(event.data);
        expect(Buffer.from(read.getCustomMetadata_asU8())).toEqual(event.metadata);
        expect(read.getMetadataMap().get('type')).toBe(event.type);
        expect(read.getMetadataMap().get('created')).toBe(`${at.created}0000`);
        expect(read.getStreamRevision()).toBe(String(at.revision));
        expect(read.getId()!.getString()).toBe(event.id);
      }),
    );
  });
});
