import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import { StartError } from './start-error.ts';
import type { StoreSettings } from './stores/start-stores.ts';

/** What the supervisor itself must know; each part checks its own settings. */
export interface StartSettings extends StoreSettings {
  /** 0: any free one. */
  readonly port: number;
  /** The address to listen at, if it was named. */
  readonly host: string | undefined;
  readonly publicUrl: string | undefined;
  readonly demo: string;
  readonly hasAdminTokens: boolean;
}

const hostOf = (value: string | undefined): string | undefined => {
  if (value === undefined || value === 'localhost' || isIP(value)) return value;
  throw new StartError(`HOST must be an address of this machine, like 0.0.0.0, not "${value}".`);
};

const portOf = (value: string): number => {
  if (/^\d+$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new StartError(`PORT must be 0 to 65535, not "${value}".`);
};

/** Reads the settings. An empty variable counts as unset. @throws StartError on one that can't be used */
export const readStartSettings = (environment: NodeJS.ProcessEnv): StartSettings => {
  const value = (name: string) => environment[name]?.trim() || undefined;
  const eventStoreUrl = value('EVENTSTORE_URL');
  const mongoUrl = value('MONGODB_URL');
  return {
    port: portOf(value('PORT') ?? '3000'),
    host: hostOf(value('HOST')),
    dataFolder: resolve(value('DATA_DIR') ?? '.data'),
    publicUrl: value('PUBLIC_URL'),
    eventStoreUrl,
    mongoUrl,
    demo: value('DEMO') ?? (eventStoreUrl || mongoUrl ? 'off' : 'on'),
    hasAdminTokens: value('ADMIN_TOKENS') !== undefined,
  };
};

/** Not the recursive option: in places where nothing can be made, Node 20 never returns from it. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

/** Closes a folder to all but its user, where it is ours: the service does the same for what is in it. */
const close = (folder: string): void => {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
};

/** Makes the data folder if need be, private to its user. @throws StartError when it can't be made or written */
export const checkFolder = (folder: string): void => {
  try {
    makeFolder(folder);
    // The slash refuses a file of that name.
    accessSync(`${folder}/`, constants.W_OK);
    close(folder);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartError(`The data folder ${folder} can't be written (${why}). Choose another: DATA_DIR=…`);
  }
};
