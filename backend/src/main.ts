import 'reflect-metadata';
import { createApp } from './app.ts';
import { loadDemo } from './features/demo/index.ts';
import { readSettings, SettingError } from './settings.ts';

const leave = () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5_000).unref();
};
// Whoever started it with a channel has gone, maybe before it got here.
process.once('disconnect', leave);
if (process.connected === false) leave();

const clearLine = (error: unknown) =>
  error instanceof SettingError ? error.message : `The service could not start: ${String(error)}`;

try {
  const { port, demo } = readSettings(process.env);
  const app = await createApp();
  await app.listen(port);
  if (demo) await loadDemo(app);
  console.log('ready');
} catch (error) {
  console.error(clearLine(error));
  process.exit(1);
}
