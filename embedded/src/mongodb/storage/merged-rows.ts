import type { MemRow } from './mem-tables.ts';

/** Sorted rows of several sources as one: where some have a row of the same key, that of the first source counts. */
export function* mergedRows(sources: readonly Iterator<MemRow>[], reverse: boolean): Generator<MemRow> {
  const heads = sources.map((source) => nextRow(source));
  try {
    for (;;) {
      let first: MemRow | undefined;
      for (const head of heads) if (head && (!first || isBefore(head, first, reverse))) first = head;
      if (!first) return;
      for (let at = 0; at < heads.length; at++)
        if (heads[at] === first || heads[at]?.key.equals(first.key)) heads[at] = nextRow(sources[at]!);
      yield first;
    }
  } finally {
    for (const source of sources) source.return?.();
  }
}

const nextRow = (source: Iterator<MemRow>): MemRow | undefined => {
  const row = source.next();
  return row.done ? undefined : row.value;
};

const isBefore = (a: MemRow, b: MemRow, reverse: boolean): boolean => {
  const order = a.key.compare(b.key);
  return reverse ? order > 0 : order < 0;
};
