import 'reflect-metadata';
import { SettingError } from '@henna/domain/node';
import { createApp } from './app.ts';
import { loadDemo } from './features/demo/index.ts';
import { checkMedia, MediaStore } from './features/media/index.ts';
import { readSettings } from './settings.ts';
import { ProjectionProgress } from './shared/projection-progress/projection-progress.ts';
import { makePrivate } from './shared/stores/private-folder.ts';
import { untilStoresAnswer } from './shared/stores/until-stores-answer.ts';

// Only the user of the process may access the files that it writes.
process.umask(0o077);

const stop = () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5_000).unref();
};
// Ends with the parent process, which may have ended already.
process.once('disconnect', stop);
if (process.connected === false) stop();

const startError = (error: unknown) =>
  error instanceof SettingError ? error.message : `The service could not start: ${String(error)}`;

try {
  const settings = readSettings(process.env);
  const { port, host, demo, dataFolder } = settings;
  makePrivate(dataFolder);
  await untilStoresAnswer(settings, console.log);
  const app = await createApp();
  await checkMedia(app.get(MediaStore), console.log);
  await (host ? app.listen(port, host) : app.listen(port));
  await app.get(ProjectionProgress).untilCaughtUp();
  if (demo) await loadDemo(app);
  console.log('ready');
} catch (error) {
  console.error(startError(error));
  process.exit(1);
}
