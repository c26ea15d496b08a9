import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { SettingError } from '@henna/domain/node';
import { pino } from 'pino';
import { eventStoreClient, untilEventStoreAnswers } from '../stores.ts';
import { Engine, FileInUseError, removeFile, WriteError } from './engine.ts';
import { Follower, OtherLogError } from './follow.ts';
import { Pseudonyms } from './pseudonyms.ts';
import { CachedActivity } from './queries/activity.ts';
import { serve } from './server.ts';
import { analyticsSettings } from './settings.ts';

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
  const { eventStoreUrl, file, pseudonymKey, secret, host, port, memory, threads, logLevel } = analyticsSettings(
    process.env,
  );
  const log = pino({ level: logLevel, base: { part: 'analytics' } }, pino.destination({ dest: 2, sync: false }));
  await eventStoreClient(eventStoreUrl).dispose();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const engine = await Engine.open(file, { memory, threads }, new Pseudonyms(pseudonymKey));
  const activity = new CachedActivity(engine);
  const follower = new Follower(engine, () => eventStoreClient(eventStoreUrl), log, stop.signal);
  const { server, url } = await serve({ engine, activity, follower, secret, log }, host, port);
  process.stdout.write(`ready ${url}\n`);
  try {
    await untilEventStoreAnswers(eventStoreUrl, stop.signal);
    await follower.run();
  } catch (error) {
    const isUseless = error instanceof OtherLogError || (error instanceof WriteError && error.isTorn);
    if (isUseless) removeFile(file);
    if (!stop.signal.aborted) throw error;
  } finally {
    server.close();
    server.closeAllConnections();
  }
  engine.close();
} catch (error) {
  if (error instanceof FileInUseError || error instanceof SettingError) end(error.message);
  else if (error instanceof OtherLogError || error instanceof WriteError)
    end(`${error.message}; it begins anew when it is started again`);
  else if (!stop.signal.aborted) throw error;
}
