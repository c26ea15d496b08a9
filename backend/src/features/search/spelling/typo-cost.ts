const keyboards = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ظزوهيلارذدء'],
];
/** Letters that sound or look alike, written for each other by those who don't know the spelling. */
const alike = ['aeiouy', 'ckq', 'sz', 'fv', 'gj', 'mn', 'صس', 'طت', 'ضظد', 'ذزظ', 'هح', 'كق', 'غخ', 'ويا'];

/** Costs by kind of typo; two letters swapped cost one. */
const cost = { doubled: 0.7, alike: 0.8, dropped: 0.9, neighbour: 0.9, swapped: 1, added: 1, other: 1.2 };
/** Few mistake the first letter. */
const firstLetter = 0.3;

/** By the UTF-16 units of both letters. */
const pairCosts = new Map<number, number>();
const pairOf = (a: number, b: number) => a * 0x10000 + b;
const setCost = (a: string, b: string, each: number) => {
  for (const pair of [pairOf(a.charCodeAt(0), b.charCodeAt(0)), pairOf(b.charCodeAt(0), a.charCodeAt(0))])
    pairCosts.set(pair, Math.min(each, pairCosts.get(pair) ?? each));
};
for (const rows of keyboards)
  for (const [y, row] of rows.entries())
    for (const [x, letter] of [...row].entries())
      // Each row stands half a key to the right of the one above.
      for (const near of [row[x + 1], rows[y + 1]?.[x - 1], rows[y + 1]?.[x]])
        if (near !== undefined) setCost(letter, near, cost.neighbour);
for (const letters of alike) for (const a of letters) for (const b of letters) if (a !== b) setCost(a, b, cost.alike);

export interface TypoCost {
  /** Of the whole word. */
  readonly whole: number;
  /** Of the beginning of the word that is nearest to what was typed. */
  readonly beginning: number;
}

const rowLength = 32;
/** The last three rows of the table, reused by all calls. */
const rows = [new Float64Array(rowLength), new Float64Array(rowLength), new Float64Array(rowLength)];

/**
 * What the typos cost that make `typed` of a word: the optimal string alignment distance (Damerau–Levenshtein in which
 * no part is edited twice), each edit weighed by its kind.
 * @param typed fewer than 32 letters
 */
export const typoCost = (typed: string, word: string): TypoCost => {
  const size = typed.length;
  let beginning = Infinity;
  for (let end = 0; end <= word.length; end++) {
    const row = rows[end % 3]!;
    const last = rows[(end + 2) % 3]!;
    const beforeLast = rows[(end + 1) % 3]!;
    row[0] = end === 0 ? 0 : last[0]! + droppedCost(word, end - 1);
    for (let at = 1; at <= size; at++) {
      let least = row[at - 1]! + addedCost(typed, at - 1);
      if (end > 0) {
        least = Math.min(least, last[at]! + droppedCost(word, end - 1));
        least = Math.min(least, last[at - 1]! + changedCost(typed, at - 1, word.charCodeAt(end - 1)));
      }
      if (end > 1 && at > 1 && typed[at - 1] === word[end - 2] && typed[at - 2] === word[end - 1])
        least = Math.min(least, beforeLast[at - 2]! + cost.swapped);
      row[at] = least;
    }
    beginning = Math.min(beginning, row[size]!);
  }
  return { whole: rows[word.length % 3]![size]!, beginning };
};

const droppedCost = (word: string, at: number) =>
  at === 0 ? cost.dropped + firstLetter : word[at] === word[at - 1] ? cost.doubled : cost.dropped;

const addedCost = (typed: string, at: number) =>
  at === 0 ? cost.added + firstLetter : typed[at] === typed[at - 1] ? cost.doubled : cost.added;

const changedCost = (typed: string, at: number, letter: number) => {
  const own = typed.charCodeAt(at);
  if (own === letter) return 0;
  return (pairCosts.get(pairOf(own, letter)) ?? cost.other) + (at === 0 ? firstLetter : 0);
};
