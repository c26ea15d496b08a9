import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'lmdb';
import { copyEnvironment } from './copy-environment.ts';
import { seededRandom } from './testing/random.ts';

const COPIES = 8;
const CHANGES = 5;
const BINARY = { encoding: 'binary', keyEncoding: 'binary' } as const;

const openAt = (path: string) => {
  const root = open<Buffer, Buffer>({ path, ...BINARY, overlappingSync: false });
  return { root, rows: root.openDB<Buffer, Buffer>({ name: 'rows', ...BINARY }) };
};

describe('a copy of an environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has all rows, and takes changes of large values as what it is a copy of', async () => {
    const random = seededRandom();
    const model = new Map<string, Buffer>();
    for (let copy = 0; copy < COPIES; copy++) {
      const path = join(folder, `${copy}`);
      const { root, rows } = openAt(path);
      for (let change = 0; change <= CHANGES; change++) {
        const stored = new Map(Array.from(rows.getRange({}), ({ key, value }) => [key.toString(), value]));
        expect([...stored.keys()]).toEqual([...model.keys()].sort());
        expect([...stored].filter(([key, value]) => !model.get(key)!.equals(value)).map(([key]) => key)).toEqual([]);
        if (change === CHANGES) break;
        await root.batch(() => {
          for (let n = 0; n < 20; n++) {
            const key = `key-${n}`;
            if (random.chance(0.3)) continue;
            if (random.chance(0.3)) {
              model.delete(key);
              void rows.remove(Buffer.from(key));
              continue;
            }
            const value = Buffer.alloc(random.below(random.chance(0.2) ? 1_500_000 : 100_000), `${random.below(1000)}`);
            model.set(key, value);
            void rows.put(Buffer.from(key), value);
          }
        });
        root.resetReadTxn();
      }
      await copyEnvironment({ path, noSubdir: false }, join(folder, `${copy + 1}`));
      await root.close();
    }
  }, 60_000);
});
