import { parseArgs } from 'node:util';
import { privateDatabase, viewNames, viewsDatabase, type RecordedHennaEvent } from '@henna/domain';
import { SettingError, storeSettings } from '@henna/domain/node';
import { eventStoreClient, openViewsDatabase } from '../stores.ts';
import { progressLine } from '../progress-line.ts';
import { activeIn } from '../runner/builds.ts';
import { logEnd } from '../runner/event-log.ts';
import { latestRules } from '../runner/trending-rules.ts';
import { RebuildRefusedError, rebuildViews } from '../rebuild/rebuild-views.ts';
import { momentFilter, type Until } from './moment-filter.ts';

const usage = 'replay takes --until <time or position> --into <database>';
const lineEveryMs = 500;
const stop = new AbortController();
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stop.abort());

const untilOf = (text: string): Until => {
  if (/^\d{1,19}$/.test(text)) return BigInt(text);
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new SettingError(`${text} is neither a time nor a position; ${usage}`);
  return time;
};

const parseOptions = () => {
  const options = { until: { type: 'string' }, into: { type: 'string' } } as const;
  const { until, into } = parseArgs({ options }).values;
  if (until === undefined || into === undefined) throw new SettingError(usage);
  if (!/^[A-Za-z][\w-]{0,37}$/.test(into)) throw new SettingError(`${into} is no name of a database`);
  if (into === viewsDatabase || into === privateDatabase) throw new SettingError(`${into} is in use`);
  return { until: untilOf(until), into };
};

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Builds all views as of a moment in a database of their own, beside the live ones. */
const replay = async (until: Until, into: string): Promise<void> => {
  const { eventStoreUrl, mongoUrl } = storeSettings(process.env);
  const { mongo, db: live } = await openViewsDatabase(mongoUrl, stop.signal);
  const events = eventStoreClient(eventStoreUrl);
  try {
    const db = mongo.db(into);
    if ((await db.listCollections({}, { nameOnly: true }).toArray()).length > 0)
      throw new SettingError(`${into} is not empty: drop it first, or name another`);
    const erasures = mongo.db(privateDatabase).collection<{ _id: string }>('erasures');
    const erased = new Set((await erasures.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id));
    const isOfMoment = momentFilter(until, erased);
    const end = await logEnd(events);
    const startedAt = Date.now();
    let [printed, count] = [startedAt, 0];
    const admits = (event: RecordedHennaEvent) => {
      const isAdmitted = isOfMoment(event);
      if (isAdmitted) count += 1;
      return isAdmitted;
    };
    const onProgress = (eventCount: number, position: bigint) => {
      if (Date.now() - printed < lineEveryMs) return;
      printed = Date.now();
      print(progressLine(end > 0n ? Number(position) / Number(end) : 1, eventCount, (printed - startedAt) / 1_000));
    };
    const rules = await latestRules(events, isOfMoment);
    const options = { mongo, db, live, events, views: viewNames, rules, signal: stop.signal, admits, onProgress };
    const builds = await rebuildViews(options);
    if (!builds) return print(`stopped; ${into} is incomplete`);
    const numbers = Object.fromEntries(builds.map(({ view, number }) => [view, number]));
    await activeIn(db).updateOne({ _id: 'active' }, { $set: { builds: numbers } }, { upsert: true });
    const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
    print(`${into}: ${builds.length} views of that moment from ${count} events in ${seconds} s`);
  } finally {
    await events.dispose();
    await mongo.close();
  }
};

try {
  const { until, into } = parseOptions();
  await replay(until, into);
} catch (error) {
  if (!stop.signal.aborted) {
    const isUsage = error instanceof TypeError && 'code' in error;
    if (!(error instanceof SettingError || error instanceof RebuildRefusedError || isUsage)) throw error;
    process.stderr.write(`replay: ${isUsage ? usage : error.message}\n`);
    process.exitCode = 1;
  }
}
