import { setTimeout as pause } from 'node:timers/promises';
import type { ImportResponse } from '@henna/domain';
import { adminToken } from '../house.ts';
import type { HttpClient } from '../http-client.ts';
import { brandName, categoryName, subcategoryName } from '../histories/catalogue.ts';

export const asAdmin = { 'x-admin-token': adminToken };
const lookEveryMs = 20;

/** Rows of new products on the shelves that every catalogue of the bench has. */
export const productRows = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Imported cream ${index}`,
    brand: brandName(index % 20),
    category: categoryName(index % 5),
    subcategory: subcategoryName(index % 5, Math.floor(index / 5) % 4),
    description: 'As an administrator may send it: a sentence or two about the product, and nothing else.',
  }));

/**
 * Imports products and waits until the last row has had its turn.
 * @returns how long that took, in ms, from sending the file on
 * @throws Error when a row was refused
 */
export const importProducts = async (client: HttpClient, rows: readonly object[]): Promise<number> => {
  const begun = performance.now();
  const { body } = await client.succeed('/api/admin/import/products', {
    method: 'POST',
    headers: { ...asAdmin, prefer: 'respond-async' },
    json: { mode: 'merge', data: rows },
  });
  const { id } = JSON.parse(body.toString()) as ImportResponse;
  for (let ms: number | undefined; ; await pause(lookEveryMs)) {
    const answer = await client.succeed(`/api/admin/imports/${id}`, { headers: asAdmin });
    const { status, done, success } = JSON.parse(answer.body.toString()) as ImportResponse;
    if (done === rows.length) ms ??= performance.now() - begun;
    if (status === 'running') continue;
    if (ms === undefined || success !== rows.length) throw new Error(`${success} of ${rows.length} rows were imported`);
    return ms;
  }
};
