import { encodeValue } from '../indexes/value-encoding.ts';
import { type CodeName, ServerError } from '../errors.ts';
import { typeName } from '../stored-values.ts';
import { isNullish, ofOperands } from './operands.ts';

/** The different members of an array by their encoding, in which equal numbers of any type are one. */
type Members = Map<string, unknown>;

function membersOf(name: string, array: unknown, code: CodeName): Members {
  if (!Array.isArray(array))
    throw new ServerError(code, `operands of ${name} must be arrays, but one is of type ${typeName(array)}`);
  const members: Members = new Map();
  for (const member of array as unknown[]) {
    const encoded = encodeValue(member).toString('latin1');
    if (!members.has(encoded)) members.set(encoded, member);
  }
  return members;
}

const inOrder = (members: Members): unknown[] =>
  [...members].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, member]) => member);

const isWithin = (some: Members, all: Members): boolean => [...some.keys()].every((member) => all.has(member));

export const $setUnion = ofOperands('$setUnion', 0, Infinity, (...arrays) => {
  const union: Members = new Map();
  for (const array of arrays) {
    if (isNullish(array)) return null;
    for (const [encoded, member] of membersOf('$setUnion', array, 'Location17043'))
      if (!union.has(encoded)) union.set(encoded, member);
  }
  return inOrder(union);
});

export const $setIntersection = ofOperands('$setIntersection', 0, Infinity, (...arrays) => {
  let common: Members | undefined;
  for (const array of arrays) {
    if (isNullish(array)) return null;
    const members = membersOf('$setIntersection', array, 'Location17047');
    common = common ? new Map([...common].filter(([encoded]) => members.has(encoded))) : members;
  }
  return inOrder(common ?? new Map<string, unknown>());
});

export const $setDifference = ofOperands('$setDifference', 2, 2, (from, without) => {
  if (isNullish(from) || isNullish(without)) return null;
  const members = membersOf('$setDifference', from, 'Location17048');
  const gone = membersOf('$setDifference', without, 'Location17049');
  return [...members].filter(([encoded]) => !gone.has(encoded)).map(([, member]) => member);
});

export const $setEquals = ofOperands('$setEquals', 2, Infinity, (...arrays) => {
  const [first, ...others] = arrays.map((array) => membersOf('$setEquals', array, 'Location17044'));
  return others.every((other) => other.size === first!.size && isWithin(other, first!));
});

export const $setIsSubset = ofOperands('$setIsSubset', 2, 2, (some, all) =>
  isWithin(membersOf('$setIsSubset', some, 'Location17046'), membersOf('$setIsSubset', all, 'Location17042')),
);
