import { readFrames } from '../../journal/frame.ts';
import { seededRandom } from '../../testing/random.ts';
import { MemTables } from './mem-tables.ts';
import { bodyLength, decodeRows, encodeRows, type TableRow } from './row-frame.ts';

describe('a frame of rows', () => {
  it('is read as it was written: values, empty ones, and rows that are removed', () => {
    const random = seededRandom();
    for (let round = 0; round < 50; round++) {
      const memTables = new MemTables();
      const rows = new Map<string, TableRow>();
      for (let n = 1 + random.below(30); n > 0; n--) {
        const table = random.pick([1, 2, 0xffff_ffff]);
        const key = random.bytes(1 + random.below(3));
        const value = random.chance(0.3) ? undefined : random.bytes(random.below(400));
        memTables.set(table, { key, value });
        rows.set(`${table} ${key.toString('hex')}`, { table, key, value });
      }
      const [frame] = readFrames(encodeRows(round, memTables, bodyLength(memTables)));
      const decoded = decodeRows(frame!);
      expect(frame!.after).toBe(round);
      const byName = new Map(decoded.map((row) => [`${row.table} ${row.key.toString('hex')}`, row]));
      expect(decoded).toHaveLength(rows.size);
      expect(byName).toEqual(rows);
    }
  });
});
