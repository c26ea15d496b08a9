import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printError, UserFacingError } from '../shared/errors.ts';
import { Bench, type Benchmark } from './bench.ts';
import { analytics } from './benchmarks/analytics.ts';
import { browser } from './benchmarks/browser.ts';
import { commands } from './benchmarks/commands.ts';
import { imports } from './benchmarks/import.ts';
import { latency } from './benchmarks/latency.ts';
import { overload } from './benchmarks/overload.ts';
import { productPage } from './benchmarks/product-page.ts';
import { rebuild } from './benchmarks/rebuild.ts';
import { manyProducts, millionProducts } from './benchmarks/sizes.ts';
import { isHeld, table, type Figures, type Result } from './table.ts';

const file = 'bench-results.json';

/** In this order: the rebuild needs stores that nobody follows, the imports change the catalogue, the last one stops the service. */
const benchmarks = [rebuild, commands, latency, productPage, browser, analytics, manyProducts, imports, overload];

const options = () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      large: { type: 'boolean', default: false },
      'store-pids': { type: 'string', default: '' },
    },
  });
  const all: readonly Benchmark[] = values.large ? [...benchmarks, millionProducts] : benchmarks;
  const names = all.flatMap(({ rows }) => rows.map(({ name }) => name));
  const only = values.only?.flatMap((list) => list.split(',')) ?? names;
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new UserFacingError(`--only takes ${names.join(', ')}; not ${unknown}.`);
  const pids = values['store-pids'].split(',').filter(Boolean).map(Number);
  if (!pids.every(Number.isSafeInteger)) throw new UserFacingError('--store-pids takes numbers, separated by commas.');
  const { EVENTSTORE_URL: eventStoreUrl = '', MONGODB_URL: mongoUrl = '' } = process.env;
  const outside = { eventStoreUrl: eventStoreUrl || undefined, mongoUrl: mongoUrl || undefined, pids };
  return { all, isAsked: (name: string) => only.includes(name), isLarge: values.large, outside };
};

type Options = ReturnType<typeof options>;

const measureAll = async (bench: Bench, { all, isAsked }: Options): Promise<Result[]> => {
  const results: Result[] = [];
  for (const { rows, measure } of all) {
    const asked = rows.filter(({ name }) => isAsked(name));
    if (asked.length === 0) continue;
    const figures: Figures = await measure(bench, isAsked).catch((error: unknown) => {
      printError(error);
      return {};
    });
    results.push(...asked.map((row) => ({ row, measured: figures[row.name] })));
  }
  return results;
};

/** `bench [--only <row>,…] [--large] [--store-pids <pid>,…]`: measures, prints the table, writes it as JSON, and fails where a limit is not held. */
const run = async (asked: Options): Promise<void> => {
  const root = mkdtempSync(join(tmpdir(), 'henna-bench-'));
  const begun = new Date();
  const minutes = () => (Date.now() - begun.getTime()) / 60_000;
  const bench = new Bench(root, asked.outside, (line) => console.log(`${minutes().toFixed(1)} min  ${line}`));
  try {
    const results = await measureAll(bench, asked);
    console.log(['', ...table(results)].join('\n'));
    const machine = { node: process.version, cpus: cpus().length, load: loadavg() };
    const rows = results.map((result) => ({ ...result.row, ...result.measured, isHeld: isHeld(result) }));
    const content = { begun, minutes: minutes(), isLarge: asked.isLarge, outside: asked.outside, machine, rows };
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
    console.log(`\n${minutes().toFixed(1)} min. Details: ${file}`);
    if (!results.every(isHeld)) process.exitCode = 1;
  } finally {
    await bench.stop();
    rmSync(root, { recursive: true, force: true });
  }
};

try {
  await run(options());
} catch (error) {
  printError(error);
}
process.exit();
