import { sqlViews } from '@henna/domain';
import { namedEventTypes } from '../event-types.ts';

/** What a name is; of a column its DuckDB type. */
export interface Completion {
  readonly name: string;
  readonly kind: 'view' | 'alias' | 'function' | 'keyword' | 'eventType' | { readonly column: string };
}

export interface Completions {
  /** Where the word begins that a name takes the place of. */
  readonly start: number;
  readonly options: readonly Completion[];
}

const shownAtOnce = 8;
const functions =
  'count sum avg min max median round least greatest coalesce date_trunc date_part last_day arg_max arg_min rank row_number lag lead log2 pow lower length';
const keywords =
  'SELECT DISTINCT FROM WHERE GROUP BY ORDER HAVING LIMIT JOIN LEFT USING ON AS WITH AND OR NOT IN IS NULL BETWEEN LIKE ILIKE CASE WHEN THEN ELSE END FILTER OVER PARTITION UNION ALL ASC DESC INTERVAL DATE TIMESTAMP';
const completionsOf = (names: string, kind: 'function' | 'keyword'): readonly Completion[] =>
  names.split(' ').map((name) => ({ name, kind }));
const columnsOf = (view: string): readonly Completion[] =>
  Object.entries(sqlViews[view] ?? {}).map(([name, column]) => ({ name, kind: { column } }));

const typesOfEvents = namedEventTypes.map((name) => ({ name, kind: 'eventType' }) as const);

/** Text with everything in quotes or after `--` made blank, so that places stay. */
const codeOf = (sql: string): string =>
  sql.replaceAll(/'(?:[^']|'')*(?:'|$)|--[^\n]*/g, (quoted) => ' '.repeat(quoted.length));

/** The views that are read, by the name that the query has for each: its alias, or its own. */
const sources = (code: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...code.matchAll(
        /\b(?:FROM|JOIN)\s+(\w+)(?:\s+(?:AS\s+)?(?!(?:USING|ON|JOIN|LEFT|WHERE|GROUP|HAVING|ORDER|LIMIT|UNION)\b)(\w+))?/gi,
      ),
    ].map(([, view = '', alias = view]) => [
      alias,
      Object.keys(sqlViews).find((name) => name.toLowerCase() === view.toLowerCase()) ?? view,
    ]),
  );
const subqueries = (code: string): readonly string[] =>
  [...code.matchAll(/(?:\bWITH|,)\s+(\w+)\s+AS\s*\(/gi)].map(([, name = '']) => name);

/**
 * Names that may go on at the caret: views after FROM and JOIN, columns of a view behind its name and a dot, elsewhere those
 * of the views that the query reads, then functions and keywords; in quotes the types of events. Null where there are none.
 * @param isAsked also where no word has begun
 */
export const sqlCompletions = (sql: string, caret: number, isAsked = false): Completions | null => {
  const before = sql.slice(0, caret);
  const code = codeOf(sql);
  const [word] = /\w*$/.exec(before)!;
  const start = caret - word.length;
  // A letter that follows would be quoted too.
  const isQuoted = codeOf(`${before}x`).endsWith(' ');
  if (!isQuoted && word === '' && !isAsked && before.at(-1) !== '.') return null;
  const options = isQuoted ? (before[start - 1] === "'" ? typesOfEvents : []) : names(code, start);
  const beginning = word.toLowerCase();
  const fitting = options.filter(
    ({ name }, index) =>
      name.toLowerCase().startsWith(beginning) &&
      name !== word &&
      index === options.findIndex((option) => option.name === name),
  );
  return fitting.length > 0 ? { start, options: fitting.slice(0, shownAtOnce) } : null;
};

const names = (code: string, start: number): readonly Completion[] => {
  const viewsByName = sources(code);
  const before = code.slice(0, start);
  const qualifier = /(\w+)\.$/.exec(before)?.[1];
  if (qualifier) return columnsOf(viewsByName.get(qualifier) ?? qualifier);
  const views = [...Object.keys(sqlViews), ...subqueries(code)].map((name) => ({ name, kind: 'view' }) as const);
  if (/\b(?:FROM|JOIN)\s+$/i.test(before)) return views;
  const read = [...viewsByName.values()].filter((view) => view in sqlViews);
  const columns = (read.length > 0 ? read : Object.keys(sqlViews)).flatMap(columnsOf);
  const aliases = [...viewsByName.keys()].map((name) => ({ name, kind: 'alias' }) as const);
  return [...columns, ...aliases, ...completionsOf(functions, 'function'), ...completionsOf(keywords, 'keyword')];
};
