import { setImmediate as pause } from 'node:timers/promises';
import type { Measurements } from '../metrics/metric-query.ts';
import type { Step } from '../metrics/period.ts';
import type { ProductPlaces } from '../metrics/product-places.ts';
import type { Measured } from '../metrics/sums.ts';
import { Counting, type GroupCount, type HourSpan } from './counting.ts';
import type { Count } from './done-by-member.ts';
import type { Acts } from './kept-acts.ts';
import { cellsOf, type Cell, type MembersQuery } from './member-cells.ts';
import { memberDefinitions } from './member-metrics.ts';

const hourLength = 3_600_000;
/** Acts that are counted before others have their turn. */
const actsAtOnce = 500_000;

/** So many groups have their steps counted along with their totals, whichever are answered. */
const fewGroups = 50;

/** Which groups have their steps answered, by the totals of all. */
type Answered = (totals: Measurements<Measured>) => ReadonlySet<string | null>;

/** An hour belongs to the step in which it begins. */
const hoursOf = ({ from, to }: Step): HourSpan => ({
  from: Math.ceil(from.getTime() / hourLength),
  to: Math.ceil(to.getTime() / hourLength),
});

/** Counts members, or pairs of member and product, once in each step and once in the whole period. */
export const countMembers = async (
  query: MembersQuery,
  acts: Acts,
  places: Pick<ProductPlaces, 'of' | 'fits'>,
  answered: Answered,
): Promise<Measurements<Measured>> => {
  const { period } = query;
  const cells = cellsOf(query, acts.products, places);
  if (period.steps.length === 1 || new Set(cells.map(({ group }) => group)).size <= fewGroups)
    return countByGroup(query, acts, cells, period.steps);
  const totals = await countByGroup(query, acts, cells, [period]);
  const groups = answered(totals);
  const some = cells.filter(({ group }) => groups.has(group));
  return new Map([...totals, ...(await countByGroup(query, acts, some, period.steps))]);
};

/** What the cells of a group come to, by group; groups in which nothing was done are left out. */
const countByGroup = async (
  query: MembersQuery,
  acts: Acts,
  cells: readonly Cell[],
  steps: readonly Step[],
): Promise<Measurements<Measured>> => {
  const counting = new Counting(query.metric, acts, steps.map(hoursOf));
  const groups = new Map<string | null, GroupCount>();
  let since = 0;
  for (const cell of cells) {
    const group = groups.get(cell.group) ?? counting.nothing();
    const walked = counting.count(cell, group);
    if (walked > 0) groups.set(cell.group, group);
    if ((since += walked) < actsAtOnce) continue;
    since = 0;
    await pause();
  }
  const { measure } = memberDefinitions[query.metric];
  const measured = ({ based, reached }: Count) => measure(based, reached);
  return new Map(
    [...groups].map(([group, { total, spans }]) => [
      group,
      { total: measured(total), steps: new Map(spans.map(measured).entries()) },
    ]),
  );
};
