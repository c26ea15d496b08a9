import type { ActKind, MetricLanguage, MetricName } from '@henna/contracts';
import type { Measurement, Measurements } from './metric-query.ts';
import { stepsByHour, type Period } from './period.ts';
import type { Measured } from './sums.ts';

export type MemberMetric = Extract<MetricName, 'activeMembers' | 'returningMembers' | 'visitToVote' | 'voteToComment'>;

/** That a member did something on a product in an hour. */
export interface MemberHour {
  readonly userId: string;
  readonly productId: string;
  readonly kind: ActKind;
  /** UTC hours since 1970-01-01. */
  readonly hour: number;
  readonly language: MetricLanguage;
  readonly group: string | null;
}

/** What somebody did of each kind, by member or by member and product. */
type Done = Map<string, Set<ActKind>>;

const hourLength = 3_600_000;
const isActive = (done: ReadonlySet<ActKind>) => done.has('votes') || done.has('ratings') || done.has('comments');

const note = (done: Done, key: string, kind: ActKind) => {
  const kinds = done.get(key);
  if (kinds) kinds.add(kind);
  else done.set(key, new Set([kind]));
};

const share = (done: Done, before: readonly ActKind[], after: ActKind): Measured => {
  const pairs = [...done.values()].filter((kinds) => before.every((kind) => kinds.has(kind)));
  const reached = pairs.filter((kinds) => kinds.has(after)).length;
  return { value: pairs.length === 0 ? null : reached / pairs.length, outOf: pairs.length };
};

/** The one definition of every metric that counts members once. @param start of the step, in hours since 1970-01-01 */
const measure = (metric: MemberMetric, done: Done, firsts: ReadonlyMap<string, number>, start: number): Measured => {
  const active = () => [...done].filter(([, kinds]) => isActive(kinds));
  switch (metric) {
    case 'activeMembers':
      return { value: active().length, outOf: null };
    case 'returningMembers':
      return { value: active().filter(([id]) => (firsts.get(id) ?? Infinity) < start).length, outOf: null };
    case 'visitToVote':
      return share(done, ['visits'], 'votes');
    case 'voteToComment':
      return share(done, ['visits', 'votes'], 'comments');
  }
};

/**
 * Counts members, or pairs of member and product, once in each step and once in the whole period.
 * @param firsts the hour of each member's first act, where it is asked for
 */
export const countMembers = (
  metric: MemberMetric,
  hours: readonly MemberHour[],
  period: Period,
  firsts: ReadonlyMap<string, number>,
): Measurements<Measured> => {
  const byPair = metric === 'visitToVote' || metric === 'voteToComment';
  const stepOf = stepsByHour(period);
  const groups = new Map<string | null, { readonly total: Done; readonly steps: Map<number, Done> }>();
  for (const { userId, productId, kind, hour, group } of hours) {
    const step = stepOf(hour);
    if (step < 0) continue;
    const key = byPair ? `${userId} ${productId}` : userId;
    let done = groups.get(group);
    if (!done) groups.set(group, (done = { total: new Map<string, Set<ActKind>>(), steps: new Map<number, Done>() }));
    let ofStep = done.steps.get(step);
    if (!ofStep) done.steps.set(step, (ofStep = new Map<string, Set<ActKind>>()));
    note(ofStep, key, kind);
    note(done.total, key, kind);
  }
  const startOf = (from: Date) => from.getTime() / hourLength;
  return new Map(
    [...groups].map(([group, { total, steps }]): [string | null, Measurement<Measured>] => [
      group,
      {
        total: measure(metric, total, firsts, startOf(period.from)),
        steps: new Map(
          [...steps].map(([step, done]) => [step, measure(metric, done, firsts, startOf(period.steps[step]!.from))]),
        ),
      },
    ]),
  );
};
