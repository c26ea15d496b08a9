import type { TrendingRulesChanged } from '@henna/contracts';
import { trendingRules } from '../../../analytics/index.ts';
import type { LogSnapshot } from '../log-snapshot.ts';
import type { Rows } from './rows.ts';

/** By which products rank: always told, so that a restore ranks alike whatever rules a later version begins with. */
export async function* rulesOfTrending(log: LogSnapshot): Rows {
  let { rules, changedAt } = trendingRules.initialState();
  for await (const events of log.streams<TrendingRulesChanged>('rules'))
    ({ rules, changedAt } = log.folded(trendingRules, events));
  yield { ...rules, changedAt };
}
