import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import type { EnvironmentPath } from '../copy-environment.ts';
import type { Random } from './random.ts';

const MAX_BYTES = 256 * 1024;

export const TEARS = ['zeroed', 'torn', 'cut off'] as const;

/**
 * Leaves behind the end of the last commit what a machine that lost its power may leave there: pages that were begun
 * and never committed, as zeros, as rubbish, or not at all.
 */
export async function tearTail(
  environment: EnvironmentPath,
  tear: (typeof TEARS)[number],
  random: Random,
): Promise<void> {
  const root = open({ ...environment, readOnly: true });
  const { lastPageNumber, pageSize } = root.getStats() as { lastPageNumber: number; pageSize: number };
  await root.close();
  const used = (lastPageNumber + 1) * pageSize;
  const file = openSync(environment.noSubdir ? environment.path : join(environment.path, 'data.mdb'), 'r+');
  try {
    ftruncateSync(file, used);
    const length = 1 + random.below(MAX_BYTES);
    if (tear !== 'cut off')
      writeSync(file, tear === 'zeroed' ? Buffer.alloc(length) : random.bytes(length), 0, length, used);
  } finally {
    closeSync(file);
  }
}
