import { command } from './command.ts';
import { programs } from './parts/programs.ts';
import { runToEnd } from './parts/run-to-end.ts';
import { StartError } from './start-error.ts';
import { commandEnvironment } from './stores/store-environment.ts';
import { withStores } from './stores/with-stores.ts';

const isKnown = ([act = '', what, ...rest]: readonly string[]) =>
  rest.length === 0 &&
  ((act === 'remove' && ['activity', 'all', undefined].includes(what)) || (act === 'restore' && what === undefined));

/** `demo remove [activity|all]`, `demo restore`: takes the demo back, or brings back what was taken last. */
await command(async (args, settings) => {
  if (!isKnown(args)) throw new StartError('Usage: npm run demo -- remove [activity|all], or npm run demo -- restore');
  return withStores(settings, async (stores, supervisor) => {
    await supervisor?.start(programs.projections(commandEnvironment(stores)));
    const environment = { ...commandEnvironment(stores), DATA_DIR: settings.dataFolder, DEMO: 'off' };
    return runToEnd({ ...programs.demo, args, environment });
  });
});
