/**
 * One page of two lists in one order: a short one in memory, and a long one of which only a part is read.
 * @param short in order
 * @param read rows of the long one in the same order, from a row on
 */
export const mergedPage = async <Row>(
  short: readonly Row[],
  compare: (a: Row, b: Row) => number,
  { skip, limit }: { readonly skip: number; readonly limit: number },
  read: (from: number, most: number) => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  // At most all rows of the short list come before the page.
  const from = Math.max(0, skip - short.length);
  const long = await read(from, skip - from + limit);
  const [first] = long;
  if (!first && from > 0) return [];
  const before = first && from > 0 ? short.filter((row) => compare(row, first) < 0).length : 0;
  const rows = [...short.slice(before), ...long].sort(compare);
  const begin = skip - from - before;
  return rows.slice(begin, begin + limit);
};
