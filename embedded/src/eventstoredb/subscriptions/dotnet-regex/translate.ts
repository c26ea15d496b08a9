import { setOf, wordOrJoiner } from './categories.ts';
import { characterClass } from './character-class.ts';
import { characterEscape } from './character-escape.ts';
import { inAnyCase } from './letter-case.ts';
import { broken, notSupported, Scanner } from './scanner.ts';
import { classOf } from './unit-set.ts';

/** The options that are on: `i`, `m`, `s`, `x`; `n` changes nothing where no group is ever looked at. */
type Options = Set<string>;

/** A part that can be repeated; one that matches a place has to be put in brackets for that. */
interface Part {
  source: string;
  isPlace?: boolean;
}

const QUANTIFIER = /[*+?]|\{(\d+)(,?)(\d*)\}/y;
const MOST_TIMES = 2 ** 31 - 1;
const NAME = /^(?:[1-9]\d*|(?!\d)[\p{L}\p{Mn}\p{Nd}\p{Pc}\u200c\u200d]+)$/u;
/** The end, or a newline that is the last character. */
const END = '(?=\\n?$)';

/**
 * Rewrites a regular expression of .NET, which EventStoreDB's filters are, to one of JavaScript without flags that
 * matches the same texts. @throws CallError when it is broken or has what is not supported
 */
export function translate(pattern: string): string {
  const scanner = new Scanner(pattern);
  const source = alternatives(scanner, new Set());
  if (!scanner.isDone) throw broken('a ) without its beginning');
  return source;
}

function alternatives(scanner: Scanner, options: Options): string {
  let source = '';
  for (;;) {
    skipComments(scanner, options);
    if (scanner.isDone || scanner.next === ')') return source;
    if (scanner.takes('|')) source += '|';
    else source += repeated(scanner, part(scanner, options), options);
  }
}

function skipComments(scanner: Scanner, options: Options): void {
  for (;;) {
    if (scanner.takes('(?#')) {
      if (!scanner.match(/[^)]*\)/y)) throw broken('a comment without its end');
    } else if (!options.has('x') || !scanner.match(/[\t-\r ]+|#[^\n]*/y)) return;
  }
}

function part(scanner: Scanner, options: Options): Part {
  if (scanner.sees(QUANTIFIER)) throw broken('nothing to repeat');
  const character = scanner.take();
  switch (character) {
    case '(':
      return group(scanner, options);
    case '[':
      return { source: classOf(characterClass(scanner, options.has('i'))) };
    case '\\':
      return escape(scanner, options);
    case '^':
      return { source: options.has('m') ? '(?<![^\\n])' : '^', isPlace: true };
    case '$':
      return { source: options.has('m') ? '(?![^\\n])' : END, isPlace: true };
    case '.':
      return { source: options.has('s') ? '[^]' : '[^\\n]' };
    default:
      return literal(character.charCodeAt(0), options);
  }
}

function repeated(scanner: Scanner, { source, isPlace }: Part, options: Options): string {
  if (!source) return source; // options only
  skipComments(scanner, options);
  const quantifier = scanner.match(QUANTIFIER);
  if (!quantifier) return source;
  const [text, least, comma, most] = quantifier;
  if (Number(least) > MOST_TIMES || Number(most) > MOST_TIMES) throw broken('too many times');
  if (comma && most && Number(least) > Number(most)) throw broken('at least more times than at most');
  skipComments(scanner, options);
  return `${isPlace ? `(?:${source})` : source}${text}${scanner.takes('?') ? '?' : ''}`;
}

/** Takes a group, whose `(` was taken. What groups capture is never looked at. */
function group(scanner: Scanner, options: Options): Part {
  if (scanner.next !== '?') return inBrackets(scanner, '(?:', options);
  const look = scanner.match(/\?(?:<?[=!]|:)/y)?.[0];
  if (look) return { ...inBrackets(scanner, `(${look}`, options), isPlace: look !== '?:' };
  const named = scanner.match(/\?(?:<([^<>-]+)>|'([^'-]+)')/y);
  if (named && NAME.test(named[1] ?? named[2]!)) return inBrackets(scanner, '(?:', options);
  const change = scanner.match(/\?([imnsx]*)(?:-([imnsx]*))?([:)])/iy);
  if (!change || change[0] === '?)') throw notSupported('a group that is atomic, conditional, balanced or unknown');
  const [, on = '', off = '', end] = change;
  const changed = end === ')' ? options : new Set(options);
  for (const option of on.toLowerCase()) changed.add(option);
  for (const option of off.toLowerCase()) changed.delete(option);
  return end === ')' ? { source: '' } : inBrackets(scanner, '(?:', changed);
}

function inBrackets(scanner: Scanner, beginning: string, options: Options): Part {
  const inner = alternatives(scanner, new Set(options));
  if (!scanner.takes(')')) throw broken('a ( without its end');
  return { source: `${beginning}${inner})` };
}

/** Takes what stands behind a backslash. */
function escape(scanner: Scanner, options: Options): Part {
  if (scanner.sees(/[1-9k]/y)) throw notSupported('a reference back to a group');
  const place = scanner.match(/[AGZzbB]/y)?.[0];
  if (place) return { source: placeOf(place), isPlace: true };
  if (scanner.sees(/[dDsSwWpP]/y)) return { source: classOf(setOf(scanner.take(), scanner, options.has('i'))!) };
  return literal(characterEscape(scanner), options);
}

function placeOf(letter: string): string {
  if (letter === 'A' || letter === 'G') return '^';
  if (letter === 'z') return '$';
  if (letter === 'Z') return END;
  const word = classOf(wordOrJoiner());
  return letter === 'b'
    ? `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`
    : `(?:(?<=${word})(?=${word})|(?<!${word})(?!${word}))`;
}

function literal(unit: number, options: Options): Part {
  const units = options.has('i') ? inAnyCase([[unit, unit]]) : [];
  if (units.length > 1) return { source: classOf(units) };
  return { source: String.fromCharCode(unit).replace(/[\\^$.*+?()[\]{}|/]/, '\\$&') };
}
