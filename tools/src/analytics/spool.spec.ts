import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { randomFrom } from '../shared/random.ts';
import { spool } from './spool.ts';

const folder = mkdtempSync(join(tmpdir(), 'henna-spool-'));
const files = [join(folder, 'one'), join(folder, 'other')] as const;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A text in chunks that end anywhere, also inside a letter. */
const cutAnywhere = (text: string, seed: number): Readable => {
  const random = randomFrom(seed);
  const bytes = Buffer.from(text);
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const next = at + 1 + random.below(40);
    chunks.push(bytes.subarray(at, next));
    at = next;
  }
  return Readable.from(chunks, { objectMode: false });
};

describe('spool', () => {
  const lines = Array.from({ length: 200 }, (_, index) => JSON.stringify({ index, word: 'حنّاء'.repeat(index % 7) }));

  it.each(Array.from({ length: 20 }, (_, seed) => [seed]))(
    'cuts lines into pieces without losing or halving one (seed %i)',
    async (seed) => {
      const pieces: string[] = [];
      const source = cutAnywhere(`${lines.join('\n')}\n{"half":`, seed);
      for await (const { file, lastLine } of spool(source, files, 1 + seed * 50)) {
        const text = readFileSync(file, 'utf8');
        expect(text.endsWith(`${lastLine}\n`)).toBe(true);
        pieces.push(text);
      }
      expect(pieces.length).toBeGreaterThan(5);
      expect(pieces.join('')).toBe(`${lines.join('\n')}\n`);
    },
  );

  it('makes no piece of nothing', async () => {
    for await (const piece of spool(Readable.from([]), files, 10)) throw new Error(piece.lastLine);
  });
});
