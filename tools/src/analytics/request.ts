import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserFacingError } from '../shared/errors.ts';
import { formats, type Format } from './format-result.ts';
import type { Selection } from './manifest.ts';
import type { QueryLimits } from './query.ts';

export const usage = [
  'Usage: npm run analytics -- export [--into <folder>] [--types <type,…>] [--from <day or time>] [--to <day or time>]',
  '       npm run analytics -- query "<SQL>" [--in <folder>] [--format table|csv|json] [--limit <rows>] [--seconds <time>]',
].join('\n');

export type AnalyticsRequest =
  | { readonly verb: 'export'; readonly into: string | undefined; readonly selection: Selection }
  | {
      readonly verb: 'query';
      readonly sql: string;
      /** An export that is read without updating it. */
      readonly in: string | undefined;
      readonly format: Format;
      readonly limits: QueryLimits;
    };

const options = {
  into: { type: 'string' },
  types: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  in: { type: 'string' },
  format: { type: 'string' },
  limit: { type: 'string' },
  seconds: { type: 'string' },
} as const;
const optionsOfVerb: Readonly<Record<AnalyticsRequest['verb'], readonly string[]>> = {
  export: ['into', 'types', 'from', 'to'],
  query: ['in', 'format', 'limit', 'seconds'],
};
const [defaultRows, maxRows] = [1_000, 1_000_000];
const [defaultSeconds, maxSeconds] = [60, 3_600];

const parseOptions = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UserFacingError(usage, { cause: error });
  }
};

const parseLimit = (name: string, text: string | undefined, fallback: number, max: number): number => {
  const number = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(number) || number < 1 || number > max)
    throw new UserFacingError(`--${name} must be a whole number from 1 to ${max}.`);
  return number;
};

/** @throws UserFacingError with the usage */
export const parseRequest = (args: readonly string[]): AnalyticsRequest => {
  const { values, positionals } = parseOptions(args);
  const [verb, sql, ...rest] = positionals;
  if ((verb !== 'export' && verb !== 'query') || rest.length > 0) throw new UserFacingError(usage);
  if (Object.keys(values).some((name) => !optionsOfVerb[verb].includes(name))) throw new UserFacingError(usage);
  if (verb === 'export') {
    if (sql !== undefined) throw new UserFacingError(usage);
    const { into, types, from, to } = values;
    return { verb, into: into && resolve(into), selection: { types, from, to } };
  }
  if (!sql?.trim()) throw new UserFacingError(usage);
  const format = formats.find((name) => name === (values.format ?? 'table'));
  if (!format) throw new UserFacingError(`--format must be one of ${formats.join(', ')}.`);
  const rows = parseLimit('limit', values.limit, defaultRows, maxRows);
  const seconds = parseLimit('seconds', values.seconds, defaultSeconds, maxSeconds);
  return { verb, sql, in: values.in && resolve(values.in), format, limits: { rows, seconds } };
};
