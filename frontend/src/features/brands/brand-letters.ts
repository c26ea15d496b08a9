/** Names that begin with neither a Latin nor an Arabic letter. */
export const otherLetter = '#';

const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The letter that a name is found under: accents and forms of hamza do not count, nor does an Arabic article. */
export const letterOf = (name: string): string => {
  const [first = ''] = name
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^ال(?=\p{L}{2})/u, '')
    .toUpperCase();
  return /[A-Z]/.test(first) || /\p{Script=Arabic}/u.test(first) ? first : otherLetter;
};

export interface LetterGroup<Item> {
  readonly letter: string;
  /** Empty for a letter of the Latin alphabet that no name begins with. */
  readonly items: readonly Item[];
}

/** All Latin letters, then the Arabic ones that are there, then the rest, each with its items in their order. */
export const byLetter = <Item extends { readonly displayName: string }>(
  items: readonly Item[],
): readonly LetterGroup<Item>[] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const letter = letterOf(item.displayName);
    const group = groups.get(letter);
    if (group) group.push(item);
    else groups.set(letter, [item]);
  }
  const arabic = [...groups.keys()].filter((letter) => /\p{Script=Arabic}/u.test(letter)).sort();
  const last = groups.has(otherLetter) ? [otherLetter] : [];
  return [...latin, ...arabic, ...last].map((letter) => ({ letter, items: groups.get(letter) ?? [] }));
};

/** The id of a letter's section. */
export const letterId = (letter: string): string => `letter-${letter === otherLetter ? 'other' : letter.toLowerCase()}`;
