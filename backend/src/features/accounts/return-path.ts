const base = 'http://same.invalid';
const longest = 2_048;

/** Where to go after signing in: a path of this site, else the home page. */
export const returnPath = (value: unknown): string => {
  if (typeof value !== 'string' || value.length > longest || !/^\/(?![/\\])/.test(value) || !URL.canParse(value, base))
    return '/';
  const { origin, pathname, search, hash } = new URL(value, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : '/';
};
