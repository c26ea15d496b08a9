import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../start-error.ts';
import { formats, type Format } from './answer-text.ts';
import type { Selection } from './export-note.ts';
import type { Bounds } from './query.ts';

export const usage = [
  'Usage: npm run analytics -- export [--into <folder>] [--types <type,…>] [--from <day or time>] [--to <day or time>]',
  '       npm run analytics -- query "<SQL>" [--in <folder>] [--format table|csv|json] [--limit <rows>] [--seconds <time>]',
].join('\n');

export type Wish =
  | { readonly verb: 'export'; readonly into: string | undefined; readonly selection: Selection }
  | {
      readonly verb: 'query';
      readonly sql: string;
      /** An export that is read as it is. */
      readonly in: string | undefined;
      readonly format: Format;
      readonly bounds: Bounds;
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
const ofVerb: Readonly<Record<Wish['verb'], readonly string[]>> = {
  export: ['into', 'types', 'from', 'to'],
  query: ['in', 'format', 'limit', 'seconds'],
};
const [defaultRows, mostRows] = [1_000, 1_000_000];
const [defaultSeconds, mostSeconds] = [60, 3_600];

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new StartError(usage, { cause: error });
  }
};

const within = (name: string, text: string | undefined, otherwise: number, most: number): number => {
  const number = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new StartError(`--${name} must be a whole number from 1 to ${most}.`);
  return number;
};

/** @throws StartError that says how it is used */
export const wishOf = (args: readonly string[]): Wish => {
  const { values, positionals } = parsed(args);
  const [verb, sql, ...rest] = positionals;
  if ((verb !== 'export' && verb !== 'query') || rest.length > 0) throw new StartError(usage);
  if (Object.keys(values).some((name) => !ofVerb[verb].includes(name))) throw new StartError(usage);
  if (verb === 'export') {
    if (sql !== undefined) throw new StartError(usage);
    const { into, types, from, to } = values;
    return { verb, into: into && resolve(into), selection: { types, from, to } };
  }
  if (!sql?.trim()) throw new StartError(usage);
  const format = formats.find((name) => name === (values.format ?? 'table'));
  if (!format) throw new StartError(`--format must be one of ${formats.join(', ')}.`);
  const rows = within('limit', values.limit, defaultRows, mostRows);
  const seconds = within('seconds', values.seconds, defaultSeconds, mostSeconds);
  return { verb, sql, in: values.in && resolve(values.in), format, bounds: { rows, seconds } };
};
