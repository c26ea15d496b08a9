import { encodeStoredEvent, StoredEvent } from '../log/record.ts';
import { createFilter } from './event-filter.ts';

const event = (streamName: string, type: string) =>
  new StoredEvent(
    1,
    encodeStoredEvent(
      {
        id: '11111111-1111-4111-8111-111111111111',
        type,
        isJson: true,
        data: Buffer.from('{}'),
        metadata: Buffer.alloc(0),
      },
      { streamName, streamId: 1, revision: 0, position: 1, created: 0 },
    ),
  );
const request = { window: 32, checkpointInterval: 1, prefixes: [] as string[] };
const events = [event('product-1', 'ProductAdded'), event('ballot-1', 'VoteCast'), event('$$product-1', '$metadata')];

describe('filters', () => {
  it('by prefix of the stream or the type', () => {
    const onStream = createFilter({ ...request, on: 'stream-name', prefixes: ['product-', 'x'] });
    const onType = createFilter({ ...request, on: 'event-type', prefixes: ['Vote'] });
    expect(onStream(events)).toEqual([true, false, false]);
    expect(onType(events)).toEqual([false, true, false]);
  });
  it('without prefixes let nothing through', () => {
    expect(createFilter({ ...request, on: 'stream-name' })(events)).toEqual([false, false, false]);
  });
});
