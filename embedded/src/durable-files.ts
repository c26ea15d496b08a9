import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';

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

/**
 * Creates a folder, if need be.
 * @throws Error when something lies in it
 */
export function makeEmptyFolder(path: string): void {
  mkdirSync(path, { recursive: true });
  if (readdirSync(path).length > 0) throw new Error(`${path} is not empty`);
}
