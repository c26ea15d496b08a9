import { hkdfSync } from 'node:crypto';
import { masterKeyCheck, privateDatabase, type MasterKeyCheckDocument } from '@henna/domain';
import { StartError } from '../start-error.ts';
import { withMongo } from '../stores/with-mongo.ts';

/**
 * Compares a master key (base64; absent: none is known) with the check value in the private database. Stores that have
 * none, which no service of this version has started on, are let pass.
 * @throws StartError when it is not the one that the stores were written with
 */
export const requireKeyOf = async (mongoUrl: string, key: string | undefined): Promise<void> => {
  const { collection, id: _id, purpose } = masterKeyCheck;
  const check = await withMongo(mongoUrl, (client) =>
    client.db(privateDatabase).collection<MasterKeyCheckDocument>(collection).findOne({ _id }),
  );
  if (!check) return;
  const bytes = Buffer.from(key ?? '', 'base64');
  const value = Buffer.from(hkdfSync('sha256', bytes, Buffer.alloc(0), purpose, 32)).toString('hex');
  if (value !== check.value)
    throw new StartError('The stores were written with another master key: set MASTER_KEY to that one.');
};
