import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Benchmark } from '../bench.ts';
import { adminHeaders, type Cost } from '../installation.ts';
import { paced } from '../load.ts';
import { atLeast, atMost, median, quantile, rounded, type Measured } from '../table.ts';

/** The record of an import. */
interface ImportState {
  readonly id: string;
  readonly status: string;
  readonly success: number;
  readonly undo: { readonly done: number } | null;
}

type Rows = readonly object[];

/** What an import or its undo came to. */
interface Run {
  readonly id: string;
  readonly rows: number;
  /** Until every view has committed the last of it. */
  readonly seconds: number;
  readonly cost: Cost;
}

const amount = 2_000;
const lookEveryMs = 100;
/** Members who vote while an import runs. */
const clients = { count: 8, everyMs: 200 };
const idleSeconds = 15;
const rowsBesideVotes = 4_000;
const votesAtMost = 20_000;

const headers = { ...adminHeaders, prefer: 'respond-async' };

/** Starts an import, or its undo, and waits for its end. */
const ended = async (bench: Bench, path: string, json: object): Promise<ImportState> => {
  const { client } = await bench.service();
  const { body } = await client.succeed(path, { method: 'POST', headers, json });
  let state = JSON.parse(body.toString()) as ImportState;
  for (; state.status === 'running' || state.status === 'undoing'; await pause(lookEveryMs)) {
    const answer = await client.succeed(`/api/admin/imports/${state.id}`, { headers });
    state = JSON.parse(answer.body.toString()) as ImportState;
  }
  return state;
};

const measured = async (bench: Bench, rows: number, work: () => Promise<ImportState>): Promise<Run> => {
  const begun = performance.now();
  const [cost, { id }] = await bench.product.cost(rows, async () => {
    const state = await work();
    await bench.untilCaughtUp();
    return state;
  });
  return { id, rows, seconds: (performance.now() - begun) / 1_000, cost };
};

/** @throws Error when a row was refused */
const importRows = (bench: Bench, entity: string, rows: Rows): Promise<Run> =>
  measured(bench, rows.length, async () => {
    const state = await ended(bench, `/api/admin/import/${entity}`, { mode: 'merge', data: rows });
    if (state.success !== rows.length) throw new Error(`${state.success} of ${rows.length} rows of ${entity} came in`);
    return state;
  });

/** @throws Error when a row stays */
const undoImport = (bench: Bench, { id, rows }: Run): Promise<Run> =>
  measured(bench, rows, async () => {
    const state = await ended(bench, `/api/admin/imports/${id}/undo`, {});
    if (state.undo?.done !== rows) throw new Error(`${state.undo?.done} of ${rows} rows were undone: ${state.status}`);
    return state;
  });

/** Rows a second of several runs, with the CPU of each program a row. */
const rateOf = (runs: readonly Run[]): Measured => {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const rows = sum(runs.map((run) => run.rows));
  const perRow = (name: string) => sum(runs.map((run) => run.rows * (run.cost.byProgram[name] ?? 0))) / rows;
  const notes = Object.keys(runs[0]?.cost.byProgram ?? {}).map(
    (name) => [`${name} ms`, rounded(perRow(name))] as const,
  );
  return { figure: rows / sum(runs.map(({ seconds }) => seconds)), notes: Object.fromEntries(notes) };
};

const rowsOf = (count: number, row: (index: number) => object): Rows =>
  Array.from({ length: count }, (_, index) => row(index));

const productRows = ({ fixture: { brands, subcategories } }: Bench): Rows =>
  rowsOf(amount, (index) => ({
    ...{ name: `Imported cream ${index}`, description: 'As an administrator may send it: a sentence or two.' },
    ...{ brand: brands[index % brands.length], ...subcategories[index % subcategories.length] },
  }));

/** Votes and ratings, each of a new person. */
const opinionRows = ({ fixture: { products } }: Bench, count: number) => {
  const opinions = (opinion: (index: number) => object) =>
    rowsOf(count, (index) => {
      const { id: productId } = products[index % products.length]!;
      return { productId, userId: randomUUID(), userName: `Person ${index}`, ...opinion(index) };
    });
  return {
    votes: opinions((index) => ({ vote: products[index % products.length]!.options[0]!.label })),
    ratings: opinions((index) => ({ stars: 1 + (index % 5) })),
  };
};

/** Votes of members that wait for their view: while nothing else goes on, and while an import runs. */
const besideImport = async (bench: Bench): Promise<Measured> => {
  const commands = await bench.commands();
  const { client } = await bench.service();
  const numberOf = commands.reserve(votesAtMost);
  let voted = 0;
  const vote = async (): Promise<number> => {
    const request = commands.vote(numberOf(voted++));
    const begun = performance.now();
    await client.succeed(request.path, { ...request, headers: { ...request.headers, prefer: '' } });
    return performance.now() - begun;
  };
  const untilTime = (ms: number) => () => performance.now() >= ms;
  const idleRun = () => paced(clients, vote, untilTime(performance.now() + idleSeconds * 1_000));
  await idleRun();
  bench.say(`Votes of ${clients.count} clients without and with an import`);
  const idle = await idleRun();
  let hasEnded = false;
  const { votes } = opinionRows(bench, rowsBesideVotes);
  const importing = importRows(bench, 'votes', votes).finally(() => (hasEnded = true));
  importing.catch(() => undefined);
  const busy = await paced(clients, vote, () => hasEnded);
  const run = await importing;
  const [figure, peer] = [quantile(busy, 0.99), quantile(idle, 0.99)];
  const notes = {
    'p50 ms': rounded(median(busy)),
    'idle p50 ms': rounded(median(idle)),
    votes: busy.length,
    'imported rows/s': rounded(run.rows / run.seconds),
  };
  return { figure, peer, ratio: figure / peer, notes };
};

/** Files of an administrator, until every view shows the last row. */
export const imports: Benchmark = {
  rows: [
    atLeast('import-products', 'import of new products', 300, 'rows/s'),
    atLeast('import-opinions', 'import of votes and ratings, each of a new person', 500, 'rows/s'),
    atLeast('undo-products', 'undo of an import of products to the import', 1, 'rows/s', { hasPeer: true }),
    atLeast('undo-opinions', 'undo of an import of votes and ratings to the import', 1, 'rows/s', { hasPeer: true }),
    atMost('vote-beside-import', 'votes that wait for their view p99, during an import to before', 3, 'ms', {
      hasPeer: true,
    }),
  ],
  measure: async (bench, isAsked) => {
    await bench.commands();
    const figures: Record<string, Measured> = {};
    const measure = async (name: string, files: Readonly<Record<string, Rows>>) => {
      const [importName, undoName] = [`import-${name}`, `undo-${name}`];
      if (!isAsked(importName) && !isAsked(undoName)) return;
      bench.say(`Importing ${name}`);
      const runs: Run[] = [];
      for (const [entity, rows] of Object.entries(files)) runs.push(await importRows(bench, entity, rows));
      const imported = rateOf(runs);
      figures[importName] = imported;
      if (!isAsked(undoName)) return;
      bench.say(`Undoing the import of ${name}`);
      const undone: Run[] = [];
      for (const run of runs) undone.push(await undoImport(bench, run));
      const rate = rateOf(undone);
      figures[undoName] = { ...rate, peer: imported.figure, ratio: rate.figure / imported.figure };
    };
    await measure('products', { products: productRows(bench) });
    await measure('opinions', { ...opinionRows(bench, amount / 2) });
    if (isAsked('vote-beside-import')) figures['vote-beside-import'] = await besideImport(bench);
    return figures;
  },
};
