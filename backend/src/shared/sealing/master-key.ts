import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync, linkSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

const bytes = 32;

/**
 * The key that wraps the persons' keys: from the settings, else from a 0600 file in the data folder, which is created at
 * the first use, also by concurrent processes only once. Throws if the file does not hold 32 bytes.
 */
export const masterKey = (fromSettings: Buffer | null, dataFolder: string): Buffer => {
  if (fromSettings) return fromSettings;
  const file = join(dataFolder, 'master.key');
  try {
    return read(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dataFolder, { recursive: true });
  const draft = join(dataFolder, `master.key.${process.pid}`);
  writeFileSync(draft, randomBytes(bytes).toString('base64'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return read(file);
};

const read = (file: string) => {
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== bytes) throw new Error(`${file} does not hold a key of ${bytes} bytes.`);
  return key;
};

/** A key for one purpose, derived from the master key (HKDF, RFC 5869). */
export const derivedKey = (master: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), purpose, bytes));
