import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { listenSettings } from '@henna/domain/node';
import { UserFacingError } from './errors.ts';
import type { StoreSettings } from '../stores/stores.ts';

/** The settings that `npm start` and the commands themselves need; each program checks its own. */
export interface StartSettings extends StoreSettings {
  /** 0: any free one. */
  readonly port: number;
  /** The address to listen at, if it was named. */
  readonly host: string | undefined;
  readonly publicUrl: string | undefined;
  /** Where pictures are, if not in the data folder. */
  readonly mediaUrl: string | undefined;
  readonly demo: string;
  readonly hasAdminTokens: boolean;
}

/** Reads the settings. An empty variable counts as unset. @throws SettingError on one that can't be used */
export const readStartSettings = (environment: NodeJS.ProcessEnv): StartSettings => {
  const value = (name: string) => environment[name]?.trim() || undefined;
  const { port, host, dataFolder } = listenSettings({
    PORT: value('PORT'),
    HOST: value('HOST'),
    DATA_DIR: value('DATA_DIR'),
  });
  const [eventStoreUrl, mongoUrl] = [value('EVENTSTORE_URL'), value('MONGODB_URL')];
  return {
    port,
    host,
    dataFolder: resolve(dataFolder),
    publicUrl: value('PUBLIC_URL'),
    mediaUrl: value('MEDIA_URL'),
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

/** Makes a folder private to its user where it is ours to change; the service does the same for its content. */
const makePrivate = (folder: string): void => {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
};

/** Makes the data folder if need be, private to its user. @throws UserFacingError when it can't be made or written */
export const checkFolder = (folder: string): void => {
  try {
    makeFolder(folder);
    // The slash refuses a file of that name.
    accessSync(`${folder}/`, constants.W_OK);
    makePrivate(folder);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new UserFacingError(`The data folder ${folder} can't be written (${why}). Choose another: DATA_DIR=…`);
  }
};
