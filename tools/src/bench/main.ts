import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sayWhy, StartError } from '../start-error.ts';
import { clientFigures } from './client/figures.ts';
import type { Bench, Figure } from './figure.ts';
import { firstLoad } from './figures/first-load.ts';
import { listing } from './figures/listing.ts';
import { memory } from './figures/memory.ts';
import { plainApp } from './figures/plain-app.ts';
import { productPage } from './figures/product-page.ts';
import { ranking } from './figures/ranking.ts';
import { rebuild } from './figures/rebuild.ts';
import { search } from './figures/search.ts';
import { signIn } from './figures/sign-in.ts';
import { visible } from './figures/visible.ts';
import { report, table, type Result } from './table.ts';

const figures: readonly Figure[] = [
  visible,
  rebuild,
  productPage,
  plainApp,
  listing,
  search,
  ranking,
  signIn,
  firstLoad,
  memory,
  ...clientFigures,
];
/** Figures that are asked for by one word. */
const groups: Readonly<Record<string, readonly Figure[]>> = { client: clientFigures };
const file = 'bench-results.json';

const options = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { products: { type: 'string', default: '100000' }, only: { type: 'string', multiple: true } },
  });
  const size = Number(values.products);
  const group = positionals.find((word) => !Object.hasOwn(groups, word));
  if (group) throw new StartError(`bench takes ${Object.keys(groups).join(', ')} or nothing; not ${group}.`);
  const grouped = positionals.flatMap((word) => groups[word] ?? []).map(({ name }) => name);
  const asked = [...(values.only ?? []), ...grouped];
  const only = asked.length > 0 ? asked : figures.map(({ name }) => name);
  const unknown = only.find((name) => figures.every((figure) => figure.name !== name));
  if (!Number.isSafeInteger(size) || size < 100) throw new StartError('--products must be a whole number from 100.');
  if (unknown) throw new StartError(`--only takes ${figures.map(({ name }) => name).join(', ')}; not ${unknown}.`);
  return { size, chosen: figures.filter(({ name }) => only.includes(name)) };
};

const measureAll = async (bench: Bench, chosen: readonly Figure[]): Promise<Result[]> => {
  const results: Result[] = [];
  for (const figure of chosen) {
    bench.say(`\n${figure.what}`);
    try {
      const measured = await figure.measure(bench);
      for (const [name, value] of Object.entries(measured.notes)) bench.say(`  ${name}: ${value}`);
      results.push({ figure, measured });
    } catch (error) {
      sayWhy(error);
      results.push({ figure, measured: undefined });
    }
  }
  return results;
};

/** `bench [client] [--products <count>] [--only <figure>]…`: measures, prints the table and keeps it as JSON. */
const bench = async (): Promise<void> => {
  const { size, chosen } = options();
  const root = mkdtempSync(join(tmpdir(), 'henna-bench-'));
  const folder = (name: string) => {
    const path = join(root, name);
    mkdirSync(path);
    return path;
  };
  try {
    const begun = new Date();
    const results = await measureAll({ size, folder, say: console.log }, chosen);
    console.log('');
    for (const line of table(results)) console.log(line);
    const machine = { node: process.version, cpus: cpus().length, load: loadavg() };
    writeFileSync(file, `${JSON.stringify({ begun, size, machine, figures: report(results) }, null, 2)}\n`);
    console.log(`\nDetails: ${file}`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

try {
  await bench();
} catch (error) {
  sayWhy(error);
}
process.exit();
