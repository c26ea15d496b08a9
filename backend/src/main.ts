import 'reflect-metadata';
import { SettingError } from '@henna/domain/node';
import { createApp } from './app.ts';
import { loadDemo } from './features/demo/index.ts';
import { readSettings } from './settings.ts';
import { ProjectionProgress } from './shared/positions/projection-progress.ts';
import { makePrivate } from './shared/stores/private-folder.ts';
import { untilStoresAnswer } from './shared/stores/until-stores-answer.ts';

// Whatever is written is for its user alone.
process.umask(0o077);

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
  const settings = readSettings(process.env);
  const { port, host, demo, dataFolder } = settings;
  makePrivate(dataFolder);
  await untilStoresAnswer(settings, console.log);
  const app = await createApp();
  await (host ? app.listen(port, host) : app.listen(port));
  await app.get(ProjectionProgress).untilLive();
  if (demo) await loadDemo(app);
  console.log('ready');
} catch (error) {
  console.error(clearLine(error));
  process.exit(1);
}
