import { normalizeKey } from '../shared/normalize-text.ts';

/** A typing error is at most so many letters, and at most a third of the name. */
const mostEdits = 2;

/** The candidate that a mistyped name may mean, or `undefined`. Case, accents and underscores make no difference. */
export const nearestName = (name: string, candidates: Iterable<string>): string | undefined => {
  const folded = normalizeKey(name);
  let most = Math.min(mostEdits, Math.floor(folded.length / 3));
  let nearest: string | undefined;
  for (const candidate of candidates) {
    const other = normalizeKey(candidate);
    if (Math.abs(other.length - folded.length) > most) continue;
    const edits = editDistance(folded, other);
    if (edits > most || (nearest !== undefined && edits === most)) continue;
    most = edits;
    nearest = candidate;
  }
  return nearest;
};

/** Levenshtein's distance; two neighbours that changed places are one edit. */
const editDistance = (one: string, other: string): number => {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let edits = Math.min(last![column]! + 1, current[column - 1]! + 1, last![column - 1]! + (isSame ? 0 : 1));
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap && row > 1 && column > 1) edits = Math.min(edits, beforeLast![column - 2]! + 1);
      current.push(edits);
    }
    [beforeLast, last] = [last, current];
  }
  return last![other.length]!;
};
