import { ServerError } from '../errors.ts';

/** Names of a reference to another document. */
const REFERENCE = new Set(['$ref', '$id', '$db']);

/**
 * The names along a path.
 * @throws ServerError when one of them is empty or begins with a dollar
 */
export function fieldPath(path: string): string[] {
  if (path === '') throw new ServerError('Location40352', 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.')) throw new ServerError('Location40353', `FieldPath must not end with a '.': '${path}'`);
  const names = path.split('.');
  if (names.includes(''))
    throw new ServerError('Location15998', `FieldPath field names may not be empty strings: '${path}'`);
  if (names.some((name) => name.startsWith('$') && !REFERENCE.has(name)))
    throw new ServerError('Location16410', `FieldPath field names may not start with '$': '${path}'`);
  return names;
}
