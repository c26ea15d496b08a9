import type { MetricName } from '@henna/domain';
import { kindCode } from '../batch.ts';
import type { Moment } from '../engine.ts';
import type { Names } from '../names.ts';
import type { ByGroup, ByStep, Measured } from './measured.ts';
import { conditionsOf, hoursOf, isPlaceGroup, stepsTable, type MetricQuestion } from './question.ts';

export const memberMetrics = [
  'activeMembers',
  'returningMembers',
  'visitToVote',
  'voteToComment',
] as const satisfies readonly MetricName[];
export type MemberMetric = (typeof memberMetrics)[number];

type MemberQuestion = MetricQuestion & { readonly metric: MemberMetric };

/** What a member has done with a product, as bits. */
const [visited, voted, commented] = [1, 2, 4];

interface Pairs {
  /** What must have been done by who is counted, */
  readonly base: number;
  /** and by who has reached the goal. */
  readonly goal: number;
}

/** Metrics that count pairs of a member and a product, instead of members. */
const pairMetrics: Readonly<Partial<Record<MemberMetric, Pairs>>> = {
  visitToVote: { base: visited, goal: visited | voted },
  voteToComment: { base: visited | voted, goal: visited | voted | commented },
};

/** The one definition of every metric that counts members once. */
const measure = (metric: MemberMetric, based: number, reached: number): Measured => {
  if (!(metric in pairMetrics)) return { value: reached, outOf: null };
  return { value: based === 0 ? null : reached / based, outOf: based };
};

export const noMembers = (metric: MemberMetric): Measured =>
  metric in pairMetrics ? { value: null, outOf: null } : { value: 0, outOf: null };

type Existing = Pick<Names, 'existing'>;

interface Scope {
  readonly isByStep: boolean;
  /** Groups, all without it. */
  readonly only?: ReadonlySet<number | null> | undefined;
}

/** What members did that counts, with its group and step. */
const doneSql = (question: MemberQuestion, names: Existing, scope: Scope, table: string, columns = ''): string => {
  const { group } = question;
  const isOfPlace = isPlaceGroup(group) && group !== 'product';
  const isByStep = scope.isByStep ? `JOIN ${stepsTable(question)} AS steps USING (hour)` : '';
  return `
    SELECT
      ${group === null ? 'NULL::INTEGER' : `${isOfPlace ? 'place.' : ''}${group}`} AS key,
      ${isByStep ? 'step, begins' : `0 AS step, ${hoursOf(question)[0]} AS begins`}${columns}
    FROM (FROM ${table} AND ${conditionsOf(question, names, scope.only)})
      ${isByStep} ${isOfPlace ? 'JOIN product AS place USING (product)' : ''}`;
};

const visits = 'visit WHERE isMember';
const contributions = 'contribution WHERE isActive';

/** Members who did something that counts, each once in a group and step. */
const membersSql = (question: MemberQuestion, names: Existing, scope: Scope): string => {
  const members = `SELECT DISTINCT * FROM (${doneSql(question, names, scope, contributions, ', person')})`;
  if (question.metric === 'activeMembers')
    return `SELECT key, step::INTEGER, 0::DOUBLE, count(*)::DOUBLE FROM (${members}) GROUP BY key, step`;
  return `
    SELECT key, step::INTEGER, 0::DOUBLE, count(*) FILTER (first < begins)::DOUBLE
    FROM (${members})
      JOIN (SELECT person, min(hour) AS first FROM ${contributions} GROUP BY person) AS began USING (person)
    GROUP BY key, step`;
};

/** Members with what they did to a product, each pair once in a group and step. */
const pairsSql = ({ base, goal }: Pairs, question: MemberQuestion, names: Existing, scope: Scope): string => {
  const kinds = goal & commented ? [kindCode('votes'), kindCode('comments')] : [kindCode('votes')];
  const bit = `CASE kind WHEN ${kindCode('votes')} THEN ${voted} ELSE ${commented} END::UTINYINT`;
  const given = `${contributions} AND kind IN (${kinds.join(', ')})`;
  return `
    WITH pair AS (
      SELECT key, step, bit_or(bit) AS done FROM (
        ${doneSql(question, names, scope, visits, `, product, person, ${visited}::UTINYINT AS bit`)}
        UNION ALL
        ${doneSql(question, names, scope, given, `, product, person, ${bit} AS bit`)})
      GROUP BY key, step, product, person)
    SELECT
      key, step::INTEGER,
      count(*) FILTER (done & ${base} = ${base})::DOUBLE, count(*) FILTER (done & ${goal} = ${goal})::DOUBLE
    FROM pair GROUP BY key, step`;
};

/** Groups in which a member did anything. */
const groupsSql = (question: MemberQuestion, names: Existing): string => {
  const done = [visits, contributions].map((table) => doneSql(question, names, { isByStep: false }, table));
  // Of the whole it is enough to find one row.
  return question.group === null
    ? `SELECT key FROM (${done.join(' UNION ALL ')}) LIMIT 1`
    : done.map((each) => `SELECT DISTINCT key FROM (${each})`).join(' UNION ');
};

const countSql = (question: MemberQuestion, names: Existing, scope: Scope): string => {
  const pairs = pairMetrics[question.metric];
  return pairs ? pairsSql(pairs, question, names, scope) : membersSql(question, names, scope);
};

/** Groups in which members did anything, also what does not count for the metric. */
export const memberTotals = async (question: MemberQuestion, moment: Moment, names: Existing): Promise<ByGroup> => {
  const groups = await moment.rows(groupsSql(question, names));
  const counted = await moment.rows(countSql(question, names, { isByStep: false }));
  return new Map([
    ...groups.map(([key]) => [key!, measure(question.metric, 0, 0)] as const),
    ...counted.map(([key, , based, reached]) => [key!, measure(question.metric, based!, reached!)] as const),
  ]);
};

export const memberSteps = async (
  question: MemberQuestion,
  only: ReadonlySet<number | null>,
  moment: Moment,
  names: Existing,
): Promise<ByStep> => {
  const steps = new Map<number | null, Map<number, Measured>>();
  for (const [key, step, based, reached] of await moment.rows(countSql(question, names, { isByStep: true, only }))) {
    const own = steps.get(key!) ?? new Map<number, Measured>();
    steps.set(key!, own.set(step!, measure(question.metric, based!, reached!)));
  }
  return steps;
};
