import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printError, UserFacingError } from '../shared/errors.ts';
import { clientFigures } from './client/figures.ts';
import type { Bench, Figure } from './figure.ts';
import { backupMemory } from './figures/backup-memory.ts';
import { asOf } from './figures/as-of.ts';
import { firstLoad } from './figures/first-load.ts';
import { importSpeed } from './figures/import-speed.ts';
import { listing } from './figures/listing.ts';
import { memory } from './figures/memory.ts';
import { plainApp } from './figures/plain-app.ts';
import { productPage } from './figures/product-page.ts';
import { ranking } from './figures/ranking.ts';
import { readsDuringImport } from './figures/reads-during-import.ts';
import { rebuild } from './figures/rebuild.ts';
import { search } from './figures/search.ts';
import { signIn } from './figures/sign-in.ts';
import { parquet } from './figures/parquet.ts';
import { metricQueries } from './figures/metric-queries.ts';
import { publicBesideReplay } from './figures/public-beside-replay.ts';
import { replaySpeed } from './figures/replay-speed.ts';
import { trailPage } from './figures/trail-page.ts';
import { whatIf } from './figures/what-if.ts';
import { visible } from './figures/visible.ts';
import { storeFigures } from './stores.ts';
import { report, table, type Result } from './table.ts';

const analyticsFigures: readonly Figure[] = [whatIf, metricQueries, replaySpeed, publicBesideReplay, parquet];
const administratorFigures: readonly Figure[] = [importSpeed, readsDuringImport, backupMemory, trailPage];
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
  asOf,
  ...clientFigures,
  ...administratorFigures,
  ...analyticsFigures,
  ...storeFigures,
];
/** Figures that are asked for by one word. */
const groups: Readonly<Record<string, readonly Figure[]>> = {
  administrator: administratorFigures,
  client: clientFigures,
  analytics: analyticsFigures,
  stores: storeFigures,
};
const file = 'bench-results.json';

/** What grows, and how far without being asked. */
const sizeOptions = {
  products: { type: 'string', default: '100000' },
  votes: { type: 'string', default: '1000000' },
  'import-rows': { type: 'string', default: '10000' },
  'backup-products': { type: 'string', default: '10000' },
  'trail-entries': { type: 'string', default: '100000' },
} as const;

const sizeOf = (name: keyof typeof sizeOptions, text: string): number => {
  const size = Number(text);
  if (!Number.isSafeInteger(size) || size < 100)
    throw new UserFacingError(`--${name} must be a whole number from 100.`);
  return size;
};

const options = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...sizeOptions, only: { type: 'string', multiple: true } },
  });
  const sizes = {
    size: sizeOf('products', values.products),
    votes: sizeOf('votes', values.votes),
    importRows: sizeOf('import-rows', values['import-rows']),
    backupProducts: sizeOf('backup-products', values['backup-products']),
    trailEntries: sizeOf('trail-entries', values['trail-entries']),
  };
  const group = positionals.find((word) => !Object.hasOwn(groups, word));
  if (group) throw new UserFacingError(`bench takes ${Object.keys(groups).join(', ')} or nothing; not ${group}.`);
  const grouped = positionals.flatMap((word) => groups[word] ?? []).map(({ name }) => name);
  const asked = [...(values.only ?? []), ...grouped];
  const only = asked.length > 0 ? asked : figures.map(({ name }) => name);
  const unknown = only.find((name) => figures.every((figure) => figure.name !== name));
  if (unknown) throw new UserFacingError(`--only takes ${figures.map(({ name }) => name).join(', ')}; not ${unknown}.`);
  return { sizes, chosen: figures.filter(({ name }) => only.includes(name)) };
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
      printError(error);
      results.push({ figure, measured: undefined });
    }
  }
  return results;
};

/** `bench [administrator|client|analytics|stores] [--products <count>]… [--only <figure>]…`: measures, prints the table and keeps it as JSON. */
const bench = async (): Promise<void> => {
  const { sizes, chosen } = options();
  const root = mkdtempSync(join(tmpdir(), 'henna-bench-'));
  const folder = (name: string) => {
    const path = join(root, name);
    mkdirSync(path);
    return path;
  };
  try {
    const begun = new Date();
    const results = await measureAll({ ...sizes, folder, say: console.log }, chosen);
    console.log('');
    for (const line of table(results)) console.log(line);
    const machine = { node: process.version, cpus: cpus().length, load: loadavg() };
    writeFileSync(file, `${JSON.stringify({ begun, ...sizes, machine, figures: report(results) }, null, 2)}\n`);
    console.log(`\nDetails: ${file}`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

try {
  await bench();
} catch (error) {
  printError(error);
}
process.exit();
