import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyStores } from './backup/copy-stores.ts';
import { requireKeyOf } from './backup/key-of-stores.ts';
import { fingerprintOf, keyFile, keyInFolder } from './backup/master-key-file.ts';
import { writeNote } from './backup/note.ts';
import { command } from './command.ts';
import { StartError } from './start-error.ts';
import { withStores } from './stores/with-stores.ts';

const isFilled = async (folder: string) => (await readdir(folder).catch(() => [])).length > 0;

/** `backup <folder>`: log, private database, pictures and the master key's file, beside a running product or without. */
await command(async ([target, ...rest], settings) => {
  if (!target || rest.length > 0) throw new StartError('Usage: npm run backup -- <folder>');
  const { dataFolder, eventStoreUrl, mongoUrl } = settings;
  if (eventStoreUrl || mongoUrl)
    throw new StartError(
      'Stores of your own are backed up by their own tools: the log and the database henna_private.',
    );
  const folder = resolve(target);
  if (!existsSync(join(dataFolder, 'documents'))) throw new StartError(`${dataFolder} holds no installation.`);
  if (await isFilled(folder)) throw new StartError(`${folder} is not empty.`);
  const fromEnvironment = process.env['MASTER_KEY']?.trim() || undefined;
  const inFolder = fromEnvironment ? undefined : keyInFolder(dataFolder);
  await withStores(settings, (stores) => requireKeyOf(stores.mongoUrl, fromEnvironment ?? inFolder));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const position = await copyStores(dataFolder, folder);
  if (inFolder !== undefined) await copyFile(join(dataFolder, keyFile), join(folder, keyFile));
  writeNote(folder, {
    madeAt: new Date().toISOString(),
    position,
    key: fromEnvironment ? 'environment' : 'inside',
    keyFingerprint: fingerprintOf(fromEnvironment ?? inFolder) ?? null,
  });
  console.log(`Backup of ${dataFolder} at position ${position} in ${folder}.`);
  console.log(
    fromEnvironment
      ? 'The master key comes from the environment and is NOT in it: keep MASTER_KEY, without it no personal text opens.'
      : 'The master key is in it: whoever has this folder can read all of it.',
  );
});
