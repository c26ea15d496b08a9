import type { ViewName } from '@henna/domain';
import { storeSettings } from '@henna/domain/node';
import { pino } from 'pino';
import { eventStoreClient, openViewsDatabase, untilEventStoreAnswers } from './stores.ts';
import { startRebuild } from './rebuild/rebuild-requests.ts';
import { runReplays } from './replay/replay-queue.ts';
import { work } from './runner/worker.ts';

/**
 * Runs the worker until the signal is aborted.
 * @param environment names the stores, for the worker and for the programs that it starts
 * @param onReady called whenever the views have caught up with the log
 * @throws SettingError for a setting that can't be used
 */
export const runWorker = async (
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
  onReady: () => void,
): Promise<void> => {
  const { eventStoreUrl, mongoUrl, logLevel } = storeSettings(environment);
  const log = pino({ level: logLevel, base: { part: 'projections' } }, pino.destination({ dest: 2, sync: false }));
  const openEvents = () => eventStoreClient(eventStoreUrl);
  await openEvents().dispose();
  const { mongo, db } = await openViewsDatabase(mongoUrl, signal);
  await untilEventStoreAnswers(eventStoreUrl, signal);
  const rebuildProgram = new URL(
    import.meta.url.endsWith('.ts') ? './rebuild/rebuild.ts' : './rebuild.js',
    import.meta.url,
  );
  const rebuild = (views: readonly ViewName[], why: string) =>
    startRebuild({ program: rebuildProgram, environment }, views, log, signal, why);
  const onOutdated = (views: readonly ViewName[]) => rebuild(views, 'views of an older version are rebuilt');
  const onRequested = (views: readonly ViewName[]) => rebuild(views, 'an administrator requested a rebuild');
  const onOldRules = (views: readonly ViewName[]) => rebuild(views, 'the trending rules have changed');
  const replayProgram = new URL(
    import.meta.url.endsWith('.ts') ? './replay/replay.ts' : './replay.js',
    import.meta.url,
  );
  const replays = runReplays({ program: replayProgram, environment }, mongo, log, signal);
  await work({ mongo, db, openEvents, log, signal, onReady, onOutdated, onRequested, onOldRules });
  await replays;
  await mongo.close();
};
