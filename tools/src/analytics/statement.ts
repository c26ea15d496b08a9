import type { DuckDBConnection } from '@duckdb/node-api';
import { StartError } from '../start-error.ts';
import { exportViews } from './columns.ts';

/** Functions that make rows of nothing but what they are given; others open files, logs or the memory of the process. */
const rowMakers = ['generate_series', 'json_each', 'json_tree', 'range', 'repeat', 'unnest'];
/** Where the installation lies is nobody's business, and there is no log to write to. */
const closedFunctions = ['current_setting', 'write_log'];

type Node = Readonly<Record<string, unknown>>;
interface Parsed {
  readonly error: boolean;
  readonly error_type?: string;
  readonly statements?: readonly Node[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesIn = (value: unknown): readonly Node[] =>
  isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
const lower = (value: unknown) => String(value).toLowerCase();

/** Names that a statement gives to parts of itself. */
const ownNames = (nodes: readonly Node[]) =>
  nodes.flatMap(({ cte_map: named }) =>
    isNode(named) && Array.isArray(named['map']) ? named['map'].map((entry: Node) => lower(entry['key'])) : [],
  );

/**
 * Lets only a SELECT on the views of an export pass, told by DuckDB's own parser before anything of it is bound: to prepare a
 * statement already makes folders, and functions that stand in a SELECT write files.
 * @throws StartError with what DuckDB says, or what can't be asked
 */
export const requireSelect = async (duckdb: DuckDBConnection, sql: string): Promise<void> => {
  const told = await duckdb.runAndReadAll('SELECT CAST(json_serialize_sql(CAST($1 AS VARCHAR)) AS VARCHAR)', [sql]);
  const { error, error_type: kind, statements = [] } = JSON.parse(String(told.getRows()[0]?.[0])) as Parsed;
  // Says what is wrong, and where.
  if (error && kind === 'parser') await duckdb.extractStatements(sql);
  if (error) throw new StartError('Only a SELECT can be asked.');
  if (statements.length !== 1) throw new StartError('One statement, please.');
  const nodes = nodesIn(statements);
  const known = [...exportViews.map(lower), ...ownNames(nodes)];
  for (const node of nodes) {
    if (node['type'] === 'BASE_TABLE' && !known.includes(lower(node['table_name'])))
      throw new StartError(`There is no "${String(node['table_name'])}" here; ask ${exportViews.join(', ')}.`);
    const made = node['type'] === 'TABLE_FUNCTION' && isNode(node['function']) ? node['function'] : undefined;
    const refused =
      made && !rowMakers.includes(lower(made['function_name']))
        ? made
        : closedFunctions.includes(lower(node['function_name']))
          ? node
          : undefined;
    if (refused) throw new StartError(`The function ${String(refused['function_name'])} is not for here.`);
  }
};
