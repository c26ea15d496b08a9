import { SettingError } from '@henna/domain/node';
import { FileInUseError, WriteError } from './engine.ts';
import { OtherLogError } from './follow.ts';
import { OtherKeyError, runAnalytics } from './run-analytics.ts';

// Only the user of the process may access the files that it writes.
process.umask(0o077);

const stop = new AbortController();
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stop.abort());
const leave = () => {
  stop.abort();
  setTimeout(() => process.exit(1), 5_000).unref();
};
// Whoever started it with a channel has gone, maybe before it got here; the channel itself keeps nothing alive.
process.once('disconnect', leave);
if (process.connected === false) leave();
process.channel?.unref();

/** Ends with a line for whoever reads it; who started the program starts it again. */
const end = (message: string): void => {
  process.stderr.write(`analytics: ${message}\n`);
  process.exitCode = 1;
};

try {
  await runAnalytics(process.env, stop.signal, (url) => process.stdout.write(`ready ${url}\n`));
} catch (error) {
  if (error instanceof FileInUseError || error instanceof SettingError) end(error.message);
  else if (error instanceof OtherLogError || error instanceof OtherKeyError || error instanceof WriteError)
    end(`${error.message}; it starts anew`);
  else if (!stop.signal.aborted) throw error;
}
