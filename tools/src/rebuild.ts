import { command } from './command.ts';
import { programs } from './parts/programs.ts';
import { runToEnd } from './parts/run-to-end.ts';
import { commandEnvironment } from './stores/store-environment.ts';
import { withStores } from './stores/with-stores.ts';

/** `rebuild <view>… | all`: builds views anew from the log, beside the running product or while it is down. */
await command((args, settings) =>
  withStores(settings, (stores) => runToEnd({ ...programs.rebuild, args, environment: commandEnvironment(stores) })),
);
