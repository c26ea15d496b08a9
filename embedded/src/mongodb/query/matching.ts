import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { assertComparable, OPERATORS, type Predicate } from './comparison-operators.ts';

const badValue = (message: string) => new ServerError('BadValue', message);

type Combine = (tests: readonly Predicate[]) => Predicate;
const LOGICAL: ReadonlyMap<string, Combine> = new Map<string, Combine>([
  ['$and', (tests) => (doc) => tests.every((test) => test(doc))],
  ['$or', (tests) => (doc) => tests.some((test) => test(doc))],
  ['$nor', (tests) => (doc) => !tests.some((test) => test(doc))],
]);

/**
 * A reusable test for a filter.
 * @throws ServerError BadValue on operators that are not supported and on operands of the wrong type
 */
export function matcher(filter: Doc): Predicate {
  const tests = Object.entries(filter).flatMap(([name, condition]) =>
    name.startsWith('$') ? [branchPredicate(name, condition)] : fieldTests(name, condition),
  );
  return (doc) => tests.every((test) => test(doc));
}

function branchPredicate(name: string, operand: unknown): Predicate {
  const combine = LOGICAL.get(name);
  if (!combine) throw badValue(`unknown top level operator: ${name}; supported are ${[...LOGICAL.keys()].join(', ')}`);
  if (!Array.isArray(operand) || operand.length === 0) throw badValue(`${name} must be a nonempty array`);
  if (!operand.every(isDoc)) throw badValue(`${name} entries need to be full objects`);
  return combine(operand.map((branch) => matcher(branch)));
}

function fieldTests(field: string, condition: unknown): Predicate[] {
  const path = field.split('.');
  const isOperators = isDoc(condition) && (Object.keys(condition)[0]?.startsWith('$') ?? false);
  const operators: Doc = isOperators ? condition : { $eq: condition };
  return Object.entries(operators).map(([name, operand]) => {
    const operator = OPERATORS.get(name);
    if (!operator) throw badValue(`unknown operator: ${name}; supported are ${[...OPERATORS.keys()].join(', ')}`);
    assertComparable(operand);
    return operator(path, operand);
  });
}

/** The top-level fields a filter looks at, added to `into`; none when it may look anywhere. */
export function filterFields(filter: Doc, into = new Set<string>()): Set<string> | undefined {
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and' || name === '$or' || name === '$nor') {
      if (!Array.isArray(condition)) return undefined;
      for (const branch of condition) if (!filterFields(branch as Doc, into)) return undefined;
    } else if (name.startsWith('$')) return undefined;
    else into.add(name.split('.')[0]!);
  }
  return into;
}
