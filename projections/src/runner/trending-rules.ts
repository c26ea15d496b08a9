import { type EventStoreDBClient, StreamNotFoundError } from '@eventstore/db-client';
import {
  type RecordedHennaEvent,
  type TrendingRulesDocument,
  trendingRulesStream,
  viewCollection,
  type ViewName,
} from '@henna/domain';
import type { Db } from 'mongodb';
import type { RecordedOf } from '../projection.ts';
import { hasOutdatedRules } from '../views/product/rules.ts';
import { activeIn, checkpointsIn } from './builds.ts';

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

const repeatAfterMs = 30_000;

/** Finds views whose scores follow rules that the log has changed since; repeats itself while nobody rebuilds them. */
export class OutdatedRules {
  #reported: { readonly revision: number; readonly at: number } | undefined;
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** None while they are being rebuilt, or were reported a moment ago. */
  async viewsToRebuild(): Promise<readonly ViewName[]> {
    const active = await activeIn(this.#db).findOne({ _id: 'active' });
    const build = active?.builds.product;
    if (build === undefined) return [];
    const rules = await this.#db
      .collection<TrendingRulesDocument>(viewCollection('product', build, 'rules'))
      .findOne({ _id: 'trending' });
    if (!rules || !hasOutdatedRules(rules)) return [];
    const underWay = await checkpointsIn(this.#db).countDocuments({
      view: 'product',
      $or: [{ phase: 'level' }, { phase: 'building', builtUntil: { $gt: new Date() } }],
    });
    if (underWay > 0) return [];
    if (this.#reported?.revision === rules.revision && Date.now() - this.#reported.at < repeatAfterMs) return [];
    this.#reported = { revision: rules.revision, at: Date.now() };
    return ['product'];
  }
}
