import { randomFrom, type Random } from '../../../shared/random.ts';

const keyboards = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ظزوةىلارؤءئ'];

type Typo = (text: string, at: number, random: Random) => string | undefined;

const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter);

const neighbourKeys = (letter: string) => {
  const row = keyboards.find((keys) => keys.includes(letter.toLowerCase()));
  const at = row?.indexOf(letter.toLowerCase()) ?? -1;
  return row ? [row[at - 1], row[at + 1]].filter((key) => key !== undefined) : [];
};

/** What a slip of a finger makes of the letter at a position; `undefined` where it can make nothing. */
const kinds: readonly Typo[] = [
  (text, at) => (isLetter(text[at]) ? text.slice(0, at) + text.slice(at + 1) : undefined),
  (text, at) => (isLetter(text[at]) ? text.slice(0, at) + text[at]! + text.slice(at) : undefined),
  (text, at) =>
    isLetter(text[at]) && isLetter(text[at + 1]) && text[at] !== text[at + 1]
      ? text.slice(0, at) + text[at + 1]! + text[at]! + text.slice(at + 2)
      : undefined,
  (text, at, random) => {
    const keys = neighbourKeys(text[at]!);
    const key = keys[Math.floor(random.next() * keys.length)];
    return key && text.slice(0, at) + key + text.slice(at + 1);
  },
  (text, at) =>
    text[at] === ' ' && isLetter(text[at - 1]) && isLetter(text[at + 1])
      ? text.slice(0, at) + text.slice(at + 1)
      : undefined,
];

export interface Mistyped {
  readonly typed: string;
  readonly name: string;
}

/**
 * Names with one typo each, as many of every kind: a letter dropped, doubled, swapped with the next or replaced by its
 * neighbour on the keyboard, a space left out. The same ones each time.
 */
export const typosOf = (names: readonly string[], count: number): readonly Mistyped[] => {
  const random = randomFrom('typos');
  const typos: Mistyped[] = [];
  while (typos.length < count) {
    const name = names[Math.floor(random.next() * names.length)]!;
    const typed = kinds[typos.length % kinds.length]!(name, Math.floor(random.next() * name.length), random);
    if (typed !== undefined) typos.push({ typed, name });
  }
  return typos;
};
