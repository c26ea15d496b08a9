import { ServerError } from '../errors.ts';
import type { Plan } from '../planner/plan.ts';
import type { KeyRange } from '../planner/ranges.ts';
import type { Collection } from '../storage/collection.ts';
import type { Row, Table } from '../storage/table.ts';

export interface Examined {
  keys: number;
  documents: number;
}

export interface Candidate {
  id: Buffer;
  /** Known when the documents themselves are walked. */
  bytes?: Buffer;
}

const LARGEST_CHUNK = 512;
const SMALLEST_CHUNK = 8;

/** The ids a plan leads to, in its order, each once. `expectedCount` is how many the reader will probably read. */
export function* walk(
  collection: Collection,
  plan: Plan,
  examined: Examined,
  expectedCount: number,
): Generator<Candidate> {
  if (plan.branches) {
    const seen = new Set<string>();
    for (const branch of plan.branches)
      for (const visited of walk(collection, branch, examined, expectedCount))
        if (isFirstVisit(visited.id, seen)) yield visited;
    return;
  }
  if (plan.source === 'ids') {
    for (const id of plan.ids) {
      examined.keys++;
      yield { id };
    }
    return;
  }
  const table = plan.index ? plan.index.table : collection.primary;
  const seen = plan.index?.record.multikey ? new Set<string>() : undefined;
  const ranges = plan.reverse ? [...plan.ranges].reverse() : plan.ranges;
  const readers = ranges.map((range) =>
    rowsOf(table, range, plan.reverse, expectedCount, assertIndexExists(collection, plan)),
  );
  for (const { key, value } of plan.merged ? merge(table, readers, ranges, plan.reverse) : concatenated(readers)) {
    if (!plan.index) {
      yield { id: key, bytes: value };
      continue;
    }
    examined.keys++;
    if (!seen || isFirstVisit(value, seen)) yield { id: value };
  }
}

/** Whether an id has not been seen; from then on it has. */
function isFirstVisit(id: Buffer, seen: Set<string>): boolean {
  const name = id.toString('latin1');
  if (seen.has(name)) return false;
  seen.add(name);
  return true;
}

/** The rest of a dropped index must not look like the whole of it. */
const assertIndexExists =
  ({ ns, record }: Collection, { index }: Plan) =>
  (): void => {
    if (index && !record.indexes.includes(index.record))
      throw new ServerError('QueryPlanKilled', `index '${index.spec.name}' of ${ns} dropped`);
  };

/**
 * A range in growing chunks, each its own snapshot: a slow reader pins no pages, and deletions do not disturb it. What
 * is left of a chunk when something was written is read anew, so that no removed row is returned.
 */
function* rowsOf(
  table: Table,
  { start, end }: KeyRange,
  reverse: boolean,
  enough: number,
  assertThere: () => void,
): Generator<Row> {
  let resume: Buffer | undefined;
  for (
    let limit = Math.min(Math.max(enough, SMALLEST_CHUNK), LARGEST_CHUNK);
    ;
    limit = Math.min(limit * 4, LARGEST_CHUNK)
  ) {
    const { version } = table;
    const chunk = table.range(
      reverse
        ? { start: resume ?? end, end: start, reverse, exclusiveStart: true, inclusiveEnd: true, limit }
        : { start: resume ?? start, end, exclusiveStart: resume !== undefined, limit },
    );
    assertThere();
    for (const row of chunk) {
      yield row;
      resume = row.key;
      if (table.version !== version) break;
    }
    if (table.version !== version) limit = SMALLEST_CHUNK;
    else if (chunk.length < limit) return;
  }
}

function* concatenated(readers: Iterable<Row>[]): Generator<Row> {
  for (const reader of readers) yield* reader;
}

/** Several sorted ranges as one, in the order of what follows the fixed beginning of their keys. */
function* merge(table: Table, readers: Iterator<Row>[], ranges: readonly KeyRange[], reverse: boolean): Generator<Row> {
  const heads = readers.map((reader, i) => ({
    reader,
    fixed: ranges[i]!.prefixLength,
    row: undefined as Row | undefined,
  }));
  const advance = (head: (typeof heads)[number]) => {
    const next = head.reader.next();
    head.row = next.done ? undefined : next.value;
  };
  const isStored = ({ key, value }: Row) => table.get(key)?.equals(value) ?? false;
  heads.forEach(advance);
  let { version } = table;
  for (let open = heads.filter(({ row }) => row); open.length > 0; open = open.filter(({ row }) => row)) {
    if (table.version !== version) {
      for (const head of open) while (head.row && !isStored(head.row)) advance(head);
      ({ version } = table);
      continue;
    }
    const first = open.reduce((a, b) => {
      const order = Buffer.compare(a.row!.key.subarray(a.fixed), b.row!.key.subarray(b.fixed));
      return (reverse ? -order : order) <= 0 ? a : b;
    });
    yield first.row!;
    advance(first);
  }
}
