/** MongoDB's sort order of the values used in tests, written plainly: what the indexes are held against. */
const typeOrder = (value: unknown): number => {
  if (value === null || value === undefined) return 1;
  if (typeof value === 'number' || typeof value === 'bigint') return 2;
  if (typeof value === 'string') return 3;
  if (value instanceof Date) return 7;
  if (typeof value === 'boolean') return 6;
  return Array.isArray(value) ? 5 : 4;
};

/** Sorts before null: an empty array in a sort. */
const NOTHING = Symbol('empty array');

export function compareValues(a: unknown, b: unknown): number {
  if (a === NOTHING || b === NOTHING) return Number(b === NOTHING) - Number(a === NOTHING);
  const types = typeOrder(a) - typeOrder(b);
  if (types !== 0) return types;
  switch (typeOrder(a)) {
    case 1:
      return 0;
    case 3:
      return Buffer.compare(Buffer.from(a as string), Buffer.from(b as string));
    case 4:
      return compareLists(Object.entries(a as object).flat(), Object.entries(b as object).flat());
    case 5:
      return compareLists(a as unknown[], b as unknown[]);
    default:
      return Number((a as number) > (b as number)) - Number((a as number) < (b as number));
  }
}

function compareLists(a: unknown[], b: unknown[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareValues(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

export type Fields = Record<string, unknown>;

const isDocument = (value: unknown): value is Fields => value?.constructor === Object;

function valuesAt(value: unknown, path: string[]): unknown[] {
  const [name, ...rest] = path;
  if (name === undefined)
    return Array.isArray(value) ? (value.length === 0 ? [NOTHING] : (value as unknown[])) : [value];
  if (Array.isArray(value)) return value.filter(isDocument).flatMap((member) => valuesAt(member, path));
  return valuesAt(isDocument(value) ? value[name] : undefined, rest);
}

/** How two documents stand to each other in a sort. */
export function compareBy(sort: Record<string, 1 | -1>): (a: Fields, b: Fields) => number {
  const keyOf = (document: Fields, path: string, direction: number) => {
    const values = valuesAt(document, path.split('.'));
    if (values.length === 0) values.push(null);
    return values.reduce((x, y) => (compareValues(x, y) * direction <= 0 ? x : y));
  };
  return (a, b) => {
    for (const [path, direction] of Object.entries(sort)) {
      const order = compareValues(keyOf(a, path, direction), keyOf(b, path, direction)) * direction;
      if (order !== 0) return order;
    }
    return 0;
  };
}
