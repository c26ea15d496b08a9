import { viewsDatabase } from '@henna/domain';
import { existsSync } from 'node:fs';
import { chmod, copyFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserFacingError } from '../shared/errors.ts';
import { checkFolder } from '../shared/settings.ts';
import { withStores } from '../stores/stores.ts';
import { withMongo } from '../stores/with-mongo.ts';
import { readManifest, type BackedUpStores, type BackupManifest } from './backup-manifest.ts';
import { runCommand } from './command.ts';
import { copyStores, embeddedStores } from './copy-stores.ts';
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

/** @throws UserFacingError when a store of the backup has no embedded one to go to, or one that it lacks is not named */
const requireStores = (inBackup: BackedUpStores, embedded: BackedUpStores) => {
  for (const [store, held, missing, setting] of [
    ['log', 'the log of an embedded store', 'The log is not', 'EVENTSTORE_URL'],
    ['documents', 'the private database of an embedded store', 'The private database is not', 'MONGODB_URL'],
    ['pictures', 'the pictures of a data folder', 'The pictures are not', 'MEDIA_URL'],
  ] as const) {
    if (inBackup[store] && !embedded[store])
      throw new UserFacingError(`This backup holds ${held}: restore it without ${setting}.`);
    if (!inBackup[store] && embedded[store])
      throw new UserFacingError(`${missing} in this backup: set ${setting} to what your own tools have restored.`);
  }
};

/** `restore <folder>`: copies a backup into an empty data folder. The views are rebuilt at the next start. */
await runCommand(async ([source, ...rest], settings) => {
  if (!source || rest.length > 0) throw new UserFacingError('Usage: npm run restore -- <folder>');
  const { dataFolder } = settings;
  const folder = resolve(source);
  const manifest = readManifest(folder);
  const embedded = embeddedStores(settings);
  const pictures = embedded.pictures || existsSync(join(folder, 'media'));
  const stores = { log: true, documents: true, pictures, ...manifest.stores };
  requireStores(stores, embedded);
  requireMatchingKey(manifest);
  if (existsSync(dataFolder) && (await readdir(dataFolder)).length > 0)
    throw new UserFacingError(
      `${dataFolder} is not empty. Choose another data folder: DATA_DIR=… npm run restore -- …`,
    );
  checkFolder(dataFolder);
  await copyStores(folder, dataFolder, stores);
  if (manifest.key === 'inside' && existsSync(join(folder, masterKeyFile)) && !process.env['MASTER_KEY']) {
    await copyFile(join(folder, masterKeyFile), join(dataFolder, masterKeyFile));
    await chmod(join(dataFolder, masterKeyFile), 0o600);
  }
  await withStores(settings, async ({ mongoUrl }) => {
    await requireMasterKeyOf(mongoUrl, masterKeySetting() ?? readMasterKey(dataFolder));
    // The views were copied after the log, or not at all, and may be ahead of it.
    await withMongo(mongoUrl, async (client) => {
      // A user who may only read and write may drop collections, but no database.
      for (const collection of await client.db(viewsDatabase).collections()) await collection.drop();
    });
  });
  const moment = manifest.position === null ? manifest.madeAt : `position ${manifest.position} (${manifest.madeAt})`;
  console.log(`Restored to ${dataFolder}, as it stood at ${moment}.`);
});
