import { metricId, type MetricDocument, type MetricLevel, type ProductFields } from '@henna/contracts';
import type { Documents, Keyed } from '../../../projection.ts';
import { hasCells, withCells, type Cells } from './cells.ts';

/** Part `places`: what a product counts for. */
export interface Place extends Keyed, Pick<ProductFields, 'brandId' | 'categoryId' | 'subcategoryId'> {}

type Scope = readonly [level: MetricLevel, of: string];

export const whole: Scope = ['all', ''];

/** What holds a product; the whole and the product itself stay when it is moved. */
const around = ({ brandId, categoryId, subcategoryId }: Omit<Place, '_id'>): readonly Scope[] => [
  ['brand', brandId],
  ['category', categoryId],
  ['subcategory', subcategoryId],
];

export const scopesOf = (place: Place): readonly Scope[] => [whole, ...around(place), ['product', place._id]];

/** Adds cells to a day of some scopes, or takes them from it. */
export const count = async (
  metrics: Documents<MetricDocument>,
  scopes: readonly Scope[],
  day: number,
  cells: Cells,
  sign: 1 | -1 = 1,
): Promise<void> => {
  for (const [level, of] of scopes) {
    const id = metricId(level, of, day);
    const before = (await metrics.get(id)) ?? { _id: id, level, of, day, cells: {} };
    const after = { ...before, cells: withCells(before.cells, cells, sign) };
    if (hasCells(after)) metrics.put(after);
    else metrics.delete(id);
  }
};

/** Lets all days of a product count for other brands and categories than before. */
export const move = async (metrics: Documents<MetricDocument>, from: Place, to: Place): Promise<void> => {
  const moved = around(to).filter(([, of], index) => around(from)[index]![1] !== of);
  const left = around(from).filter(([, of], index) => around(to)[index]![1] !== of);
  if (moved.length === 0) return;
  for (const { level, day, cells } of await metrics.select({ field: 'of', value: from._id })) {
    if (level !== 'product') continue;
    await count(metrics, left, day, cells, -1);
    await count(metrics, moved, day, cells);
  }
};
