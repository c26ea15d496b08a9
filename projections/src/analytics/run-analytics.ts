import { errorSerializer, metricsSettings, serveMetrics, startTracing, tracingSettings } from '@henna/domain/node';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pino } from 'pino';
import { eventStoreClient, untilEventStoreAnswers } from '../stores.ts';
import { Engine, removeFile, WriteError } from './engine.ts';
import { Follower, OtherLogError } from './follow.ts';
import { Pseudonyms } from './pseudonyms.ts';
import { CachedActivity } from './queries/activity.ts';
import { serve, type Tables } from './server.ts';
import { analyticsSettings } from './settings.ts';

/** A service has another key than the one by which the pseudonyms in the tables are made. */
export class OtherKeyError extends Error {}

/** The key that a service sends first; another one afterwards calls `onOther`. */
const firstKey = (signal: AbortSignal, onOther: () => void) => {
  let resolve: (key: Buffer) => void = () => undefined;
  const key = new Promise<Buffer>((onKey, onAbort) => {
    resolve = onKey;
    signal.addEventListener('abort', () => onAbort(signal.reason as Error));
  });
  key.catch(() => undefined);
  let first: Buffer | undefined;
  const receive = (received: Buffer): void => {
    if (first && !first.equals(received)) return onOther();
    first = received;
    resolve(received);
  };
  return { key, receive };
};

/**
 * Follows the log and answers services until the signal is aborted.
 * @param onListening is called with the address as soon as it answers; the tables may still be missing
 * @throws SettingError for an invalid setting
 * @throws {@link FileInUseError}
 * @throws {@link OtherLogError}, {@link OtherKeyError}, {@link WriteError}: a new run starts with new tables if need be
 */
export const runAnalytics = async (
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
  onListening: (url: string) => void,
): Promise<void> => {
  const { eventStoreUrl, file, secret, host, port, memory, threads, logLevel } = analyticsSettings(environment);
  const measured = metricsSettings(environment);
  const log = pino(
    { level: logLevel, base: { part: 'analytics' }, serializers: { err: errorSerializer(pino.stdSerializers.err) } },
    pino.destination({ dest: 2, sync: false }),
  );
  const tracing = await startTracing(tracingSettings(environment, 'henna-analytics'));
  tracing?.onFailure((error) => log.warn({ err: error }, 'traces cannot be sent'));
  await eventStoreClient(eventStoreUrl).dispose();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const other = new AbortController();
  const stopped = AbortSignal.any([signal, other.signal]);
  const keys = firstKey(stopped, () => other.abort(new OtherKeyError('the service has another key for pseudonyms')));
  let tables: Tables | undefined;
  const current = () => tables;
  // Not even loaded where nothing is measured, or nobody could read it.
  const metrics = measured?.port ? new (await import('./analytics-metrics.ts')).AnalyticsMetrics(current) : null;
  const metricsServer = measured && metrics && (await serveMetrics(measured, metrics.collect));
  const served = { tables: current, onKey: keys.receive, secret, log, metrics, tracing };
  const { server, url } = await serve(served, host, port);
  onListening(url);
  try {
    const engine = await Engine.open(file, { memory, threads }, new Pseudonyms(await keys.key));
    const follower = new Follower(engine, () => eventStoreClient(eventStoreUrl), log, stopped, tracing);
    tables = { engine, activity: new CachedActivity(engine), follower };
    await untilEventStoreAnswers(eventStoreUrl, stopped);
    await follower.run();
    engine.close();
    other.signal.throwIfAborted();
  } catch (error) {
    const isUseless = error instanceof OtherLogError || (error instanceof WriteError && error.isTorn);
    if (isUseless) removeFile(file);
    if (!signal.aborted) throw error;
  } finally {
    server.close();
    server.closeAllConnections();
    metricsServer?.close().closeAllConnections();
    await tracing?.stop();
  }
};
