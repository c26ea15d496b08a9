/** What every string matched by a regular expression begins with, as far as it is plain text; undefined when nothing. */
export function literalPrefix(source: string): string | undefined {
  const plain = /^\^([\w \-@/:]+)/.exec(source)?.[1];
  if (!plain || source.includes('|')) return undefined;
  // a quantifier belongs to the last character before it
  const rest = source.slice(plain.length + 1);
  const prefix = /^[?*{]/.test(rest) ? plain.slice(0, -1) : plain;
  return prefix || undefined;
}
