import { isDeepStrictEqual } from 'node:util';
import { rankingRules, type ProductDocument, type TrendingRules, type TrendingRulesDocument } from '@henna/domain';
import { instant } from '../event-values.ts';
import type { Content, Documents, Key, RecordedOf } from '../../projection.ts';

type RulesChanged = RecordedOf<'TrendingRulesChanged'>;
type Rules = Content<TrendingRulesDocument>;

const part = 'rules';
export const rulesKey: Key = { part, id: 'trending' };

const rulesPart = (documents: Documents<ProductDocument>) => documents.part<TrendingRulesDocument>(part);

const rulesDocument = (live: TrendingRules, { data, revision, metadata }: RulesChanged): Rules => ({
  _id: 'trending',
  live,
  latest: data.to,
  revision: Number(revision),
  changedAt: instant(data.changedAt),
  changedBy: metadata.actor.name ?? null,
});

/** The rules that this build follows from its first event to its last. */
export const currentRules = async (documents: Documents<ProductDocument>): Promise<TrendingRules> =>
  (await rulesPart(documents).get(rulesKey.id))?.live ?? rankingRules;

/** Makes an empty build follow these rules from its first event on. */
export const startWithRules = (event: RulesChanged, documents: Documents<ProductDocument>): void =>
  rulesPart(documents).put(rulesDocument(event.data.to, event));

/** Stores the latest rules. The scores of this build stay as they are: a rebuild makes them by the new rules. */
export const recordRules = async (event: RulesChanged, documents: Documents<ProductDocument>): Promise<void> => {
  const storedRules = await rulesPart(documents).get(rulesKey.id);
  if (storedRules && Number(event.revision) <= storedRules.revision) return;
  rulesPart(documents).put(rulesDocument(storedRules?.live ?? rankingRules, event));
};

/** Whether a build follows other rules than the latest ones in the log. */
export const hasOutdatedRules = ({ live, latest }: Pick<TrendingRulesDocument, 'live' | 'latest'>): boolean =>
  !isDeepStrictEqual({ ...live, points: { ...live.points } }, { ...latest, points: { ...latest.points } });
