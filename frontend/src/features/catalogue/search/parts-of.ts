export interface TextPart {
  readonly part: string;
  readonly matches: boolean;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a text where words begin as one of those typed does, whatever the case. */
export function partsOf(text: string, typed: string): readonly TextPart[] {
  const words = typed.split(/\s+/).filter(Boolean).map(escaped);
  if (words.length === 0) return [{ part: text, matches: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((part, index) => ({ part, matches: index % 2 === 1 }))
    .filter(({ part }) => part !== '');
}
