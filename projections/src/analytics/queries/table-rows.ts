import {
  metricFields,
  metricLanguages,
  type MetricField,
  type MetricLevel,
  type MetricRow,
  type OptionVotesRow,
} from '@henna/domain';
import type { DuckDBConnection } from '@duckdb/node-api';
import { kindCode } from '../batch.ts';
import type { Engine } from '../engine.ts';

type Counts = Record<MetricField, string>;

const columns = (counts: Partial<Counts>): string =>
  metricFields.map((field) => `(${counts[field] ?? '0'})::BIGINT AS ${field}`).join(', ');
const countOf = (kind: 'votes' | 'ratings' | 'comments') => `count(*) FILTER (kind = ${kindCode(kind)})`;

const levelsOf = (table: string, values: string, groupBy = ''): readonly string[] => [
  `SELECT 'all' AS level, NULL::INTEGER AS code, hour, language, ${values} FROM ${table} GROUP BY hour, language${groupBy}`,
  `SELECT 'product', product, hour, language, ${values} FROM ${table} GROUP BY product, hour, language${groupBy}`,
  ...(['brand', 'category', 'subcategory'] as const).map(
    (level) =>
      `SELECT '${level}', product.${level}, hour, language, ${values} FROM ${table} JOIN product USING (product)
       GROUP BY product.${level}, hour, language${groupBy}`,
  ),
];

const sums = metricFields.map((field) => `sum(${field})::DOUBLE`).join(', ');

const metricsSql = `
  SELECT level, code, hour, language, ${sums} FROM (
    ${[
      ...levelsOf('visit', columns({ visits: 'count(*)' })),
      ...levelsOf(
        '(FROM contribution WHERE isActive) AS active',
        columns({
          ...{ votes: countOf('votes'), ratings: countOf('ratings'), comments: countOf('comments') },
          stars: 'coalesce(sum(stars), 0)',
        }),
      ),
      levelsOf('joined', columns({ newMembers: 'count(*)' }))[0],
    ].join('\n    UNION ALL ')}
  ) GROUP BY level, code, hour, language`;

const optionVotesSql = levelsOf(
  `(FROM contribution WHERE isActive AND kind = ${kindCode('votes')}) AS active`,
  'option, count(*)::DOUBLE',
  ', option',
).join(' UNION ALL ');

type Cell = string | number | null;
type Row = readonly Cell[];

const rowsOf = async function* (connection: DuckDBConnection, sql: string): AsyncGenerator<readonly Row[]> {
  const result = await connection.stream(sql);
  for (;;) {
    const chunk = await result.fetchChunk();
    if (!chunk || chunk.rowCount === 0) return;
    yield chunk.getRows() as unknown as readonly Row[];
  }
};

const lineOf = (row: MetricRow | OptionVotesRow): string => JSON.stringify(row);

/** Writes lines of {@link MetricRow} and {@link OptionVotesRow}, in pieces: all counts by UTC hour, at one moment. */
export const tableRows = (
  engine: Pick<Engine, 'read' | 'names'>,
  write: (lines: readonly string[]) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> =>
  engine.read(async ({ connection }) => {
    const { names } = engine;
    const hourOf = ([level, code, hour, language]: Row) => ({
      level: level as MetricLevel,
      entityId: code === null ? '' : names.idOf(code as number),
      hour: new Date((hour as number) * 3_600_000).toISOString(),
      language: metricLanguages[language as number]!,
    });
    for await (const rows of rowsOf(connection, metricsSql))
      await write(
        rows.map((row) => {
          const counts = Object.fromEntries(metricFields.map((field, index) => [field, row[4 + index]]));
          return lineOf({ table: 'metrics', ...hourOf(row), ...(counts as Record<MetricField, number>) });
        }),
      );
    for await (const rows of rowsOf(connection, optionVotesSql))
      await write(
        rows.map((row) => {
          const [optionId, votes] = [names.idOf(row[4] as number), row[5] as number];
          return lineOf({ table: 'optionVotes', ...hourOf(row), optionId, votes });
        }),
      );
  }, signal);
