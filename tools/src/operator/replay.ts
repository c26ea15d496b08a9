import { runCommand } from './command.ts';
import { programs } from '../processes/programs.ts';
import { runToCompletion } from '../processes/child-service.ts';
import { commandEnvironment } from '../stores/running-stores.ts';
import { withStores } from '../stores/stores.ts';

/** `replay --until <time|position> --into <database>`: builds all views as of a moment into a database of their own. */
await runCommand((args, settings) =>
  withStores(settings, (stores) =>
    runToCompletion({ ...programs.replay, args, environment: commandEnvironment(stores) }),
  ),
);
