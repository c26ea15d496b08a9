import { join } from 'node:path';
import type { Program } from '../processes/child-service.ts';
import { programs } from '../processes/programs.ts';
import { Supervisor } from '../processes/supervisor.ts';
import { UserFacingError } from '../shared/errors.ts';
import { checkFolder } from '../shared/settings.ts';
import { runningStores, type StoreAddresses } from './running-stores.ts';

export interface StoreSettings {
  readonly dataFolder: string;
  /** Undefined: an embedded store is started. */
  readonly eventStoreUrl: string | undefined;
  readonly mongoUrl: string | undefined;
}

const startStore = async (supervisor: Supervisor, program: Program): Promise<string> => {
  try {
    return await supervisor.start(program);
  } catch (error) {
    if (!(error instanceof UserFacingError) || !/ in use /.test(error.message)) throw error;
    throw new UserFacingError(`${error.message}. Stop it, or choose another folder: DATA_DIR=…`, { cause: error });
  }
};

/** Starts the embedded stores in place of those that the settings do not name, both at once. @returns the addresses of all */
export const startStores = async (supervisor: Supervisor, settings: StoreSettings): Promise<StoreAddresses> => {
  const { dataFolder } = settings;
  const [eventStoreUrl, mongoUrl] = await Promise.all([
    settings.eventStoreUrl ?? startStore(supervisor, programs.eventStore(join(dataFolder, 'events'))),
    settings.mongoUrl ?? startStore(supervisor, programs.documentStore(join(dataFolder, 'documents'))),
  ]);
  return { eventStoreUrl, mongoUrl };
};

/**
 * Does something with the stores of the running installation or, where none runs, with stores started for that time.
 * Only then the work gets the supervisor too, to start whatever else it needs.
 */
export const withStores = async <Result>(
  settings: StoreSettings,
  work: (addresses: StoreAddresses, supervisor?: Supervisor) => Promise<Result>,
): Promise<Result> => {
  const running = await runningStores(settings.dataFolder);
  if (running) return work(running);
  checkFolder(settings.dataFolder);
  const supervisor = new Supervisor();
  try {
    return await Promise.race([
      startStores(supervisor, settings).then((stores) => work(stores, supervisor)),
      supervisor.failure,
    ]);
  } finally {
    await supervisor.stop();
  }
};
