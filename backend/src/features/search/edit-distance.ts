/** Shorter words have too many neighbours. */
const shortest = 4;

/**
 * Whether `asked` becomes `word`, or a beginning of it, by one letter more, less, changed, or two neighbours swapped
 * (Damerau–Levenshtein distance of at most one).
 */
export const isOneTypoAway = (asked: string, word: string): boolean => {
  if (asked.length < shortest || word.length < asked.length - 1) return false;
  let at = 0;
  while (at < asked.length && asked[at] === word[at]) at++;
  const rest = asked.slice(at);
  return (
    word.startsWith(rest.slice(1), at + 1) ||
    word.startsWith(rest.slice(1), at) ||
    word.startsWith(rest, at + 1) ||
    (rest[0] === word[at + 1] && rest[1] === word[at] && word.startsWith(rest.slice(2), at + 2))
  );
};
