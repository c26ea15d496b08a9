import { isCaseless } from './letter-case.ts';
import { broken, notSupported, type Scanner } from './scanner.ts';
import { complementOf, type UnitSet, unionOf, unitsThat } from './unit-set.ts';

/** Unicode's general categories, which are those of single units: .NET looks at no pairs of them. */
const CATEGORIES = /^(?:C[cfnos]?|L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?)$/;

/** Of the blocks that .NET names those of our languages. */
const BLOCKS: Readonly<Record<string, readonly [number, number]>> = {
  IsBasicLatin: [0, 0x7f],
  'IsLatin-1Supplement': [0x80, 0xff],
  'IsLatinExtended-A': [0x100, 0x17f],
  'IsLatinExtended-B': [0x180, 0x24f],
  IsGreek: [0x370, 0x3ff],
  IsCyrillic: [0x400, 0x4ff],
  IsHebrew: [0x590, 0x5ff],
  IsArabic: [0x600, 0x6ff],
  'IsArabicPresentationForms-A': [0xfb50, 0xfdff],
  'IsArabicPresentationForms-B': [0xfe70, 0xfeff],
};

const known = new Map<string, UnitSet>();

function category(name: string): UnitSet {
  let set = known.get(name);
  if (!set) {
    const regex = new RegExp(`\\p{${name}}`, 'u');
    known.set(name, (set = unitsThat((unit) => regex.test(String.fromCharCode(unit)))));
  }
  return set;
}

const word = (): UnitSet => unionOf(['L', 'Mn', 'Nd', 'Pc'].flatMap(category));
const space = (): UnitSet => unionOf([...category('Z'), [0x09, 0x0d], [0x85, 0x85]]);

/** What stands on one side of a `\b`: a character of a word, or what joins two. */
export const wordOrJoiner = (): UnitSet => unionOf([...word(), [0x200c, 0x200d]]);

/** The set that an escape stands for, whose letter was taken; undefined when it stands for none. */
export function setOf(letter: string, scanner: Scanner, ignoresCase: boolean): UnitSet | undefined {
  const set = plainSetOf(letter.toLowerCase(), scanner, ignoresCase);
  return set && letter !== letter.toLowerCase() ? complementOf(set) : set;
}

function plainSetOf(letter: string, scanner: Scanner, ignoresCase: boolean): UnitSet | undefined {
  if (letter === 'w') return word();
  if (letter === 'd') return category('Nd');
  if (letter === 's') return space();
  return letter === 'p' ? property(scanner, ignoresCase) : undefined;
}

function property(scanner: Scanner, ignoresCase: boolean): UnitSet {
  const name = scanner.match(/\{([\w-]+)\}/y)?.[1];
  if (name === undefined) throw broken('a \\p without a name in braces');
  const block = Object.hasOwn(BLOCKS, name) ? BLOCKS[name] : undefined;
  if (!block && !CATEGORIES.test(name)) throw notSupported(`\\p{${name}}`);
  const set = block ? [block] : category(name);
  if (ignoresCase && !isCaseless(set)) throw notSupported(`\\p{${name}} without regard to case`);
  return set;
}
