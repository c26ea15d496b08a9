import { wordOrJoiner } from './categories.ts';
import { broken, type Scanner } from './scanner.ts';
import { contains } from './unit-set.ts';

const CONTROLS: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, e: 27 };

/** Takes what stands behind a backslash, when that is one character; returns its unit. */
export function characterEscape(scanner: Scanner): number {
  const octal = scanner.match(/[0-7]{1,3}/y);
  if (octal) return parseInt(octal[0], 8) & 0xff;
  const hex = scanner.match(/x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})/y);
  if (hex) return parseInt(hex[1] ?? hex[2]!, 16);
  const control = scanner.match(/c([@-_a-z])/y)?.[1];
  if (control) return control.toUpperCase().charCodeAt(0) - 0x40;
  if (scanner.isDone) throw broken('it ends with a backslash');
  const letter = scanner.take();
  const known = Object.hasOwn(CONTROLS, letter) ? CONTROLS[letter] : undefined;
  if (known !== undefined) return known;
  const unit = letter.charCodeAt(0);
  if (contains(wordOrJoiner(), unit)) throw broken(`\\${letter} means nothing`);
  return unit;
}
