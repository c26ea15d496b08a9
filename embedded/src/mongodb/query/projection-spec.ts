import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { fieldPath } from './field-path.ts';

/** Fields by name; a leaf is a field with all that is in it. */
export interface FieldTree {
  [name: string]: FieldTree | 'leaf';
}

/** A find projection, read. */
export interface ProjectionSpec {
  /** Whether the fields named are kept, or left out. */
  inclusive: boolean;
  fields: FieldTree;
}

/**
 * Reads a find projection.
 * @throws ServerError when it both keeps and leaves out, names a field twice, its paths are none, or it has anything
 * but 1, 0, true and false
 */
export function projectionSpec(given: Doc): ProjectionSpec {
  const switches = new Map<string, boolean>();
  for (const [name, value] of Object.entries(given)) read(name, value, switches);
  const { _id: id, ...named } = Object.fromEntries(switches);
  const [first] = Object.values(named);
  const inclusive = first ?? id ?? false;
  for (const [name, isOn] of Object.entries(named))
    if (isOn !== inclusive)
      throw new ServerError(
        isOn ? 'Location31253' : 'Location31254',
        `Cannot do ${isOn ? 'inclusion' : 'exclusion'} on field ${name} in ${isOn ? 'exclusion' : 'inclusion'} projection`,
      );
  const fields = Object.create(null) as FieldTree;
  for (const name of Object.keys(named)) addPath(fields, name);
  if (inclusive ? id !== false : id === false) addPath(fields, '_id');
  return { inclusive, fields };
}

function read(name: string, value: unknown, switches: Map<string, boolean>): void {
  if (typeof value === 'number' || typeof value === 'boolean') {
    fieldPath(name);
    switches.set(name, Boolean(value));
    return;
  }
  const [operator = ''] = isDoc(value) ? Object.keys(value) : [];
  if (!isDoc(value) || operator === '' || operator.startsWith('$'))
    throw new ServerError(
      'BadValue',
      `The projection of '${name}' by ${operator || 'an expression'} is not supported, only 1 and 0`,
    );
  for (const [inner, each] of Object.entries(value)) read(`${name}.${inner}`, each, switches);
}

/**
 * Puts the leaf of a path in a tree.
 * @throws ServerError when it meets another
 */
function addPath(tree: FieldTree, name: string): void {
  const path = name.split('.');
  const last = path.pop()!;
  let at = tree;
  for (const part of path) {
    const next = (at[part] ??= Object.create(null) as FieldTree);
    if (next === 'leaf') throw new ServerError('Location31249', `Path collision at ${name}`);
    at = next;
  }
  if (at[last] !== undefined) throw new ServerError('Location31250', `Path collision at ${name}`);
  at[last] = 'leaf';
}
