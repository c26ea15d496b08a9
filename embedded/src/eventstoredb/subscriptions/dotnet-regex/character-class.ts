import { setOf } from './categories.ts';
import { characterEscape } from './character-escape.ts';
import { inAnyCase } from './letter-case.ts';
import { broken, notSupported, type Scanner } from './scanner.ts';
import { complementOf, difference, type UnitSet, unionOf } from './unit-set.ts';

/** Takes a class, whose `[` was taken. */
export function characterClass(scanner: Scanner, ignoresCase: boolean): UnitSet {
  const isNegated = scanner.takes('^');
  const ranges: (readonly [number, number])[] = [];
  let less: UnitSet = [];
  for (let isFirst = true; isFirst || !scanner.takes(']'); isFirst = false) {
    if (scanner.isDone) throw broken('a class without its end');
    if (!isFirst && scanner.takes('-[')) {
      less = characterClass(scanner, ignoresCase);
      if (scanner.next !== ']') throw broken('a subtraction that is not the last in its class');
      continue;
    }
    const from = member(scanner, ignoresCase);
    if (typeof from !== 'number') ranges.push(...from);
    // A hyphen before a class takes that away; one that is last, or was escaped, stands for itself.
    else if (!scanner.sees(/-[^\][]/y)) ranges.push([from, from]);
    else ranges.push([from, lastOfRange(scanner, from, ignoresCase)]);
  }
  const set = unionOf(ranges);
  const all = ignoresCase ? inAnyCase(set) : set;
  return difference(isNegated ? complementOf(all) : all, less);
}

/** Takes one character or a set of them. */
function member(scanner: Scanner, ignoresCase: boolean): number | UnitSet {
  if (scanner.sees(/\[:/y)) throw notSupported('[: in a class');
  if (scanner.sees(/\\--[^\]]/y)) throw notSupported('a range from \\- in a class');
  if (!scanner.takes('\\')) return scanner.take().charCodeAt(0);
  if (!scanner.sees(/[dDsSwWpP]/y)) return characterEscape(scanner);
  return setOf(scanner.take(), scanner, ignoresCase)!;
}

function lastOfRange(scanner: Scanner, from: number, ignoresCase: boolean): number {
  scanner.take();
  const last = member(scanner, ignoresCase);
  if (typeof last !== 'number') throw broken('a range that ends with a set');
  if (last < from) throw broken('a range whose end comes before its beginning');
  return last;
}
