import { runCommand } from './command.ts';
import { programs } from '../processes/programs.ts';
import { runToCompletion } from '../processes/child-service.ts';
import { UserFacingError } from '../shared/errors.ts';
import { commandEnvironment } from '../stores/running-stores.ts';
import { withStores } from '../stores/stores.ts';

const isValid = ([action = '', scope, ...rest]: readonly string[]) =>
  rest.length === 0 &&
  ((action === 'remove' && ['activity', 'all', undefined].includes(scope)) ||
    (action === 'restore' && scope === undefined));

/** `demo remove [activity|all]`, `demo restore`: removes the demo content, or brings back what was removed last. */
await runCommand(async (args, settings) => {
  if (!isValid(args))
    throw new UserFacingError('Usage: npm run demo -- remove [activity|all], or npm run demo -- restore');
  return withStores(settings, async (stores, supervisor) => {
    await supervisor?.start(programs.projections(commandEnvironment(stores)));
    const environment = { ...commandEnvironment(stores), DATA_DIR: settings.dataFolder, DEMO: 'off' };
    return runToCompletion({ ...programs.demo, args, environment });
  });
});
