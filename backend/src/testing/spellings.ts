import { randomFrom } from '../shared/random.ts';

/** Other spellings of a path that a lenient router or cache may treat as equal. */
export const otherSpellings = (path: string, seed: string): string[] => {
  const random = randomFrom(`${seed} ${path}`);
  const letters = [...path.matchAll(/[a-z]/g)].map(({ index }) => index);
  const slashes = [...path.matchAll(/\//g)].map(({ index }) => index);
  const replaced = (at: number, text: string) => path.slice(0, at) + text + path.slice(at + 1);
  const encoded = (at: number) => replaced(at, `%${path.charCodeAt(at).toString(16)}`);
  const anyOf = (indexes: readonly number[]) => random.pick(indexes as [number, ...number[]]);
  const segments = path.split('/');
  const withSegments = (change: (segment: string) => string) => segments.map(change).join('/');
  const upperId = withSegments((segment) => (/\d/.test(segment) ? segment.toUpperCase() : segment));
  const upperWords = withSegments((segment) => (/\d/.test(segment) ? segment : segment.toUpperCase()));
  const lastWord = segments.findLastIndex((segment) => segment !== '' && !/\d/.test(segment));
  const all = [
    path.replace(/[a-z]/g, (letter) => (random.chance(0.5) ? letter.toUpperCase() : letter)),
    segments.map((segment, index) => (index === lastWord ? segment.toUpperCase() : segment)).join('/'),
    upperWords.replace(/^\/API\//, '/api/'),
    upperId,
    `${path}/`,
    replaced(anyOf(slashes), '//'),
    replaced(slashes.at(-1)!, '//'),
    encoded(anyOf(letters)),
    encoded(letters.at(-1)!),
    encoded(slashes.at(-1)!),
    `${path}%20`,
    `${path};a=b`,
    replaced(slashes.at(-1)!, '/./'),
    `${path}/x/..`,
  ];
  return [...new Set(all)].filter((spelling) => spelling !== path);
};
