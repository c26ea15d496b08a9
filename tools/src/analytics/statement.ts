import type { DuckDBConnection } from '@duckdb/node-api';
import { StartError } from '../start-error.ts';
import { exportViews } from './columns.ts';

/** Functions that make rows of nothing but what they are given; others open files, logs or the memory of the process. */
const rowMakers = ['generate_series', 'json_each', 'json_tree', 'range', 'repeat', 'unnest'];
/** They answer from the catalogue or the settings of DuckDB, bind a statement that nothing has checked, or write. */
const closedFunctions = [
  'current_setting',
  'format_type',
  'get_block_size',
  'json_serialize_plan',
  'pg_get_constraintdef',
  'pg_get_viewdef',
  'write_log',
];

type Node = Readonly<Record<string, unknown>>;
interface Parsed {
  readonly error: boolean;
  readonly error_type?: string;
  readonly statements?: readonly Node[];
}

/** What a statement may read at some place of it, in lower case: the views, and the common table expressions in scope. */
type Scope = ReadonlySet<string>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const lower = (value: unknown) => String(value).toLowerCase();
const views: Scope = new Set(exportViews.map(lower));

/**
 * Checks a node and all below it. A common table expression is in scope in those behind it in the same WITH and in the query of that
 * WITH; in itself only where it recurs, on the right of its UNION. Everywhere else DuckDB takes its name for a table.
 */
const check = (value: unknown, scope: Scope): void => {
  if (!isNode(value)) return;
  requireKnownTable(value, scope);
  requireOpenFunction(value);
  const { cte_map: named, ...parts } = value;
  let inner = scope;
  if (isNode(named) && Array.isArray(named['map']))
    for (const { key, value: expression } of named['map'] as Node[]) {
      check(expression, inner);
      inner = new Set([...inner, lower(key)]);
    }
  for (const [name, part] of Object.entries(parts)) {
    const recurs = name === 'right' && value['type'] === 'RECURSIVE_CTE_NODE';
    check(part, recurs ? new Set([...inner, lower(value['cte_name'])]) : inner);
  }
};

const requireKnownTable = (node: Node, scope: Scope) => {
  const { type, catalog_name: catalog, schema_name: schema, table_name: table } = node;
  if (type !== 'BASE_TABLE' && type !== 'SHOW_REF') return;
  if (!catalog && !schema && (type === 'SHOW_REF' || scope.has(lower(table)))) return;
  const name = [catalog, schema, table].filter(Boolean).join('.');
  throw new StartError(`There is no "${name}" here; ask ${exportViews.join(', ')}.`);
};

const requireOpenFunction = (node: Node) => {
  const { type, function: called, function_name: name } = node;
  if (type === 'TABLE_FUNCTION' && !(isNode(called) && rowMakers.includes(lower(called['function_name']))))
    throw closed(isNode(called) ? called['function_name'] : '');
  if (closedFunctions.includes(lower(name))) throw closed(name);
};

const closed = (name: unknown) => new StartError(`The function ${String(name)} is not for here.`);

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
  check(statements, views);
};
