import type { ViewName } from '@henna/domain';
import { pino } from 'pino';
import { SettingError, storeSettings } from '@henna/domain/node';
import { eventStore, openViews, untilEventsAnswer } from './connect.ts';
import { startRebuild } from './rebuild-process.ts';
import { runReplays } from './replay/replay-process.ts';
import { work } from './runner/worker.ts';

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

let isReady = false;
const onReady = () => {
  if (!isReady) process.stdout.write('ready\n');
  isReady = true;
};

try {
  const { eventStoreUrl, mongoUrl, logLevel } = storeSettings(process.env);
  const log = pino({ level: logLevel, base: { part: 'projections' } }, pino.destination({ dest: 2, sync: false }));
  const openEvents = () => eventStore(eventStoreUrl);
  await openEvents().dispose();
  const { mongo, db } = await openViews(mongoUrl, stop.signal);
  await untilEventsAnswer(eventStoreUrl, stop.signal);
  const rebuildProgram = new URL(import.meta.url.endsWith('.ts') ? './rebuild.ts' : './rebuild.js', import.meta.url);
  const rebuild = (views: readonly ViewName[], why: string) =>
    startRebuild(rebuildProgram, views, log, stop.signal, why);
  const onOutdated = (views: readonly ViewName[]) => rebuild(views, 'views of an older version are built anew');
  const onRequested = (views: readonly ViewName[]) => rebuild(views, 'an administrator has views built anew');
  const onOldRules = (views: readonly ViewName[]) => rebuild(views, 'the trending rules have changed');
  const replayProgram = import.meta.url.endsWith('.ts') ? './replay/replay.ts' : './replay.js';
  const replaying = runReplays(new URL(replayProgram, import.meta.url), mongo, log, stop.signal);
  await work({ mongo, db, openEvents, log, signal: stop.signal, onReady, onOutdated, onRequested, onOldRules });
  await replaying;
  await mongo.close();
} catch (error) {
  if (!stop.signal.aborted) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`projections: ${error.message}\n`);
    process.exitCode = 1;
  }
}
