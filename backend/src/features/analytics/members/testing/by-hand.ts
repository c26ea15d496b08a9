import type { ActKind, MetricLanguage, MetricPersonDocument, PersonAct } from '@henna/domain';
import type { MetricFilter } from '../../metrics/metric-query.ts';
import { stepsByHour } from '../../metrics/period.ts';
import type { Place } from '../../metrics/product-places.ts';
import type { Measured } from '../../metrics/sums.ts';
import type { MembersQuery } from '../member-cells.ts';
import type { MemberMetric } from '../member-metrics.ts';

/** That a member did something on a product, in an hour since 1970-01-01. */
export interface Act {
  readonly userId: string;
  readonly productId: string;
  readonly kind: ActKind;
  readonly hour: number;
  readonly language: MetricLanguage;
}

interface OwnPlace {
  readonly product: string;
  readonly brand: string;
}

const placeOf = (product: string): OwnPlace => ({ product, brand: product < 'product2' ? 'rose' : 'musk' });

/** Some products are of one brand, the others of another. */
export const places = {
  of: (_: unknown, id: string): Place => placeOf(id),
  fits: (place: Place, filter: MetricFilter): boolean =>
    (filter.product ?? place.product) === place.product && (filter.brand ?? place.brand) === place.brand,
};

const isAct = ({ kind }: Act) => kind !== 'visits';
export const distinct = (keys: readonly string[]) => [...new Set(keys)];

/** The definition in words, worked out the long way. */
const valueOf = (metric: MemberMetric, acts: readonly Act[], all: readonly Act[], begins: number): Measured => {
  const active = distinct(acts.filter(isAct).map(({ userId }) => userId));
  const pairs = distinct(acts.map(({ userId, productId }) => `${userId} ${productId}`));
  const did = (kind: ActKind) => (pair: string) =>
    acts.some((each) => each.kind === kind && `${each.userId} ${each.productId}` === pair);
  const share = (of: readonly string[], reached: readonly string[]) => ({
    value: of.length === 0 ? null : reached.length / of.length,
    outOf: of.length,
  });
  switch (metric) {
    case 'activeMembers':
      return { value: active.length, outOf: null };
    case 'returningMembers': {
      const before = new Set(all.filter((each) => isAct(each) && each.hour < begins).map(({ userId }) => userId));
      return { value: active.filter((userId) => before.has(userId)).length, outOf: null };
    }
    case 'visitToVote': {
      const visited = pairs.filter(did('visits'));
      return share(visited, visited.filter(did('votes')));
    }
    case 'voteToComment': {
      const voted = pairs.filter(did('visits')).filter(did('votes'));
      return share(voted, voted.filter(did('comments')));
    }
  }
};

/** What a question comes to while these acts stand, by group. */
export const countedByHand = ({ metric, group, filter, period }: MembersQuery, all: readonly Act[]) => {
  const stepOf = stepsByHour(period);
  const wanted = all.filter(
    ({ productId, language, hour }) =>
      stepOf(hour) >= 0 && places.fits(placeOf(productId), filter) && (filter.language ?? language) === language,
  );
  const groupOf = ({ productId, language }: Act): string | null => {
    if (group === 'language') return language;
    return group === 'product' || group === 'brand' ? placeOf(productId)[group] : null;
  };
  return Object.fromEntries(
    [...new Set(wanted.map(groupOf))].map((key) => {
      const own = wanted.filter((each) => groupOf(each) === key);
      const steps = period.steps.map(({ from }, step) => {
        const of = own.filter(({ hour }) => stepOf(hour) === step);
        return valueOf(metric, of, all, from.getTime() / 3_600_000).value;
      });
      return [String(key), { total: valueOf(metric, own, all, period.from.getTime() / 3_600_000), steps }];
    }),
  );
};

/** What part `people` holds while these acts stand. */
export const peopleOf = (acts: readonly Act[]): MetricPersonDocument[] => {
  const firsts = new Map<string, Act>();
  for (const each of acts.filter(isAct))
    if (each.hour < (firsts.get(each.userId)?.hour ?? Infinity)) firsts.set(each.userId, each);
  const people = new Map<string, MetricPersonDocument>();
  for (const [index, each] of acts.entries()) {
    const { userId, productId, kind, language } = each;
    const [day, hour] = [Math.floor(each.hour / 24), each.hour % 24];
    const _id = `${productId}.${day}.${userId}`;
    const before = people.get(_id) ?? { _id, productId, userId, day, acts: {}, visits: {} };
    const first = firsts.get(userId) === each ? { first: hour } : {};
    if (kind === 'visits') people.set(_id, { ...before, visits: { ...before.visits, [`${hour}:${language}`]: 1 } });
    else {
      const done: PersonAct = { kind, hour, language, stands: true };
      const undone: PersonAct = { ...done, stands: false };
      people.set(_id, { ...before, ...first, acts: { ...before.acts, [index]: done, [`no ${index}`]: undone } });
    }
  }
  return [...people.values()];
};
