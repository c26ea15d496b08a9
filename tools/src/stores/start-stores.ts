import { join } from 'node:path';
import type { Program } from '../parts/part.ts';
import { programs } from '../parts/programs.ts';
import type { Supervisor } from '../parts/supervisor.ts';
import { StartError } from '../start-error.ts';
import type { StoreAddresses } from './running-stores.ts';

export interface StoreSettings {
  readonly dataFolder: string;
  /** Undefined: a store of our own is started. */
  readonly eventStoreUrl: string | undefined;
  readonly mongoUrl: string | undefined;
}

const startStore = async (supervisor: Supervisor, program: Program): Promise<string> => {
  try {
    return await supervisor.start(program);
  } catch (error) {
    if (!(error instanceof StartError) || !/ in use /.test(error.message)) throw error;
    throw new StartError(`${error.message}. Stop it, or choose another folder: DATA_DIR=…`, { cause: error });
  }
};

/** Starts the stores that the settings do not name elsewhere, both at once, and answers where they are. */
export const startStores = async (supervisor: Supervisor, settings: StoreSettings): Promise<StoreAddresses> => {
  const { dataFolder } = settings;
  const [eventStoreUrl, mongoUrl] = await Promise.all([
    settings.eventStoreUrl ?? startStore(supervisor, programs.eventStore(join(dataFolder, 'events'))),
    settings.mongoUrl ?? startStore(supervisor, programs.documentStore(join(dataFolder, 'documents'))),
  ]);
  return { eventStoreUrl, mongoUrl };
};
