import { viewsDatabase } from '@henna/domain';
import { existsSync } from 'node:fs';
import { chmod, copyFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserFacingError } from '../shared/errors.ts';
import { checkFolder } from '../shared/settings.ts';
import { withStores } from '../stores/stores.ts';
import { withMongo } from '../stores/with-mongo.ts';
import { readManifest, type BackupManifest } from './backup-manifest.ts';
import { runCommand } from './command.ts';
import { copyStores } from './copy-stores.ts';
import { fingerprintOf, masterKeyFile, masterKeySetting, readMasterKey, requireMasterKeyOf } from './master-key.ts';

/** @throws UserFacingError when what is sealed in the backup could not be opened here */
const requireMatchingKey = ({ key, keyFingerprint }: BackupManifest) => {
  const setting = masterKeySetting();
  if (key === 'environment' && !setting)
    throw new UserFacingError(
      'The master key is not in this backup: set MASTER_KEY as it was when the backup was made.',
    );
  if (setting && keyFingerprint !== null && fingerprintOf(setting) !== keyFingerprint)
    throw new UserFacingError('MASTER_KEY does not fit this backup: what is sealed in it would never open.');
};

/** `restore <folder>`: copies a backup into an empty data folder. The views are rebuilt at the next start. */
await runCommand(async ([source, ...rest], settings) => {
  if (!source || rest.length > 0) throw new UserFacingError('Usage: npm run restore -- <folder>');
  const { dataFolder, eventStoreUrl, mongoUrl } = settings;
  if (eventStoreUrl || mongoUrl) throw new UserFacingError('Stores of your own are restored by their own tools.');
  const folder = resolve(source);
  const manifest = readManifest(folder);
  requireMatchingKey(manifest);
  if (existsSync(dataFolder) && (await readdir(dataFolder)).length > 0)
    throw new UserFacingError(
      `${dataFolder} is not empty. Choose another data folder: DATA_DIR=… npm run restore -- …`,
    );
  checkFolder(dataFolder);
  await copyStores(folder, dataFolder);
  if (manifest.key === 'inside' && existsSync(join(folder, masterKeyFile)) && !process.env['MASTER_KEY']) {
    await copyFile(join(folder, masterKeyFile), join(dataFolder, masterKeyFile));
    await chmod(join(dataFolder, masterKeyFile), 0o600);
  }
  await withStores(settings, async (stores) => {
    await requireMasterKeyOf(stores.mongoUrl, masterKeySetting() ?? readMasterKey(dataFolder));
    // The views were copied after the log and may be ahead of it.
    await withMongo(stores.mongoUrl, (client) => client.db(viewsDatabase).dropDatabase());
  });
  console.log(`Restored to ${dataFolder}, as it stood at position ${manifest.position} (${manifest.madeAt}).`);
});
