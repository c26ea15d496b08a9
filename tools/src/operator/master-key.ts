import { createHash, hkdfSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { masterKeyCheck, privateDatabase, type MasterKeyCheckDocument } from '@henna/domain';
import { UserFacingError } from '../shared/errors.ts';
import { withMongo } from '../stores/with-mongo.ts';

export const masterKeyFile = 'master.key';

/** The master key (base64) in the file of a data folder; `undefined` where there is no file. */
export const readMasterKey = (dataFolder: string): string | undefined => {
  const file = join(dataFolder, masterKeyFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** The master key (base64) of the environment, if it is set there. */
export const masterKeySetting = (): string | undefined => process.env['MASTER_KEY']?.trim() || undefined;

/** A hash by which a backup recognises its master key (base64) without holding it; `undefined` without a key. */
export const fingerprintOf = (key: string | undefined): string | undefined =>
  key === undefined
    ? undefined
    : createHash('sha256').update('henna backup').update(Buffer.from(key.trim(), 'base64')).digest('hex');

/**
 * Compares a master key (base64) with the check value in the private database. Stores without a check value, on which no
 * service of this version has started, pass.
 * @throws UserFacingError when the stores were written with another key
 */
export const requireMasterKeyOf = async (mongoUrl: string, key: string | undefined): Promise<void> => {
  const { collection, id: _id, purpose } = masterKeyCheck;
  const check = await withMongo(mongoUrl, (client) =>
    client.db(privateDatabase).collection<MasterKeyCheckDocument>(collection).findOne({ _id }),
  );
  if (!check) return;
  const bytes = Buffer.from(key ?? '', 'base64');
  const value = Buffer.from(hkdfSync('sha256', bytes, Buffer.alloc(0), purpose, 32)).toString('hex');
  if (value !== check.value)
    throw new UserFacingError('The stores were written with another master key: set MASTER_KEY to that one.');
};
