import { programs } from './parts/programs.ts';
import { runToEnd } from './parts/run-to-end.ts';
import { readStartSettings } from './settings.ts';
import { sayWhy } from './start-error.ts';
import { commandEnvironment } from './stores/store-environment.ts';
import { withStores } from './stores/with-stores.ts';

// Whatever is written is for its user alone.
process.umask(0o077);

/** `rebuild <view>… | all`: builds views anew from the log, beside the running product or while it is down. */
try {
  process.exitCode = await withStores(readStartSettings(process.env), (stores) =>
    runToEnd({ ...programs.rebuild, args: process.argv.slice(2), environment: commandEnvironment(stores) }),
  );
} catch (error) {
  sayWhy(error);
}
