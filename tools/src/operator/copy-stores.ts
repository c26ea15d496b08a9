import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { BackedUpStores } from './backup-manifest.ts';
import type { Program } from '../processes/child-service.ts';
import { programs } from '../processes/programs.ts';
import { UserFacingError } from '../shared/errors.ts';
import type { StartSettings } from '../shared/settings.ts';

const execute = promisify(execFile);

type StorePlaces = Pick<StartSettings, 'dataFolder' | 'eventStoreUrl' | 'mongoUrl' | 'mediaUrl'>;

/** Which stores are in the data folder. */
export const embeddedStores = ({ dataFolder, eventStoreUrl, mongoUrl, mediaUrl }: StorePlaces): BackedUpStores => ({
  log: eventStoreUrl === undefined,
  documents: mongoUrl === undefined,
  pictures: mediaUrl === undefined || mediaUrl === pathToFileURL(join(dataFolder, 'media')).href,
});

/**
 * Copies the log, then the documents, then the pictures: every key and picture that an event names is older than the
 * event, so it is among what is copied after the log. May run beside the nodes that write.
 * @returns the position of the last event copied, a decimal string; `null` where the log is not copied
 * @throws UserFacingError with the message of the store that failed
 */
export const copyStores = async (from: string, to: string, stores: BackedUpStores): Promise<string | null> => {
  const output = stores.log ? await copyStore(programs.eventStore(join(from, 'events')), join(to, 'events')) : null;
  if (stores.documents) await copyStore(programs.documentStore(join(from, 'documents')), join(to, 'documents'));
  const media = join(from, 'media');
  // Renditions can be made again; pending uploads are not registered yet.
  const isCopied = (source: string) => !['renditions', 'uploads'].some((name) => source === join(media, name));
  if (stores.pictures && existsSync(media)) await cp(media, join(to, 'media'), { recursive: true, filter: isCopied });
  return output && (/\d+/.exec(output)?.[0] ?? '0');
};

const copyStore = async ({ file, args: [option, folder] = [] }: Program, to: string): Promise<string> => {
  try {
    return (await execute(process.execPath, [file, option!, folder!, '--copy-to', to])).stdout;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new UserFacingError(stderr.trim().split('\n').at(-1) || `${folder} could not be copied.`, { cause: error });
  }
};
