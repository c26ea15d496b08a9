import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { adminRead } from '../../../admin-kit/request.ts';
import type { components } from '../../../lib/schema.gen.ts';
import type { HistoryEntry } from '../../history/index.ts';

export interface Annotations {
  readonly annotations: readonly Annotation[];
  /** There were more than are told. */
  readonly isCut: boolean;
  readonly failed: boolean;
}

/**
 * What the house changed in a period; undefined until it is known.
 * @param products ids of those that are shown
 */
export function useAnnotations(
  period: { readonly from: string; readonly to: string } | undefined,
  products: readonly string[] = [],
): Annotations | undefined {
  const { data, error } = useQuery({
    ...annotationsQuery(period ?? { from: '2000-01-01', to: '2000-01-01' }, products.length > 0),
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
  });
  if (data)
    return { annotations: annotationsOf(data.items, new Set(products)), isCut: data.next !== null, failed: false };
  return error ? { annotations: [], isCut: false, failed: true } : undefined;
}

/** Something that changes what is measured: one act of the house, whatever it consists of. */
export interface Annotation {
  /** From 1, oldest first: by it a line in the chart and the list belong together. */
  readonly number: number;
  /** What tells best what was done. */
  readonly entry: HistoryEntry;
  /** How many entries of the trail it comes to. */
  readonly count: number;
}

/** Rows of an import, and what the demo brought, are told by what began them. */
const isRow = ({ type, origin }: HistoryEntry) =>
  (origin === 'import' || origin === 'demo') && (type === 'VotingOptionsSet' || type.startsWith('Product'));

/**
 * Annotations of the entries of a trail: what was done at once is one mark.
 * @param entries newest first
 * @param products ids of those whose coming and going matters
 */
export const annotationsOf = (
  entries: readonly HistoryEntry[],
  products: ReadonlySet<string>,
): readonly Annotation[] => {
  const relevant = entries.filter(
    (entry) => !isRow(entry) && (entry.entity.kind !== 'product' || products.has(entry.entity.id ?? '')),
  );
  const groups = new Map<string, HistoryEntry[]>();
  for (const entry of [...relevant].reverse()) {
    const key = `${entry.correlationId} ${entry.type}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map((group, index) => ({ number: index + 1, entry: group[0]!, count: group.length }));
};

/** Which marks stand in which step, by its place. Steps follow one another; what is in none of them is left out. */
export const annotationsByStep = (
  annotations: readonly Annotation[],
  steps: readonly { readonly from: string; readonly to: string }[],
): ReadonlyMap<number, readonly Annotation[]> => {
  const found = new Map<number, Annotation[]>();
  for (const annotation of annotations) {
    const time = Date.parse(annotation.entry.at);
    const step = steps.findIndex(({ from, to }) => Date.parse(from) <= time && time < Date.parse(to));
    if (step >= 0) found.set(step, [...(found.get(step) ?? []), annotation]);
  }
  return found;
};

/** Numbers of marks that stand together: `3`, or `3–5`. */
export const numbersOf = (annotations: readonly Annotation[], write: (number: number) => string): string => {
  const [first, last] = [annotations[0], annotations.at(-1)];
  if (!first || !last) return '';
  return first === last ? write(first.number) : `${write(first.number)}–${write(last.number)}`;
};

/** What changes what is measured, or by which rules. */
const staffTypes = [
  'TrendingRulesChanged',
  'ImportStarted',
  'DemoLoaded',
  'DemoRemoved',
  'DemoRestored',
  'VotingOptionsSet',
] as const;
const productTypes = ['ProductRemoved', 'ProductRestored'] as const;

interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * What the house did in a period that changes what is measured, newest first; at most a hundred entries of the trail.
 * @param withProducts also products that were taken away or brought back
 */
export const annotationsQuery = ({ from, to }: Period, withProducts: boolean) =>
  queryOptions({
    queryKey: [
      '/api/admin/history',
      {
        by: 'staff',
        types: [...staffTypes, ...(withProducts ? productTypes : [])].join(','),
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        pageSize: 100,
      },
    ],
    queryFn: adminRead<components['schemas']['HistoryPageBody']>,
  });
