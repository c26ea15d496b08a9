import { viewsDatabase } from '@henna/domain';
import { existsSync } from 'node:fs';
import { chmod, copyFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyStores } from './backup/copy-stores.ts';
import { requireKeyOf } from './backup/key-of-stores.ts';
import { fingerprintOf, keyFile, keyInFolder } from './backup/master-key-file.ts';
import { readNote, type BackupNote } from './backup/note.ts';
import { command } from './command.ts';
import { checkFolder } from './settings.ts';
import { StartError } from './start-error.ts';
import { withMongo } from './stores/with-mongo.ts';
import { withStores } from './stores/with-stores.ts';

/** @throws StartError when what is sealed in the backup would not open here */
const requireKey = ({ key, keyFingerprint }: BackupNote) => {
  const given = process.env['MASTER_KEY']?.trim() || undefined;
  if (key === 'environment' && !given)
    throw new StartError('The master key is not in this backup: set MASTER_KEY as it was when the backup was made.');
  if (given && keyFingerprint !== null && fingerprintOf(given) !== keyFingerprint)
    throw new StartError('MASTER_KEY does not fit this backup: what is sealed in it would never open.');
};

/** `restore <folder>`: puts a backup into an empty data folder. The views are built anew at the next start. */
await command(async ([source, ...rest], settings) => {
  if (!source || rest.length > 0) throw new StartError('Usage: npm run restore -- <folder>');
  const { dataFolder, eventStoreUrl, mongoUrl } = settings;
  if (eventStoreUrl || mongoUrl) throw new StartError('Stores of your own are restored by their own tools.');
  const folder = resolve(source);
  const note = readNote(folder);
  requireKey(note);
  if (existsSync(dataFolder) && (await readdir(dataFolder)).length > 0)
    throw new StartError(`${dataFolder} is not empty. Choose another data folder: DATA_DIR=… npm run restore -- …`);
  checkFolder(dataFolder);
  await copyStores(folder, dataFolder);
  if (note.key === 'inside' && existsSync(join(folder, keyFile)) && !process.env['MASTER_KEY']) {
    await copyFile(join(folder, keyFile), join(dataFolder, keyFile));
    await chmod(join(dataFolder, keyFile), 0o600);
  }
  // They may have come further than the log was when it was copied.
  await withStores(settings, async (stores) => {
    await requireKeyOf(stores.mongoUrl, process.env['MASTER_KEY']?.trim() || keyInFolder(dataFolder));
    await withMongo(stores.mongoUrl, (client) => client.db(viewsDatabase).dropDatabase());
  });
  console.log(`Restored to ${dataFolder}, as it stood at position ${note.position} (${note.madeAt}).`);
});
