import { ServerError } from '../errors.ts';

/** The components of the path of an update. */
export type UpdatePath = readonly string[];

/** `$`, `$[]` or `$[name]`. */
const isPositional = (component: string): boolean => component === '$' || /^\$\[.*\]$/.test(component);

/**
 * Splits the path of an update.
 * @throws ServerError on components that are empty, positional or begin with a dollar
 */
export function updatePath(path: string): UpdatePath {
  const components = path.split('.');
  for (const name of components) {
    if (name === '')
      throw new ServerError(
        'EmptyFieldName',
        `The update path '${path}' contains an empty field name, which is not allowed.`,
      );
    if (name === '__proto__') throw new ServerError('BadValue', `the field name '${name}' is not allowed`);
    if (isPositional(name))
      throw new ServerError('FailedToParse', `The positional operator '${name}' in '${path}' is not supported`);
    if (name.startsWith('$') && !/^\$(id|ref|db)$/.test(name))
      throw new ServerError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${name}' in '${path}' is not allowed in the context of an update.`,
      );
  }
  return components;
}

const compareNames = (a: string, b: string): number =>
  /^\d+$/.test(a) && /^\d+$/.test(b) ? Number(a) - Number(b) : a < b ? -1 : a > b ? 1 : 0;

/** The order in which changes are made, and new fields with them: by name, positions by number. */
export function comparePaths(a: UpdatePath, b: UpdatePath): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareNames(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/**
 * No two changes of one update may meet.
 * @throws ServerError ConflictingUpdateOperators
 */
export function assertNoConflicts(paths: readonly UpdatePath[]): void {
  const seen = new Set<string>();
  for (const path of [...paths].sort((a, b) => a.length - b.length)) {
    for (let length = 1; length <= path.length; length++) {
      const beginning = path.slice(0, length).join('.');
      if (seen.has(beginning))
        throw new ServerError(
          'ConflictingUpdateOperators',
          `Updating the path '${path.join('.')}' would create a conflict at '${beginning}'`,
        );
    }
    seen.add(path.join('.'));
  }
}
