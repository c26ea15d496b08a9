import { isDeepStrictEqual } from 'node:util';
import { rankingRules, type ProductDocument, type TrendingRules, type TrendingRulesDocument } from '@henna/domain';
import { instant } from '../event-values.ts';
import type { Content, Documents, Key, RecordedOf } from '../../projection.ts';

type RulesChanged = RecordedOf<'TrendingRulesChanged'>;
type Rules = Content<TrendingRulesDocument>;

const part = 'rules';
export const rulesKey: Key = { part, id: 'trending' };

const kept = (documents: Documents<ProductDocument>) => documents.part<TrendingRulesDocument>(part);

const noted = (live: TrendingRules, { data, revision, metadata }: RulesChanged): Rules => ({
  _id: 'trending',
  live,
  latest: data.to,
  revision: Number(revision),
  changedAt: instant(data.changedAt),
  changedBy: metadata.actor.name ?? null,
});

/** The rules by which this build counts, from its first event to its last. */
export const rulesOf = async (documents: Documents<ProductDocument>): Promise<TrendingRules> =>
  (await kept(documents).get(rulesKey.id))?.live ?? rankingRules;

/** Lets a build that is empty count by these rules. */
export const countBy = (event: RulesChanged, documents: Documents<ProductDocument>): void =>
  kept(documents).put(noted(event.data.to, event));

/** Notes what the rules are by now. Scores stay as they are: they are made anew in another build. */
export const noteRules = async (event: RulesChanged, documents: Documents<ProductDocument>): Promise<void> => {
  const known = await kept(documents).get(rulesKey.id);
  if (known && Number(event.revision) <= known.revision) return;
  kept(documents).put(noted(known?.live ?? rankingRules, event));
};

/** Whether a build counts by other rules than the log has. */
export const isUnderOldRules = ({ live, latest }: Pick<TrendingRulesDocument, 'live' | 'latest'>): boolean =>
  !isDeepStrictEqual({ ...live, points: { ...live.points } }, { ...latest, points: { ...latest.points } });
