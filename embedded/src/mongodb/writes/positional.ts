import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { matchedPlace } from '../query/matched-place.ts';
import type { ArrayFilters } from './array-filters.ts';
import { computable, valueAt } from '../stored-values.ts';
import { isPositional, type UpdatePath } from './update-path.ts';

/** What the positional components of a path are about. */
export interface Positions {
  filter: Doc;
  /** The document as it was found. */
  found: () => Doc;
  arrayFilters: ArrayFilters;
}

/** The paths that a path with `$`, `$[]` or `$[name]` stands for in a document. */
export function* concretePaths(root: Doc, path: UpdatePath, positions: Positions): Generator<UpdatePath> {
  const at = path.findIndex(isPositional);
  if (at < 0) {
    yield path;
    return;
  }
  const before = path.slice(0, at);
  const component = path[at]!;
  const places =
    component === '$'
      ? [placeMet(positions.filter, before, positions.found())]
      : chosenPlaces(valueAt(root, before), before, component.slice(2, -1), positions.arrayFilters);
  for (const place of places) yield* concretePaths(root, [...before, String(place), ...path.slice(at + 1)], positions);
}

function chosenPlaces(array: unknown, path: UpdatePath, name: string, arrayFilters: ArrayFilters): number[] {
  if (!Array.isArray(array))
    throw new ServerError(
      'BadValue',
      array === undefined
        ? `The path '${path.join('.')}' must exist in the document in order to apply array updates.`
        : `Cannot apply array updates to non-array element ${path.join('.')}`,
    );
  const places = [...array.keys()];
  const test = name === '' ? undefined : arrayFilters.get(name)!;
  const members = test ? (computable(array) as unknown[]) : [];
  return test ? places.filter((place) => test(members[place])) : places;
}

function placeMet(filter: Doc, path: UpdatePath, doc: Doc): number {
  const place = matchedPlace(filter, path, doc);
  if (place === undefined)
    throw new ServerError('BadValue', 'The positional operator did not find the match needed from the query.');
  return place;
}
