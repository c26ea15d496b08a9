import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programs } from '../processes/programs.ts';
import { Supervisor } from '../processes/supervisor.ts';
import { printError } from '../shared/errors.ts';
import { checkFolder, readStartSettings } from '../shared/settings.ts';
import {
  analyticsEnvironment,
  analyticsProgramAt,
  newAnalyticsAddress,
  outsideAnalytics,
} from '../stores/analytics-program.ts';
import { announceStores, storeEnvironment } from '../stores/running-stores.ts';
import { startStores } from '../stores/stores.ts';
import { usablePort } from './port.ts';
import { waitForSignal } from './wait-for-signal.ts';
import { WatchedService } from './watched-service.ts';

// Whatever is written is private to its user.
process.umask(0o077);

/** Where the client's server looks for the service. */
const servicePort = 3000;
const clientPort = 5173;
/** Relative to `tools/dist`. */
const root = new URL('../../', import.meta.url);

/** Starts the client's own server, with hot reload; it passes calls of the service on. */
const startClientServer = (port: number): ChildProcess => {
  const endWithParent = `data:text/javascript,process.once('disconnect', () => process.exit())`;
  const vite = 'node_modules/vite/bin/vite.js';
  return spawn(process.execPath, ['--import', endWithParent, vite, '--port', String(port), '--strictPort'], {
    cwd: fileURLToPath(new URL('frontend/', root)),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
};

/** `npm run dev`: service and worker are built and restarted when their sources change, the client without a restart. */
const supervisor = new Supervisor();
const stopped = waitForSignal(() => process.exit(1));
let services: readonly WatchedService[] = [];
try {
  const settings = readStartSettings({ ...process.env, PORT: process.env['PORT'] || String(clientPort) });
  checkFolder(settings.dataFolder);
  await usablePort(servicePort, '127.0.0.1', 'The service needs it here; end what uses it.');
  const url = `http://localhost:${await usablePort(settings.port)}`;
  const stores = await startStores(supervisor, settings);
  const outside = outsideAnalytics(process.env);
  const analytics = outside ?? (await newAnalyticsAddress());
  announceStores(settings.dataFolder, { ...stores, analytics });
  const environment = {
    ...storeEnvironment(stores),
    ...analyticsEnvironment(analytics),
    DATA_DIR: settings.dataFolder,
    PORT: String(servicePort),
    PUBLIC_URL: url,
    DEMO: settings.demo,
    RATE_LIMITS: process.env['RATE_LIMITS'] || 'off',
  };
  const projections = new WatchedService(programs.projections(environment));
  const backend = new WatchedService(programs.backend(environment));
  services = [backend, projections];
  await Promise.all([projections.watch(new URL('projections/', root)), backend.watch(new URL('backend/', root))]);
  // The first build of the package has replaced the file of the program.
  if (!outside) supervisor.keepRunning(analyticsProgramAt(analytics, { ...settings, ...stores }));
  startClientServer(Number(new URL(url).port));
  await Promise.race([stopped, supervisor.failure]);
} catch (error) {
  printError(error);
}
for (const service of services) await service.stop();
await supervisor.stop();
process.exit();
