import type { DuckDBConnection } from '@duckdb/node-api';
import { sqlViews } from '@henna/domain';
import { UserFacingError } from '../shared/errors.ts';

/** Table functions that read only their arguments; others open files, logs or the memory of the process. */
const allowedTableFunctions = ['generate_series', 'json_each', 'json_tree', 'range', 'repeat', 'unnest'];
/** These read the catalogue or the settings of DuckDB, bind a statement that nothing has checked, or write. */
const forbiddenFunctions = [
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

/** The tables that a part of a statement may read, in lower case: the views, and the common table expressions in scope. */
type Scope = ReadonlySet<string>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const lower = (value: unknown) => String(value).toLowerCase();
const viewNames = Object.keys(sqlViews);
const views: Scope = new Set(viewNames.map(lower));

/**
 * Checks a node and all below it. A common table expression is in scope in those after it in the same WITH and in the
 * query of that WITH; in itself only where it recurs, on the right of its UNION. Everywhere else its name is a table's.
 */
const check = (value: unknown, scope: Scope): void => {
  if (!isNode(value)) return;
  requireKnownTable(value, scope);
  requireAllowedFunction(value);
  const { cte_map: named, ...parts } = value;
  let inner = scope;
  if (isNode(named) && Array.isArray(named['map']))
    for (const { key, value: expression } of named['map'] as Node[]) {
      check(expression, inner);
      inner = new Set([...inner, lower(key)]);
    }
  for (const [name, part] of Object.entries(parts)) {
    const isRecursive = name === 'right' && value['type'] === 'RECURSIVE_CTE_NODE';
    check(part, isRecursive ? new Set([...inner, lower(value['cte_name'])]) : inner);
  }
};

const requireKnownTable = (node: Node, scope: Scope) => {
  const { type, catalog_name: catalog, schema_name: schema, table_name: table } = node;
  if (type !== 'BASE_TABLE' && type !== 'SHOW_REF') return;
  if (!catalog && !schema && (type === 'SHOW_REF' || scope.has(lower(table)))) return;
  const name = [catalog, schema, table].filter(Boolean).join('.');
  throw new UserFacingError(`There is no "${name}" here; ask ${viewNames.join(', ')}.`);
};

const requireAllowedFunction = (node: Node) => {
  const { type, function: called, function_name: name } = node;
  if (type === 'TABLE_FUNCTION' && !(isNode(called) && allowedTableFunctions.includes(lower(called['function_name']))))
    throw forbiddenFunction(isNode(called) ? called['function_name'] : '');
  if (forbiddenFunctions.includes(lower(name))) throw forbiddenFunction(name);
};

const forbiddenFunction = (name: unknown) => new UserFacingError(`The function ${String(name)} is not for here.`);

/**
 * Accepts only a SELECT on the views of an export. DuckDB's own parser checks it before anything of it is bound: preparing
 * a statement already creates folders, and functions in a SELECT can write files.
 * @throws UserFacingError with DuckDB's message, or with what may not be asked
 */
export const requireSelect = async (duckdb: DuckDBConnection, sql: string): Promise<void> => {
  const serialized = await duckdb.runAndReadAll('SELECT CAST(json_serialize_sql(CAST($1 AS VARCHAR)) AS VARCHAR)', [
    sql,
  ]);
  const { error, error_type: kind, statements = [] } = JSON.parse(String(serialized.getRows()[0]?.[0])) as Parsed;
  // Throws DuckDB's message, with the position of the error.
  if (error && kind === 'parser') await duckdb.extractStatements(sql);
  if (error) throw new UserFacingError('Only a SELECT can be asked.');
  if (statements.length !== 1) throw new UserFacingError('One statement, please.');
  check(statements, views);
};
