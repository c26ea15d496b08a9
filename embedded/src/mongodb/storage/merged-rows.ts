import type { LaidRow } from './layer.ts';

/** Sorted rows of several sources as one: where some have a row of the same key, that of the first source counts. */
export function* mergedRows(sources: readonly Iterator<LaidRow>[], reverse: boolean): Generator<LaidRow> {
  const heads = sources.map((source) => next(source));
  try {
    for (;;) {
      let first: LaidRow | undefined;
      for (const head of heads) if (head && (!first || isBefore(head, first, reverse))) first = head;
      if (!first) return;
      for (let at = 0; at < heads.length; at++)
        if (heads[at] === first || heads[at]?.key.equals(first.key)) heads[at] = next(sources[at]!);
      yield first;
    }
  } finally {
    for (const source of sources) source.return?.();
  }
}

const next = (source: Iterator<LaidRow>): LaidRow | undefined => {
  const row = source.next();
  return row.done ? undefined : row.value;
};

const isBefore = (a: LaidRow, b: LaidRow, reverse: boolean): boolean => {
  const order = a.key.compare(b.key);
  return reverse ? order > 0 : order < 0;
};
