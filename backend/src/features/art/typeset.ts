/** Lettering laid out in a place: the brand's lines, then the name's in small type, with their sizes. */
export interface Layout {
  brand: readonly string[];
  brandSize: number;
  name: readonly string[];
  nameSize: number;
  /** How tall all of it is. */
  height: number;
}

export interface Room {
  width: number;
  height: number;
  /** The largest type size. */
  size: number;
  /** Width of a glyph per unit of type size. */
  perLetter: number;
  lines: number;
}

export const leading = 1.16;
export const nameLeading = 1.4;

const letters = (line: string): number => [...line].length;
const longest = (lines: readonly string[]): number => Math.max(1, ...lines.map(letters));

/** The words of a text on at most so many lines, as even as words allow. */
function balanced(text: string, lines: number): string[] {
  const target = text.length / lines;
  const result: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = result.at(-1);
    const joins = last !== undefined && (result.length === lines || last.length + word.length / 2 < target);
    if (joins) result[result.length - 1] = `${last} ${word}`;
    else result.push(word);
  }
  return result;
}

/** The first letters of the first two words. */
export const monogram = (brand: string): string =>
  brand
    .split(/[\s&.-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

/** Sets a brand as large as the room allows, or its monogram where it could not be read, and below it as much of the name as fits. */
export function typeset(brand: string, name: string, { width, height, size, perLetter, lines }: Room): Layout {
  const share = name ? 0.62 : 1;
  const fit = (set: readonly string[]): number =>
    Math.min(size, width / (longest(set) * perLetter), (height * share) / (set.length * leading));
  const choices = Array.from({ length: lines }, (_, at) => balanced(brand, at + 1));
  let best = choices.reduce((kept, next) => (fit(next) > fit(kept) * 1.25 ? next : kept), choices[0] ?? []);
  if (fit(best) < 7.4) best = [monogram(brand)];
  const brandSize = fit(best);

  const nameSize = Math.max(7, Math.min(9.5, brandSize * 0.5));
  const used = best.length * brandSize * leading;
  const rows = Math.min(3, Math.floor((height - used - nameSize * 1.2) / (nameSize * nameLeading)));
  const perRow = Math.floor(width / (nameSize * perLetter));
  const small = name && rows > 0 ? balanced(name, Math.min(rows, Math.ceil((letters(name) + 2) / perRow))) : [];
  const kept = longest(small) <= perRow ? small : [];
  return {
    brand: best,
    brandSize,
    name: kept,
    nameSize,
    height: used + (kept.length ? nameSize * (1.2 + kept.length * nameLeading) : 0),
  };
}
