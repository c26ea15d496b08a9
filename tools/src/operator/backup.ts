import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserFacingError } from '../shared/errors.ts';
import { withStores } from '../stores/stores.ts';
import { writeManifest } from './backup-manifest.ts';
import { runCommand } from './command.ts';
import { copyStores, embeddedStores } from './copy-stores.ts';
import { fingerprintOf, masterKeyFile, masterKeySetting, readMasterKey, requireMasterKeyOf } from './master-key.ts';

const hasFiles = async (folder: string) => (await readdir(folder).catch(() => [])).length > 0;

const logOutside =
  'The log of EVENTSTORE_URL is NOT in it: copy it by the tools of its server before each backup, never after it.';
const documentsOutside =
  'The database henna_private of MONGODB_URL is NOT in it: dump it by the tools of its server now, never before a backup.';
const picturesOutside =
  'The pictures of MEDIA_URL are NOT in it: copy them by your own tools now, never before a backup.';

/**
 * `backup <folder>`: copies the embedded stores (the log, the private database), the pictures and the master key's file,
 * while the installation runs or not.
 */
await runCommand(async ([target, ...rest], settings) => {
  if (!target || rest.length > 0) throw new UserFacingError('Usage: npm run backup -- <folder>');
  const { dataFolder } = settings;
  const stores = embeddedStores(settings);
  const folder = resolve(target);
  const needed = [dataFolder, ...(stores.log ? ['events'] : []), ...(stores.documents ? ['documents'] : [])];
  if (!needed.every((name) => existsSync(resolve(dataFolder, name))))
    throw new UserFacingError(`${dataFolder} holds no installation.`);
  if (await hasFiles(folder)) throw new UserFacingError(`${folder} is not empty.`);
  const fromEnvironment = masterKeySetting();
  const fromFolder = fromEnvironment ? undefined : readMasterKey(dataFolder);
  await withStores(settings, ({ mongoUrl }) => requireMasterKeyOf(mongoUrl, fromEnvironment ?? fromFolder));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const position = await copyStores(dataFolder, folder, stores);
  if (fromFolder !== undefined) await copyFile(join(dataFolder, masterKeyFile), join(folder, masterKeyFile));
  writeManifest(folder, {
    madeAt: new Date().toISOString(),
    position,
    stores,
    key: fromEnvironment ? 'environment' : 'inside',
    keyFingerprint: fingerprintOf(fromEnvironment ?? fromFolder) ?? null,
  });
  console.log(`Backup of ${dataFolder}${position === null ? '' : ` at position ${position}`} in ${folder}.`);
  if (!stores.log) console.log(logOutside);
  if (!stores.documents) console.log(documentsOutside);
  if (!stores.pictures) console.log(picturesOutside);
  console.log(
    fromEnvironment
      ? 'The master key comes from the environment and is NOT in it: keep MASTER_KEY, without it no personal text opens.'
      : 'The master key is in it: whoever has this folder can read all of it.',
  );
});
