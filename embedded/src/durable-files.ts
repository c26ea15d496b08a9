import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Makes what a file holds durable. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes the names in a folder durable; Windows has no such call and needs none. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** The message of LMDB's error for a write to a full disk. */
const NO_ROOM = 'Input/output error';

/**
 * Creates a folder, if need be, and lets `fill` put something there: it then holds all of that, or nothing.
 * @throws Error when something lies in the folder, or why it could not be filled
 */
export async function fillFolder(path: string, fill: () => Promise<void>): Promise<void> {
  mkdirSync(path, { recursive: true });
  if (readdirSync(path).length > 0) throw new Error(`${path} is not empty`);
  try {
    await fill();
  } catch (error) {
    for (const name of readdirSync(path)) rmSync(join(path, name), { recursive: true, force: true });
    const isFull = error instanceof Error && error.message === NO_ROOM;
    throw isFull ? new Error(`${NO_ROOM}, maybe the disk is full`, { cause: error }) : error;
  }
}
