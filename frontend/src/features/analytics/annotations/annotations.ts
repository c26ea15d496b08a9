import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { adminRead } from '../../../admin-kit/request.ts';
import type { components } from '../../../lib/schema.gen.ts';
import type { HistoryEntry } from '../../history/index.ts';

export interface Annotations {
  readonly annotations: readonly Annotation[];
  /** Whether there were more than one answer holds. */
  readonly isCut: boolean;
  readonly failed: boolean;
}

/**
 * What staff changed in a period; undefined while it is loading.
 * @param products ids of the products that are shown
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

/** One action of staff that changes what is measured, however many entries of the history it has. */
export interface Annotation {
  /** From 1, oldest first; connects a line in the chart with the list. */
  readonly number: number;
  /** The first entry of the action. */
  readonly entry: HistoryEntry;
  /** Entries of the history. */
  readonly count: number;
}

/** Rows of an import and records of the demo are represented by the event that began them. */
const isRow = ({ type, origin, entity }: HistoryEntry) =>
  (origin === 'import' || origin === 'demo') && (type === 'VotingOptionsSet' || entity.kind === 'product');

/**
 * Annotations of history entries: entries of one type and one batch are one annotation.
 * @param entries newest first
 * @param products ids of products whose removal and restoration matter
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

/**
 * Annotations by the index of the step they are in. Steps follow one another; annotations outside all of them are left
 * out.
 */
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

/** Numbers of annotations in one step: `3`, or `3–5`. */
export const numbersOf = (annotations: readonly Annotation[], write: (number: number) => string): string => {
  const [first, last] = [annotations[0], annotations.at(-1)];
  if (!first || !last) return '';
  return first === last ? write(first.number) : `${write(first.number)}–${write(last.number)}`;
};

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
 * What staff did in a period that changes what is measured, newest first; at most a hundred history entries.
 * @param withProducts also products that were removed or restored
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
    queryFn: adminRead<components['schemas']['HistoryPageResponse']>,
  });
