const sizesAndFillers =
  /\b(\d+(\.\d+)? ?(ml|oz|g)|new|the|by|in|of|for|and|with|makeup|spf \d+\+?|paris|refillable|original)\b/g;

/** Text without case, diacritics or punctuation; `+` and `&` count as "and". */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[+&]/g, ' and ')
    .replace(/colour/g, 'color')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Equal for two rows of one product: brand and name folded, sizes, filler words and word order aside. */
export function productKey(brand: string, name: string): string {
  const words = fold(name).replace(sizesAndFillers, ' ').split(' ').filter(Boolean);
  return `${fold(brand)}|${[...new Set(words)].sort().join(' ')}`;
}

/** The first of every product, in order. */
export function withoutDuplicates<Row extends { brand: string; name: string }>(rows: Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ brand, name }) => {
    const key = productKey(brand, name);
    return !seen.has(key) && seen.add(key);
  });
}
