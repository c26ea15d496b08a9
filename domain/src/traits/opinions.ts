import { wholePercent } from '../voting/vote-statistics.ts';
import { givenTraits, type Traits } from './trait-values.ts';

/**
 * People are counted in steps of so many, and no group is shown that leaves fewer others: so nobody's opinion, and
 * nobody's trait, can be worked out from one group, from the difference of two, or from what an act changes.
 */
export const opinionStep = 5;
/** In one question. */
export const maxTraits = 2;

/** What one person says of a product. */
export interface Opinion {
  readonly userId: string;
  /** ms since 1970; the order in which people are counted. */
  readonly at: number;
  /** Stars, or ids of options, each once. */
  readonly marks: readonly string[];
}

/** The people of a group who are counted, and how many of them gave each mark. */
export interface GroupCounts {
  readonly people: number;
  readonly marks: ReadonlyMap<string, number>;
  /** Marks that five others gave too: who is known to have given another one would be known to have the traits. */
  readonly shared: ReadonlySet<string>;
}

/** Names a group by at most {@link maxTraits} traits. */
export const groupKey = (traits: Traits): string => givenTraits(traits).map(String).join('&');

interface Tally {
  /** All of the group. */
  size: number;
  people: number;
  readonly marks: Map<string, number>;
  /** Of all of the group. */
  readonly all: Map<string, number>;
  /** Fewer than a step. */
  waiting: Opinion[];
  /** Keys of the smallest groups that contain it. */
  readonly within: readonly string[];
}

/** The groups that somebody belongs to: of each trait, and of each two. */
const groupsOf = (traits: Traits): readonly Pick<Tally & { key: string }, 'key' | 'within'>[] => {
  const singles = givenTraits(traits).map(String);
  const pairs = singles.flatMap((first, index) => singles.slice(index + 1).map((second) => [first, second] as const));
  return [
    ...singles.map((key) => ({ key, within: [''] })),
    ...pairs.map((within) => ({ key: within.join('&'), within })),
  ];
};

const add = (counts: Map<string, number>, marks: readonly string[]) => {
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
};

const take = (tally: Tally, opinion: Opinion): void => {
  tally.size++;
  add(tally.all, opinion.marks);
  tally.waiting.push(opinion);
  if (tally.waiting.length < opinionStep) return;
  tally.people += opinionStep;
  for (const { marks } of tally.waiting) add(tally.marks, marks);
  tally.waiting = [];
};

/**
 * The counts of every group that may be shown, by {@link groupKey}. In each group people count in steps, the earliest
 * first, so that its numbers change by a step of people at once.
 * @param opinions one a person, sorted by time
 */
export const countGroups = (
  opinions: Iterable<Opinion>,
  traitsOf: (userId: string) => Traits | undefined,
): ReadonlyMap<string, GroupCounts> => {
  let total = 0;
  const totals = new Map<string, number>();
  const tallies = new Map<string, Tally>();
  for (const opinion of opinions) {
    total++;
    add(totals, opinion.marks);
    for (const { key, within } of groupsOf(traitsOf(opinion.userId) ?? {})) {
      let tally = tallies.get(key);
      if (!tally)
        tallies.set(key, (tally = { size: 0, people: 0, marks: new Map(), all: new Map(), waiting: [], within }));
      take(tally, opinion);
    }
  }
  const sizeOf = (key: string) => (key === '' ? total : tallies.get(key)!.size);
  const isShown = ({ size, people, within }: Tally) =>
    people > 0 && within.every((wider) => sizeOf(wider) - size >= opinionStep);
  const shared = ({ all }: Tally) =>
    new Set([...all].filter(([mark, count]) => totals.get(mark)! - count >= opinionStep).map(([mark]) => mark));
  return new Map(
    [...tallies].flatMap(([key, tally]) =>
      isShown(tally) ? [[key, { people: tally.people, marks: tally.marks, shared: shared(tally) }] as const] : [],
    ),
  );
};

/** The mean of a group's stars with one decimal. */
export const averageOfGroup = ({ people, marks }: GroupCounts): number =>
  Math.round(([...marks].reduce((sum, [stars, count]) => sum + Number(stars) * count, 0) / people) * 10) / 10;

/** The options that most people of a group have chosen and five others too, with their share of these people in whole per cent. */
export const topOptions = <Option extends { readonly id: string }>(
  { people, marks, shared }: GroupCounts,
  options: readonly Option[],
  limit: number,
): readonly { readonly option: Option; readonly percentage: number }[] =>
  options
    .filter(({ id }) => shared.has(id))
    .map((option) => ({ option, count: marks.get(option.id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, limit)
    .map(({ option, count }) => ({ option, percentage: wholePercent(count, people) }));
