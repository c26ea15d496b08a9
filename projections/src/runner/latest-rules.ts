import { StreamNotFoundError, type EventStoreDBClient } from '@eventstore/db-client';
import { trendingRulesStream, type RecordedHennaEvent } from '@henna/domain';
import type { RecordedOf } from '../projection.ts';

/** The last change of the trending rules in the log; `undefined` when there was none. @param counts which events count */
export const latestRules = async (
  client: EventStoreDBClient,
  counts: (event: RecordedHennaEvent) => boolean = () => true,
): Promise<RecordedOf<'TrendingRulesChanged'> | undefined> => {
  let latest: RecordedOf<'TrendingRulesChanged'> | undefined;
  try {
    for await (const { event, commitPosition } of client.readStream(trendingRulesStream)) {
      if (event?.type !== 'TrendingRulesChanged') continue;
      const { type, data, metadata, id, streamId: stream, revision } = event;
      const position = commitPosition ?? event.position?.commit;
      const changed = { type, data, metadata, id, stream, revision, position } as unknown as typeof latest & object;
      if (counts(changed)) latest = changed;
    }
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return latest;
};
