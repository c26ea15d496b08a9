import { checkFolder } from '../settings.ts';
import { Supervisor } from '../parts/supervisor.ts';
import { runningStores, type StoreAddresses } from './running-stores.ts';
import { startStores, type StoreSettings } from './start-stores.ts';

/**
 * Does something with the stores that are running or, where none are, with stores started for that time. The work then
 * gets the supervisor too, to start what else it needs: nothing of the product is running.
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
