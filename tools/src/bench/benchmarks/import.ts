import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Benchmark } from '../bench.ts';
import { adminHeaders } from '../installation.ts';
import { atLeast, type Measured } from '../table.ts';

/** The record of an import. */
interface ImportState {
  readonly id: string;
  readonly status: string;
  readonly success: number;
}

const amount = 2_000;
const lookEveryMs = 100;

/** Imports rows. @returns seconds until every view has committed the last of them @throws Error when a row was refused */
const importSeconds = async (bench: Bench, entity: string, rows: readonly object[]): Promise<number> => {
  const { client } = await bench.service();
  const headers = { ...adminHeaders, prefer: 'respond-async' };
  const begun = performance.now();
  const request = { method: 'POST', headers, json: { mode: 'merge', data: rows } };
  const { body } = await client.succeed(`/api/admin/import/${entity}`, request);
  let state = JSON.parse(body.toString()) as ImportState;
  for (; state.status === 'running'; await pause(lookEveryMs)) {
    const answer = await client.succeed(`/api/admin/imports/${state.id}`, { headers });
    state = JSON.parse(answer.body.toString()) as ImportState;
  }
  if (state.success !== rows.length) throw new Error(`${state.success} of ${rows.length} rows of ${entity} came in`);
  await bench.untilCaughtUp();
  return (performance.now() - begun) / 1_000;
};

/** Files of an administrator, until every view shows the last row. */
export const imports: Benchmark = {
  rows: [
    atLeast('import-products', 'import of new products', 300, 'rows/s'),
    atLeast('import-opinions', 'import of votes and ratings, each of a new person', 500, 'rows/s'),
  ],
  measure: async (bench, isAsked) => {
    await bench.commands();
    const { products, brands, subcategories } = bench.fixture;
    const rows = (count: number, row: (index: number) => object) => Array.from({ length: count }, (_, i) => row(i));
    const opinions = (opinion: (index: number) => object) =>
      rows(amount / 2, (index) => {
        const { id: productId } = products[index % products.length]!;
        return { productId, userId: randomUUID(), userName: `Person ${index}`, ...opinion(index) };
      });
    const figures: Record<string, Measured> = {};
    if (isAsked('import-products')) {
      bench.say(`Importing ${amount} products`);
      const product = (index: number) => ({
        ...{ name: `Imported cream ${index}`, description: 'As an administrator may send it: a sentence or two.' },
        ...{ brand: brands[index % brands.length], ...subcategories[index % subcategories.length] },
      });
      figures['import-products'] = { figure: amount / (await importSeconds(bench, 'products', rows(amount, product))) };
    }
    if (isAsked('import-opinions')) {
      bench.say(`Importing ${amount} votes and ratings`);
      const votes = opinions((index) => ({ vote: products[index % products.length]!.options[0]!.label }));
      const seconds = await importSeconds(bench, 'votes', votes);
      const ratings = opinions((index) => ({ stars: 1 + (index % 5) }));
      figures['import-opinions'] = { figure: amount / (seconds + (await importSeconds(bench, 'ratings', ratings))) };
    }
    return figures;
  },
};
