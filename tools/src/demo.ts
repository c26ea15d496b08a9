import { programs } from './parts/programs.ts';
import { runToEnd } from './parts/run-to-end.ts';
import { readStartSettings } from './settings.ts';
import { sayWhy, StartError } from './start-error.ts';
import { commandEnvironment } from './stores/store-environment.ts';
import { withStores } from './stores/with-stores.ts';

// Whatever is written is for its user alone.
process.umask(0o077);

const isKnown = ([act = '', what, ...rest]: readonly string[]) =>
  rest.length === 0 &&
  ((act === 'remove' && ['activity', 'all', undefined].includes(what)) || (act === 'restore' && what === undefined));

/** `demo remove [activity|all]`, `demo restore`: takes the demo back, or brings back what was taken last. */
try {
  const args = process.argv.slice(2);
  if (!isKnown(args)) throw new StartError('Usage: npm run demo -- remove [activity|all], or npm run demo -- restore');
  const settings = readStartSettings(process.env);
  process.exitCode = await withStores(settings, async (stores, supervisor) => {
    await supervisor?.start(programs.projections(commandEnvironment(stores)));
    const environment = { ...commandEnvironment(stores), DATA_DIR: settings.dataFolder, DEMO: 'off' };
    return runToEnd({ ...programs.demo, args, environment });
  });
} catch (error) {
  sayWhy(error);
}
