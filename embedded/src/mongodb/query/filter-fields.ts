import type { Doc } from '../documents.ts';

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
