import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserFacingError } from '../shared/errors.ts';
import { withStores } from '../stores/stores.ts';
import { writeManifest } from './backup-manifest.ts';
import { runCommand } from './command.ts';
import { copyStores } from './copy-stores.ts';
import { fingerprintOf, masterKeyFile, masterKeySetting, readMasterKey, requireMasterKeyOf } from './master-key.ts';

const hasFiles = async (folder: string) => (await readdir(folder).catch(() => [])).length > 0;

/** `backup <folder>`: copies the log, the private database, the pictures and the master key's file, while the installation runs or not. */
await runCommand(async ([target, ...rest], settings) => {
  if (!target || rest.length > 0) throw new UserFacingError('Usage: npm run backup -- <folder>');
  const { dataFolder, eventStoreUrl, mongoUrl } = settings;
  if (eventStoreUrl || mongoUrl)
    throw new UserFacingError(
      'Stores of your own are backed up by their own tools: the log and the database henna_private.',
    );
  const folder = resolve(target);
  if (!existsSync(join(dataFolder, 'documents'))) throw new UserFacingError(`${dataFolder} holds no installation.`);
  if (await hasFiles(folder)) throw new UserFacingError(`${folder} is not empty.`);
  const fromEnvironment = masterKeySetting();
  const fromFolder = fromEnvironment ? undefined : readMasterKey(dataFolder);
  await withStores(settings, (stores) => requireMasterKeyOf(stores.mongoUrl, fromEnvironment ?? fromFolder));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const position = await copyStores(dataFolder, folder);
  if (fromFolder !== undefined) await copyFile(join(dataFolder, masterKeyFile), join(folder, masterKeyFile));
  writeManifest(folder, {
    madeAt: new Date().toISOString(),
    position,
    key: fromEnvironment ? 'environment' : 'inside',
    keyFingerprint: fingerprintOf(fromEnvironment ?? fromFolder) ?? null,
  });
  console.log(`Backup of ${dataFolder} at position ${position} in ${folder}.`);
  console.log(
    fromEnvironment
      ? 'The master key comes from the environment and is NOT in it: keep MASTER_KEY, without it no personal text opens.'
      : 'The master key is in it: whoever has this folder can read all of it.',
  );
});
