import { createContext, Script } from 'node:vm';
import type { StoredEvent } from '../log/record.ts';
import { invalidArgument } from '../wire/errors.ts';
import type { FilterRequest } from '../wire/read-request.ts';
import { regexCost } from '../../regex-cost.ts';
import { translate } from './dotnet-regex/translate.ts';

/** Says for each event of a page whether it is wanted. */
export type EventFilter = (events: readonly StoredEvent[]) => boolean[];

const MAX_REGEX_LENGTH = 2_000;
/** What it may be in JavaScript, where letters of all languages are told one by one. */
const MAX_SOURCE_LENGTH = 100_000;
/** What a page of names may take; a catastrophic expression ends its call, not the process. */
const PAGE_MILLISECONDS = 250;
/** What takes no longer than the time limit itself costs, which is a thread for each page. */
const QUICK_STEPS = 100_000;

/** @throws CallError when the regular expression can't be understood */
export function createFilter(request: FilterRequest): EventFilter {
  const matches = request.regex ? regexMatcher(request.regex) : prefixMatcher(request.prefixes);
  const onStream = request.on === 'stream-name';
  return (events) => matches(events.map((event) => (onStream ? event.streamName : event.type)));
}

type Matcher = (names: string[]) => boolean[];

const prefixMatcher =
  (prefixes: readonly string[]): Matcher =>
  (names) =>
    names.map((name) => prefixes.some((prefix) => name.startsWith(prefix)));

function regexMatcher(source: string): Matcher {
  const regex = compile(source);
  const cost = regexCost(regex);
  return (names) => {
    let steps = 0;
    for (const { length } of names) steps += cost(length);
    return steps <= QUICK_STEPS ? names.map((name) => regex.test(name)) : matchWithinLimit(regex, names);
  };
}

/** One for all filters: each takes half a megabyte. */
const limited = createContext({ regex: /$/, names: [] as string[] });
const matchNames = new Script('names.map((name) => regex.test(name))');

function matchWithinLimit(regex: RegExp, names: string[]): boolean[] {
  Object.assign(limited, { regex, names });
  try {
    return matchNames.runInContext(limited, { timeout: PAGE_MILLISECONDS }) as boolean[];
  } catch {
    throw invalidArgument('The regular expression of the filter takes too long.');
  } finally {
    Object.assign(limited, { names: [] });
  }
}

/** @throws CallError when it is broken, has what is not supported, or is too large */
function compile(pattern: string): RegExp {
  const tooLarge = invalidArgument('The regular expression of the filter is too large.');
  if (pattern.length > MAX_REGEX_LENGTH) throw tooLarge;
  const source = translate(pattern);
  if (source.length > MAX_SOURCE_LENGTH) throw tooLarge;
  try {
    const regex = new RegExp(source);
    regex.test(''); // not compiled before
    return regex;
  } catch {
    throw tooLarge;
  }
}
