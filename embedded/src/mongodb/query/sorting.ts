import { fieldReader } from '../elements.ts';
import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { sortKey, type SortField } from '../indexes/field-values.ts';
import { fieldPath } from './field-path.ts';
import type { Found } from './find.ts';

/** What a sort may hold in keys and ids, in bytes. */
const MEMORY_LIMIT = 100 * 1024 * 1024;
const ROW_OVERHEAD = 200;

/**
 * The fields of a sort.
 * @throws ServerError on a direction that is neither 1 nor -1, and on a name that is no path
 */
export function sortFields(sort: Doc): SortField[] {
  return Object.entries(sort).map(([name, value]) => {
    const direction = Number(value);
    if (direction !== 1 && direction !== -1)
      throw new ServerError('BadValue', '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    return { path: fieldPath(name), descending: direction === -1 };
  });
}

interface Sorted {
  key: Buffer;
  n: number;
  id: Buffer;
}

const inOrder = (a: Sorted, b: Sorted) => Buffer.compare(a.key, b.key) || a.n - b.n;

/** The ids of the first `keep` of what comes, by their sort keys; equal keys keep their order. */
export function* sortedIds(
  found: Iterable<Found | undefined>,
  sort: Doc,
  keep: number,
): Generator<undefined, Buffer[]> {
  const fields = sortFields(sort);
  const read = fieldReader(new Set(fields.map(({ path }) => path[0]!)));
  const rows: Sorted[] = [];
  const enough = Math.max(1024, keep * 2);
  let n = 0;
  let memory = 0;
  let worst: Buffer | undefined;
  for (const next of found) {
    if (!next) {
      yield next;
      continue;
    }
    const key = sortKey(read(next.bytes), fields);
    if (worst && Buffer.compare(key, worst) >= 0) continue;
    rows.push({ key, n: n++, id: next.id });
    memory += key.length + next.id.length + ROW_OVERHEAD;
    if (rows.length >= enough) {
      rows.sort(inOrder);
      rows.length = keep;
      worst = rows.at(-1)?.key;
      memory = rows.reduce((sum, row) => sum + row.key.length + row.id.length + ROW_OVERHEAD, 0);
    }
    if (memory > MEMORY_LIMIT)
      throw new ServerError(
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        `Sort exceeded memory limit of ${MEMORY_LIMIT} bytes: add an index or a limit`,
      );
  }
  rows.sort(inOrder);
  return rows.slice(0, keep).map(({ id }) => id);
}
