import { command } from './command.ts';
import { programs } from './parts/programs.ts';
import { runToEnd } from './parts/run-to-end.ts';
import { commandEnvironment } from './stores/store-environment.ts';
import { withStores } from './stores/with-stores.ts';

/** `replay --until <time|position> --into <database>`: all views of a moment, beside those that answer. */
await command((args, settings) =>
  withStores(settings, (stores) => runToEnd({ ...programs.replay, args, environment: commandEnvironment(stores) })),
);
