import { laneNames, type LaneName, type ViewName } from '@henna/domain';
import {
  errorSerializer,
  metricsSettings,
  serveMetrics,
  SettingError,
  startTracing,
  storeSettings,
  tracingSettings,
} from '@henna/domain/node';
import { pino } from 'pino';
import { eventStoreClient, openViewsDatabase, untilEventStoreAnswers } from './stores.ts';
import { startRebuild } from './rebuild/rebuild-requests.ts';
import { runReplays } from './replay/replay-queue.ts';
import { SubscriptionEndedError } from './runner/event-log.ts';
import { work } from './runner/worker.ts';

const isLane = (name: string): name is LaneName => laneNames.some((lane) => lane === name);

/** @param setting names of lanes with commas between them; all lanes if absent */
const lanesOf = (setting: string | undefined): readonly LaneName[] => {
  if (!setting?.trim()) return laneNames;
  const lanes = [...new Set(setting.split(',').map((name) => name.trim()))];
  if (!lanes.every(isLane)) throw new SettingError(`LANES takes some of ${laneNames.join(', ')}`);
  return lanes;
};

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
  const lanes = lanesOf(environment['LANES']);
  const measured = metricsSettings(environment);
  const tracing = await startTracing(tracingSettings(environment, 'henna-projections'));
  const log = pino(
    {
      level: logLevel,
      base: { part: 'projections' },
      serializers: { err: errorSerializer(pino.stdSerializers.err, SubscriptionEndedError) },
    },
    pino.destination({ dest: 2, sync: false }),
  );
  tracing?.onFailure((error) => log.warn({ err: error }, 'traces cannot be sent'));
  // Not even loaded where nothing is measured, or nobody could read it.
  const metrics = measured?.port ? new (await import('./worker-metrics.ts')).WorkerMetrics() : null;
  const metricsServer = measured && metrics && (await serveMetrics(measured, metrics.collect));
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
  // Replays are what staff asks for, so they run beside the views that only staff reads.
  const replays = lanes.includes('slow') && runReplays({ program: replayProgram, environment }, mongo, log, signal);
  const ready = new Set<LaneName>();
  const workLane = (lane: LaneName) => {
    const onLaneReady = () => {
      ready.add(lane);
      if (ready.size === lanes.length) onReady();
    };
    return work({
      lane,
      mongo,
      db,
      openEvents,
      log,
      signal,
      metrics,
      tracing,
      onReady: onLaneReady,
      onOutdated,
      onRequested,
      onOldRules,
    });
  };
  await Promise.all(lanes.map(workLane));
  await replays;
  await mongo.close();
  metricsServer?.close().closeAllConnections();
  await tracing?.stop();
};
