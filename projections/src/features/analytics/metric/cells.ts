import type { MetricCell, MetricDocument } from '@henna/contracts';
import type { Content } from '../../../projection.ts';

const fields = ['visits', 'votes', 'ratings', 'comments', 'stars', 'newMembers'] as const;

const sum = (a: MetricCell, b: MetricCell, sign: 1 | -1): MetricCell => {
  const added: Record<string, number | Record<string, number>> = {};
  for (const field of fields) {
    const value = (a[field] ?? 0) + sign * (b[field] ?? 0);
    if (value !== 0) added[field] = value;
  }
  const options: Record<string, number> = {};
  for (const id of new Set([...Object.keys(a.options ?? {}), ...Object.keys(b.options ?? {})])) {
    const value = (a.options?.[id] ?? 0) + sign * (b.options?.[id] ?? 0);
    if (value !== 0) options[id] = value;
  }
  if (Object.keys(options).length > 0) added['options'] = options;
  return added;
};

export type Cells = MetricDocument['cells'];

/** A day's cells with others added to them or taken from them; what is zero is left out. */
export const withCells = (cells: Cells, change: Cells, sign: 1 | -1): Cells => {
  const after: Record<string, MetricCell> = { ...cells };
  for (const [key, cell] of Object.entries(change)) {
    const added = sum(after[key] ?? {}, cell, sign);
    if (Object.keys(added).length > 0) after[key] = added;
    else delete after[key];
  }
  return after;
};

export const hasCells = ({ cells }: Content<MetricDocument>): boolean => Object.keys(cells).length > 0;
