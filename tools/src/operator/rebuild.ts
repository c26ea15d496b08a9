import { runCommand } from './command.ts';
import { programs } from '../processes/programs.ts';
import { runToCompletion } from '../processes/child-service.ts';
import { commandEnvironment } from '../stores/running-stores.ts';
import { withStores } from '../stores/stores.ts';

/** `rebuild <view>… | all`: builds views again from the log, beside the running installation or while it is stopped. */
await runCommand((args, settings) =>
  withStores(settings, (stores) =>
    runToCompletion({ ...programs.rebuild, args, environment: commandEnvironment(stores) }),
  ),
);
