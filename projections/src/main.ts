import { SettingError } from '@henna/domain/node';
import { runWorker } from './run-worker.ts';

const stop = new AbortController();
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stop.abort());
const leave = () => {
  stop.abort();
  setTimeout(() => process.exit(1), 5_000).unref();
};
// The process that started this one may have ended before this line; the channel itself must not keep this one alive.
process.once('disconnect', leave);
if (process.connected === false) leave();
process.channel?.unref();

let isReady = false;
const onReady = () => {
  if (!isReady) process.stdout.write('ready\n');
  isReady = true;
};

try {
  await runWorker(process.env, stop.signal, onReady);
} catch (error) {
  if (!stop.signal.aborted) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`projections: ${error.message}\n`);
    process.exitCode = 1;
  }
}
