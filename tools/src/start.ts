import { listenHost } from '@henna/domain/node';
import { makeFirstAdminToken } from './admin-tokens.ts';
import { endProgress } from './parts/progress-bar.ts';
import { programs } from './parts/programs.ts';
import { Supervisor } from './parts/supervisor.ts';
import { checkFolder, readStartSettings, type StartSettings } from './settings.ts';
import { sayWhy } from './start-error.ts';
import { closingLines } from './start/closing-lines.ts';
import { demoCounts } from './start/demo-counts.ts';
import { originAt, usablePort } from './start/port.ts';
import { untilHealthy } from './start/until-healthy.ts';
import { untilTold } from './start/until-told.ts';
import { announceStores } from './stores/running-stores.ts';
import { startStores } from './stores/start-stores.ts';
import { storeEnvironment } from './stores/store-environment.ts';

// Whatever is written is for its user alone.
process.umask(0o077);

/** Starts the stores, then what stands on them, and tells where it all is. */
const start = async (supervisor: Supervisor, settings: StartSettings): Promise<void> => {
  const host = listenHost(settings.host, settings.publicUrl ?? 'http://localhost');
  const port = await usablePort(settings.port, host);
  const url = settings.publicUrl ?? `http://localhost:${port}`;
  const origin = originAt(host, port);
  const stores = await startStores(supervisor, settings);
  announceStores(settings.dataFolder, stores);
  const NODE_ENV = process.env['NODE_ENV'] ?? 'production';
  const environment = {
    NODE_ENV,
    ...storeEnvironment(stores),
    DATA_DIR: settings.dataFolder,
    EVENTSTORE_EMBEDDED: settings.eventStoreUrl ? 'no' : 'yes',
    PORT: String(port),
    PUBLIC_URL: url,
    DEMO: settings.demo,
  };
  await Promise.all([
    supervisor.start(programs.projections({ NODE_ENV, ...storeEnvironment(stores) })),
    supervisor.start(programs.backend(environment)),
    untilHealthy(origin, supervisor, settings),
  ]);
  endProgress();
  // Made when all else is done, so that a start which fails never swallows the only token.
  const token = settings.hasAdminTokens ? undefined : await makeFirstAdminToken(stores.mongoUrl);
  const lines = closingLines({ url, token, demoCounts: await demoCounts(origin, new URL(url).host) });
  for (const line of lines) console.log(line);
};

const supervisor = new Supervisor();
const told = untilTold(() => {
  supervisor.kill();
  process.exit(1);
});
try {
  const settings = readStartSettings(process.env);
  checkFolder(settings.dataFolder);
  await Promise.race([start(supervisor, settings).then(() => supervisor.failure), told]);
  console.log('Stopping …');
} catch (error) {
  endProgress();
  sayWhy(error);
}
await supervisor.stop();
process.exit();
