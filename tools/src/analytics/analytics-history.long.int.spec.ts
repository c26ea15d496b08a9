import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { withDuckDB } from './duckdb.ts';
import { startInstallation, type Installation } from './testing/installation.ts';
import { openReviews } from './testing/raw-reviews.ts';
import { catalogueFolder, hasRealReviews, reviewsFile, writeReviews } from './testing/reviews.ts';

const period = 'from=2023-01-01&to=2026-04-01&limit=100';
const patienceMs = 300_000;

interface MetricAnswer {
  readonly steps: readonly { readonly from: string }[];
  readonly series: readonly {
    readonly name: string | null;
    readonly total: number | null;
    readonly values: readonly (number | null)[];
    readonly outOf: number | null;
  }[];
}

type Cells = Readonly<Record<string, number>>;
const month = (time: string) => `strftime(${time}, '%Y-%m')`;
const monthOf = (key: string) => key.slice(-'2026-01'.length);
/** By `name month`. */
const cellsOf = (rows: readonly (readonly unknown[])[]): Cells =>
  Object.fromEntries(rows.map(([name, ofMonth, value]) => [`${String(name)} ${String(ofMonth)}`, Number(value)]));

/** What imported reviews come to, by the service, by the files and by the raw file. */
const threeWays = (prepare: (root: string) => string) => {
  let installation: Installation;
  let catalogues: string;
  beforeAll(async () => {
    installation = await startInstallation((root) => (catalogues = prepare(root)));
  }, patienceMs);
  afterAll(() => installation.end(), patienceMs);

  const metric = async (query: string) =>
    (await (await installation.ask(`/api/analytics/metrics/${query}&${period}`)).json()) as MetricAnswer;
  /** What is not zero. */
  const byMonth = async (query: string): Promise<Cells> => {
    const { series, steps } = await metric(`${query}?group=product&by=month`);
    const rows = series.flatMap(({ name, values }) =>
      values.map((value, step) => [name, steps[step]!.from.slice(0, 7), value] as const),
    );
    return cellsOf(rows.filter(([, , value]) => value));
  };
  /** Rows of a query over the raw file, in a DuckDB that knows nothing of ours. */
  const raw = (sql: string) =>
    withDuckDB({}, async (duckdb) => {
      await openReviews(duckdb, join(catalogues, reviewsFile));
      return (await duckdb.runAndReadAll(sql)).getRowsJson();
    });

  it.each(['ratings', 'comments'])(
    'counts the %s of every product and month as the raw file has them',
    async (kind) => {
      const expected = cellsOf(await raw(`SELECT product, ${month('time')}, count(*) FROM ${kind} GROUP BY ALL`));
      expect(Object.keys(expected).length).toBeGreaterThan(10);
      expect(await byMonth(kind)).toEqual(expected);
    },
    patienceMs,
  );

  it(
    'averages the stars as the raw file has them',
    async () => {
      const { series } = await metric('averageRating?group=product');
      const sums = series.flatMap(({ name, total, outOf }) =>
        outOf ? [[name, outOf, Math.round(total! * outOf)]] : [],
      );
      const expected = await raw('SELECT product, count(*), sum(stars) FROM ratings GROUP BY ALL');
      expect(sums.toSorted()).toEqual(expected.map(([name, ...counts]) => [name, ...counts.map(Number)]).toSorted());
      for (const { total, outOf } of series)
        if (outOf) expect(total! * outOf).toBeCloseTo(Math.round(total! * outOf), 9);
    },
    patienceMs,
  );

  it(
    'ranks the products at the end of every month as the raw file does',
    async () => {
      const expected = cellsOf(await raw(`SELECT product, ${month('month')}, score FROM scores`));
      const [ranks, scores] = [await byMonth('trendRank'), await byMonth('trendScore')];
      for (const [key, score] of Object.entries(expected))
        expect([key, scores[key]]).toEqual([key, expect.closeTo(score, 9)]);
      for (const [key, rank] of Object.entries(ranks).filter(([each]) => each in expected)) {
        const above = Object.keys(ranks).filter((each) => monthOf(each) === monthOf(key) && ranks[each]! < rank);
        expect(above).toHaveLength(rank - 1);
        for (const each of above) expect(expected[each]! - expected[key]!).toBeGreaterThan(-1e-9);
      }
    },
    patienceMs,
  );

  it(
    'exports files from which DuckDB reads what the projections hold',
    async () => {
      const { into, analytics } = installation;
      await analytics('export', '--into', into);
      const products = `read_parquet('${into}/products.parquet')`;
      await withDuckDB({}, async (duckdb) => {
        const cells = async (sql: string) => cellsOf((await duckdb.runAndReadAll(sql)).getRowsJson());
        for (const [kind, type] of Object.entries({ ratings: 'RatingGiven', comments: 'CommentPosted' })) {
          const live = await byMonth(kind);
          const ofEvents = `SELECT name, ${month('actAt')}, count(*)
            FROM read_parquet('${into}/events/*/*.parquet') JOIN ${products} USING (productId)
            WHERE type = '${type}' GROUP BY ALL`;
          const ofMetrics = `SELECT name, ${month('hour')}, sum(${kind})
            FROM read_parquet('${into}/metrics.parquet') JOIN ${products} ON productId = entityId
            WHERE ${kind} > 0 GROUP BY ALL`;
          expect(await cells(ofEvents)).toEqual(live);
          expect(await cells(ofMetrics)).toEqual(live);
        }
      });
    },
    patienceMs,
  );
};

describe('reviews of a generator', () => {
  threeWays((root) => {
    const folder = join(root, 'catalogues');
    writeReviews(folder, 300, Number(process.env['SEED'] ?? 8));
    return folder;
  });
});

(hasRealReviews ? describe : describe.skip)(`real reviews, of CATALOGUES=${catalogueFolder}`, () => {
  threeWays(() => catalogueFolder);
});
