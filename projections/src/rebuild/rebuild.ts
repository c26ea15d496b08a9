import { viewNames, type ViewName } from '@henna/domain';
import { SettingError, storeSettings } from '@henna/domain/node';
import { eventStoreClient, openViewsDatabase } from '../stores.ts';
import { endWithParent } from '../child-program.ts';
import { progressLine } from '../progress-line.ts';
import { logEnd } from '../runner/event-log.ts';
import { latestRules } from '../runner/trending-rules.ts';
import { RebuildRecord } from './rebuild-requests.ts';
import { RebuildRefusedError, rebuildViews, untilSwitched } from './rebuild-views.ts';

const lineEveryMs = 500;
const reportEveryMs = 10_000;
endWithParent();
const stop = new AbortController();
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stop.abort());

const isView = (name: string): name is ViewName => viewNames.some((view) => view === name);

const chosenViews = (names: readonly string[]): readonly ViewName[] => {
  if (names.includes('all')) return viewNames;
  if (names.length > 0 && names.every(isView)) return names;
  throw new SettingError(`name the views to rebuild: all, or some of ${viewNames.join(', ')}`);
};

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const rebuild = async (views: readonly ViewName[]): Promise<void> => {
  const { eventStoreUrl, mongoUrl } = storeSettings(process.env);
  const { mongo, db } = await openViewsDatabase(mongoUrl, stop.signal);
  const events = eventStoreClient(eventStoreUrl);
  const startedAt = Date.now();
  const record = new RebuildRecord(db, views);
  await record.begin();
  const end = await logEnd(events);
  const seconds = () => (Date.now() - startedAt) / 1000;
  let printed = startedAt;
  let [count, share] = [0, 0];
  const onProgress = (eventCount: number, position: bigint) => {
    count = eventCount;
    share = end > 0n ? Number(position) / Number(end) : 1;
    if (Date.now() - printed < lineEveryMs) return;
    printed = Date.now();
    record.reportProgress(count, share);
    print(progressLine(share, count, seconds()));
  };
  // While it waits for the live views, nothing progresses: administrators must not take it for dead.
  const reporting = setInterval(() => record.reportProgress(count, share), reportEveryMs);
  try {
    const builds = await rebuildViews({
      mongo,
      db,
      events,
      views,
      rules: await latestRules(events),
      signal: stop.signal,
      onProgress,
    });
    if (!builds) {
      await record.fail('stopped');
      return print('stopped; the unfinished builds will be dropped');
    }
    print(progressLine(1, count, seconds()));
    const names = builds.map(({ name }) => name).join(', ');
    const answers = await untilSwitched(db, builds, stop.signal);
    await record.finish(count);
    print(answers ? `${names}: answering now` : `${names}: ready, answering from the next start of the projections on`);
  } catch (error) {
    await record.fail(error instanceof Error ? error.message : String(error));
    throw error;
  } finally {
    clearInterval(reporting);
    await events.dispose();
    await mongo.close();
  }
};

try {
  await rebuild(chosenViews(process.argv.slice(2)));
} catch (error) {
  if (!stop.signal.aborted) {
    if (!(error instanceof SettingError || error instanceof RebuildRefusedError)) throw error;
    process.stderr.write(`rebuild: ${error.message}\n`);
    process.exitCode = 1;
  }
}
