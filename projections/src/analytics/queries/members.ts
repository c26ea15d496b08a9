import { scoredKinds, type FiguresQuery, metricLanguages, type MetricName } from '@henna/domain';
import { languageCode } from '../batch.ts';
import type { Moment } from '../engine.ts';
import type { Names } from '../names.ts';
import { tagOf, tags, type Activity } from './activity.ts';
import type { ByGroup, ByStep, Measured } from './measured.ts';
import { hoursOf, isPlaceGroup } from './question.ts';

export const memberMetrics = [
  'activeMembers',
  'returningMembers',
  'visitToVote',
  'voteToComment',
] as const satisfies readonly MetricName[];
export type MemberMetric = (typeof memberMetrics)[number];

export type MemberQuestion = FiguresQuery & { readonly metric: MemberMetric };

const [visited, voted, commented] = [1, 2, 4];
const active = 1;
const doneBits = 3;

interface Definition {
  /** Pairs of a member and a product are counted instead of members. */
  readonly isOfPairs: boolean;
  /** What a visit, vote, rating and comment each are, as bits. */
  readonly bits: readonly number[];
  /** What must have been done by who is counted, */
  readonly base: number;
  /** and by who has reached the goal. */
  readonly goal: number;
}

const ofMembers: Definition = { isOfPairs: false, bits: [0, active, active, active], base: active, goal: active };
const ofPairs = { isOfPairs: true, bits: [visited, voted, 0, commented] };

/** The one definition of every metric that counts members once. */
const definitions: Readonly<Record<MemberMetric, Definition>> = {
  activeMembers: ofMembers,
  /** Of the active, those who were so, with any product, before the step began. */
  returningMembers: ofMembers,
  visitToVote: { ...ofPairs, base: visited, goal: visited | voted },
  voteToComment: { ...ofPairs, base: visited | voted, goal: visited | voted | commented },
};

const measure = (metric: MemberMetric, based: number, reached: number): Measured =>
  definitions[metric].isOfPairs
    ? { value: based === 0 ? null : reached / based, outOf: based }
    : { value: reached, outOf: null };

export const noMembers = (metric: MemberMetric): Measured =>
  definitions[metric].isOfPairs ? { value: null, outOf: null } : { value: 0, outOf: null };

/** Products and a language within which a member counts once. */
interface Group {
  readonly key: number | null;
  readonly products: readonly number[];
  readonly language: number | undefined;
}

/** The groups of a question, with their products by number. */
export const groupsOf = async (
  { group, filter }: MemberQuestion,
  moment: Moment,
  names: Pick<Names, 'existing'>,
): Promise<readonly Group[]> => {
  const fitting = (['product', 'brand', 'category', 'subcategory'] as const).flatMap((field) =>
    filter[field] === undefined ? [] : [`${field} = ${names.existing(filter[field])}`],
  );
  const key = isPlaceGroup(group) ? group : 'NULL::INTEGER';
  const rows = await moment.rows(
    `SELECT product, ${key} FROM product ${fitting.length > 0 ? `WHERE ${fitting.join(' AND ')}` : ''} ORDER BY product`,
  );
  const language = filter.language === undefined ? undefined : languageCode(filter.language);
  if (group === 'language') {
    const products = rows.map(([product]) => product!);
    const languageCodes = metricLanguages.map((_, code) => code).filter((code) => (language ?? code) === code);
    return languageCodes.map((code) => ({ key: code, products, language: code }));
  }
  const groups = new Map<number | null, number[]>();
  for (const [product, own] of rows) {
    const products = groups.get(own!);
    if (products) products.push(product!);
    else groups.set(own!, [product!]);
  }
  return [...groups].map(([own, products]) => ({ key: own, products, language }));
};

/** What a group comes to in some hours. */
interface Count {
  based: number;
  reached: number;
}

const none = (): Count => ({ based: 0, reached: 0 });

/**
 * Counts members, or pairs, group by group. What somebody has done is marked in a column of all members, with a mark that
 * grows from one count to the next: so nothing has to be cleared in between.
 */
export class MemberCounts {
  readonly #definition: Definition;
  readonly #firsts: Int32Array | undefined;
  readonly #done: Float64Array;
  #mark = 0;

  constructor(
    private readonly question: MemberQuestion,
    private readonly activity: Activity,
  ) {
    this.#definition = definitions[question.metric];
    this.#firsts = question.metric === 'returningMembers' ? activity.firsts : undefined;
    this.#done = new Float64Array(activity.members);
  }

  /** Of the groups in which members did anything, also what does not count for the metric. */
  totals(groups: readonly Group[]): ByGroup {
    const { metric } = this.question;
    const [from, to] = hoursOf(this.question);
    return new Map(
      groups.flatMap((group) => {
        const bits = this.#bitsOf(group);
        const count = none();
        let rows = 0;
        this.#mark += 1;
        for (const product of group.products) {
          if (this.#definition.isOfPairs) this.#mark += 1;
          const [start, end] = this.#rowsOf(product, from, to);
          rows += this.#count(bits, start, end, from, count);
        }
        return rows === 0 ? [] : [[group.key, measure(metric, count.based, count.reached)] as const];
      }),
    );
  }

  steps(groups: readonly Group[]): ByStep {
    const { metric } = this.question;
    return new Map(
      groups.map((group) => {
        const counts = this.#definition.isOfPairs ? this.#pairSteps(group) : this.#memberSteps(group);
        return [group.key, new Map(counts.map(({ based, reached }, step) => [step, measure(metric, based, reached)]))];
      }),
    );
  }

  #pairSteps(group: Group): readonly Count[] {
    const { edges } = this.question;
    const bits = this.#bitsOf(group);
    const counts = edges.slice(1).map(none);
    const { hours } = this.activity.byProduct;
    for (const product of group.products) {
      const [first, last] = this.#rowsOf(product, edges[0]!, edges.at(-1)!);
      let step = 0;
      for (let start = first; start < last;) {
        while (edges[step + 1]! <= hours[start]!) step += 1;
        let end = start + 1;
        while (end < last && hours[end]! < edges[step + 1]!) end += 1;
        this.#mark += 1;
        this.#count(bits, start, end, edges[step]!, counts[step]!);
        start = end;
      }
    }
    return counts;
  }

  /** The rows of several products do not come in the order of the steps: they are sorted by step first, by counting. */
  #memberSteps(group: Group): readonly Count[] {
    const { edges } = this.question;
    const { hours, people, tags: all } = this.activity.byProduct;
    const bits = this.#bitsOf(group);
    const steps = edges.length - 1;
    const stepOf = stepsByHour(edges);
    const starts = new Int32Array(steps + 1);
    const ranges = group.products.map((product) => this.#rowsOf(product, edges[0]!, edges.at(-1)!));
    for (const [start, end] of ranges)
      for (let row = start; row < end; row += 1)
        if (people[row]! >= 0 && bits[all[row]!]! > 0) starts[stepOf[hours[row]! - edges[0]!]! + 1]! += 1;
    for (let step = 0; step < steps; step += 1) starts[step + 1]! += starts[step]!;
    const sorted = new Int32Array(starts.at(-1)!);
    const next = starts.slice();
    for (const [start, end] of ranges)
      for (let row = start; row < end; row += 1) {
        if (people[row]! < 0 || bits[all[row]!]! <= 0) continue;
        const step = stepOf[hours[row]! - edges[0]!]!;
        sorted[next[step]!] = people[row]!;
        next[step]! += 1;
      }
    return Array.from({ length: steps }, (_, step) => {
      this.#mark += 1;
      const count = none();
      for (let at = starts[step]!; at < starts[step + 1]!; at += 1)
        this.#countOne(sorted[at]!, active, edges[step]!, count);
      return count;
    });
  }

  /** @returns how many rows are of the group, whether they count or not */
  #count(bits: Int8Array, start: number, end: number, begins: number, count: Count): number {
    const { people, tags: all } = this.activity.byProduct;
    let rows = 0;
    for (let row = start; row < end; row += 1) {
      const bit = bits[all[row]!]!;
      if (bit < 0 || people[row]! < 0) continue;
      rows += 1;
      if (bit > 0) this.#countOne(people[row]!, bit, begins, count);
    }
    return rows;
  }

  #countOne(person: number, bit: number, begins: number, count: Count): void {
    const { base, goal } = this.#definition;
    const lowest = this.#mark * (1 << doneBits);
    const marked = this.#done[person]!;
    const before = marked >= lowest ? marked - lowest : 0;
    const after = before | bit;
    if (after === before) return;
    this.#done[person] = lowest + after;
    if ((after & base) === base && (before & base) !== base) count.based += 1;
    if ((after & goal) !== goal || (before & goal) === goal) return;
    if (!this.#firsts || this.#firsts[person]! < begins) count.reached += 1;
  }

  /** By the tag of a row: what it is, 0 for what does not count, -1 for what is of another language. */
  #bitsOf({ language }: Group): Int8Array {
    const bits = new Int8Array(tags).fill(-1);
    for (let kind = 0; kind < scoredKinds.length; kind += 1)
      for (let each = 0; each < metricLanguages.length; each += 1)
        if ((language ?? each) === each) bits[tagOf(kind, each)] = this.#definition.bits[kind]!;
    return bits;
  }

  /** Where the rows of a product in some hours begin and end. */
  #rowsOf(product: number, from: number, to: number): readonly [start: number, end: number] {
    const { starts, hours } = this.activity.byProduct;
    const [first, last] = [starts[product] ?? 0, starts[product + 1] ?? 0];
    return [firstFrom(hours, first, last, from), firstFrom(hours, first, last, to)];
  }
}

/** The first place, of some in ascending order, that has the value or a higher one. */
const firstFrom = (values: Int32Array, start: number, end: number, value: number): number => {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The step of each hour, from the first of the period on. */
const stepsByHour = (edges: readonly number[]): Int32Array => {
  const steps = new Int32Array(edges.at(-1)! - edges[0]!);
  for (let step = 0; step + 1 < edges.length; step += 1)
    steps.fill(step, edges[step]! - edges[0]!, edges[step + 1]! - edges[0]!);
  return steps;
};
