import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import type { Hint } from '../planner/plan.ts';

const wrong = (name: string, expected: string) =>
  new ServerError('TypeMismatch', `field '${name}' of the command must be ${expected}`);

/** A field of a command as a document; `{}` when it is missing. */
export function docField(command: Doc, name: string): Doc {
  return optionalDoc(command, name) ?? {};
}

export function optionalDoc(command: Doc, name: string): Doc | undefined {
  const value = command[name];
  if (value === undefined || value === null) return undefined;
  if (!isDoc(value)) throw wrong(name, 'an object');
  return value;
}

export function stringField(command: Doc, name: string): string {
  const value = command[name];
  if (typeof value !== 'string' || value === '') throw wrong(name, 'a string');
  return value;
}

/** A whole number; undefined when it is missing. */
export function numberField(command: Doc, name: string): number | undefined {
  const value = command[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong(name, 'a number');
  return Math.trunc(value);
}

/** A number that is not negative; 0 when it is missing. */
export function sizeField(command: Doc, name: string): number {
  const value = numberField(command, name) ?? 0;
  if (value < 0) throw new ServerError('BadValue', `field '${name}' of the command must be >= 0, it is ${value}`);
  return value;
}

export const flag = (command: Doc, name: string): boolean => command[name] === true || command[name] === 1;

export function docsField(command: Doc, name: string): Doc[] {
  const value = command[name] ?? [];
  if (!Array.isArray(value) || !value.every(isDoc)) throw wrong(name, 'an array of objects');
  return value;
}

export function hintField(command: Doc): Hint | undefined {
  const { hint } = command;
  if (hint === undefined || typeof hint === 'string') return hint;
  if (!isDoc(hint)) throw wrong('hint', 'a string or an object');
  return Object.keys(hint).length === 0 ? undefined : hint;
}

/** The longest a query without `maxTimeMS` may work, in ms. */
const MAX_MS = 10 * 60_000;

/** How long the query of a command may work, in ms. */
export const timeLimit = (command: Doc): number => Math.min(sizeField(command, 'maxTimeMS') || MAX_MS, MAX_MS);

/** Text is ordered by code point only. */
export function refuseCollation(command: Doc): void {
  const collation = optionalDoc(command, 'collation');
  if (collation && collation.locale !== 'simple')
    throw new ServerError('InvalidOptions', 'collations other than "simple" are not supported');
}
