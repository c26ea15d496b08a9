import type { LogDatabase } from '../log/database.ts';
import { StreamDirectory } from './stream-directory.ts';

const empty = { lastStreamId: () => 0, streamIdOf: () => 0 } as unknown as LogDatabase;
const name = (n: number) => `stream-${n}`;

describe('the stream directory', () => {
  it('keeps who was just asked for when it makes room for another', () => {
    const streams = new StreamDirectory(empty, 10);
    const first = streams.get(name(0));
    for (let n = 1; n < 100; n++) {
      expect(streams.get(name(0))).toBe(first);
      streams.get(name(n));
    }
    expect(streams.get(name(0))).toBe(first);
  });

  it('forgets the others, also few with very long names, but none whose change is not durable', () => {
    const streams = new StreamDirectory(empty, 1000);
    const long = (n: number) => name(n) + 'x'.repeat(1 << 20);
    const [kept, forgotten] = [streams.get(long(0)), streams.get(long(1))];
    kept.pending = 0;
    for (let n = 2; n < 100; n++) streams.get(long(n));
    expect(streams.get(long(0))).toBe(kept);
    expect(streams.get(long(1))).not.toBe(forgotten);
  });
});
