import { listenHost } from '@henna/domain/node';
import { makeFirstAdminToken } from '../operator/admin-tokens.ts';
import { endProgress } from '../processes/console.ts';
import { programs } from '../processes/programs.ts';
import { Supervisor } from '../processes/supervisor.ts';
import { printError } from '../shared/errors.ts';
import { checkFolder, readStartSettings, type StartSettings } from '../shared/settings.ts';
import { analyticsEnvironment, startAnalytics } from '../stores/analytics-program.ts';
import { announceStores, storeEnvironment } from '../stores/running-stores.ts';
import { startStores } from '../stores/stores.ts';
import { closingLines, isDemoLoaded } from './closing-lines.ts';
import { originAt, usablePort } from './port.ts';
import { waitForHealthy } from './wait-for-healthy.ts';
import { waitForSignal } from './wait-for-signal.ts';

// Whatever is written is private to its user.
process.umask(0o077);

/** Starts the stores, then the analytics program, the worker and the service, and prints where they are. */
const start = async (supervisor: Supervisor, settings: StartSettings): Promise<void> => {
  const host = listenHost(settings.host, settings.publicUrl ?? 'http://localhost');
  const port = await usablePort(settings.port, host);
  const url = settings.publicUrl ?? `http://localhost:${port}`;
  const origin = originAt(host, port);
  const stores = await startStores(supervisor, settings);
  const analytics = await startAnalytics(supervisor, { ...settings, ...stores });
  announceStores(settings.dataFolder, { ...stores, analytics });
  const NODE_ENV = process.env['NODE_ENV'] ?? 'production';
  const environment = {
    NODE_ENV,
    ...storeEnvironment(stores),
    ...analyticsEnvironment(analytics),
    DATA_DIR: settings.dataFolder,
    EVENTSTORE_EMBEDDED: settings.eventStoreUrl ? 'no' : 'yes',
    PORT: String(port),
    PUBLIC_URL: url,
    DEMO: settings.demo,
  };
  await Promise.all([
    supervisor.start(programs.projections({ NODE_ENV, ...storeEnvironment(stores) })),
    supervisor.start(programs.backend(environment)),
    waitForHealthy(origin, supervisor, settings),
  ]);
  endProgress();
  // Made when all else is done, so that a start which fails never swallows the only token.
  const token = settings.hasAdminTokens ? undefined : await makeFirstAdminToken(stores);
  const lines = closingLines({ url, token, isDemoLoaded: await isDemoLoaded(origin, new URL(url).host) });
  for (const line of lines) console.log(line);
};

const supervisor = new Supervisor();
const stopped = waitForSignal(() => {
  supervisor.kill();
  process.exit(1);
});
try {
  const settings = readStartSettings(process.env);
  checkFolder(settings.dataFolder);
  await Promise.race([start(supervisor, settings).then(() => supervisor.failure), stopped]);
  console.log('Stopping …');
} catch (error) {
  endProgress();
  printError(error);
}
await supervisor.stop();
process.exit();
