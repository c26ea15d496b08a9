import { startClient } from './dev/client.ts';
import { LivePart } from './dev/live-part.ts';
import { programs } from './parts/programs.ts';
import { Supervisor } from './parts/supervisor.ts';
import { checkFolder, readStartSettings } from './settings.ts';
import { sayWhy } from './start-error.ts';
import { usablePort } from './start/port.ts';
import { untilTold } from './start/until-told.ts';
import { announceStores } from './stores/running-stores.ts';
import { startStores } from './stores/start-stores.ts';
import { storeEnvironment } from './stores/store-environment.ts';

// Whatever is written is for its user alone.
process.umask(0o077);

/** Where the client's server looks for the service. */
const servicePort = 3000;
const clientPort = 5173;
const house = new URL('../../', import.meta.url);

/** Everything for working on it: each part is built and started anew when its source changes, the client at once. */
const supervisor = new Supervisor();
const told = untilTold(() => process.exit(1));
let parts: readonly LivePart[] = [];
try {
  const settings = readStartSettings({ ...process.env, PORT: process.env['PORT'] || String(clientPort) });
  checkFolder(settings.dataFolder);
  await usablePort(servicePort, '127.0.0.1', 'The service needs it here; end what uses it.');
  const url = `http://localhost:${await usablePort(settings.port)}`;
  const stores = await startStores(supervisor, settings);
  announceStores(settings.dataFolder, stores);
  const environment = {
    ...storeEnvironment(stores),
    DATA_DIR: settings.dataFolder,
    PORT: String(servicePort),
    PUBLIC_URL: url,
    DEMO: settings.demo,
    RATE_LIMITS: process.env['RATE_LIMITS'] || 'off',
  };
  const projections = new LivePart(programs.projections(environment));
  const backend = new LivePart(programs.backend(environment));
  parts = [backend, projections];
  await Promise.all([projections.watch(new URL('projections/', house)), backend.watch(new URL('backend/', house))]);
  startClient(Number(new URL(url).port));
  await Promise.race([told, supervisor.failure]);
} catch (error) {
  sayWhy(error);
}
for (const part of parts) await part.stop();
await supervisor.stop();
process.exit();
