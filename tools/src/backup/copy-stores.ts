import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programs } from '../parts/programs.ts';
import type { Program } from '../parts/part.ts';
import { StartError } from '../start-error.ts';

const run = promisify(execFile);

/**
 * Copies the log, then the documents, then the pictures: every key and picture that the log names is older than its
 * event, so it is among what is copied after it. May run beside the nodes that write.
 * @returns the position of the last event copied
 * @throws StartError with what a store says
 */
export const copyStores = async (from: string, to: string): Promise<string> => {
  const said = await copy(programs.eventStore(join(from, 'events')), join(to, 'events'));
  await copy(programs.documentStore(join(from, 'documents')), join(to, 'documents'));
  const media = join(from, 'media');
  // Narrower pictures are made again; uploads that wait are not registered yet.
  const isKept = (source: string) => !['renditions', 'uploads'].some((part) => source === join(media, part));
  if (existsSync(media)) await cp(media, join(to, 'media'), { recursive: true, filter: isKept });
  return /\d+/.exec(said)?.[0] ?? '0';
};

const copy = async ({ file, args: [option, folder] = [] }: Program, to: string): Promise<string> => {
  try {
    return (await run(process.execPath, [file, option!, folder!, '--copy-to', to])).stdout;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new StartError(stderr.trim().split('\n').at(-1) || `${folder} could not be copied.`, { cause: error });
  }
};
