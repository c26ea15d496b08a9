import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const keyFile = 'master.key';

/** By what a key is known again without telling it; absent where there is none. Base64, as the settings have it. */
export const fingerprintOf = (key: string | undefined): string | undefined =>
  key === undefined
    ? undefined
    : createHash('sha256').update('henna backup').update(Buffer.from(key.trim(), 'base64')).digest('hex');

/** The key of a data folder, where it lies there. */
export const keyInFolder = (dataFolder: string): string | undefined => {
  const file = join(dataFolder, keyFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
