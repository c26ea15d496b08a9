/** Laid-out lettering: the lines of the brand, then those of the name in small type. */
export interface Layout {
  brand: readonly string[];
  brandSize: number;
  name: readonly string[];
  nameSize: number;
  /** Height of all lines together. */
  height: number;
}

export interface TypesetBox {
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
const longestLine = (lines: readonly string[]): number => Math.max(1, ...lines.map(letters));

/** Breaks a text into at most `lines` lines of similar length. */
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

/** Sets the brand as large as the box allows, or its monogram where it would be illegible, and below it as much of the name as fits. */
export function typeset(brand: string, name: string, { width, height, size, perLetter, lines }: TypesetBox): Layout {
  const share = name ? 0.62 : 1;
  const fit = (set: readonly string[]): number =>
    Math.min(size, width / (longestLine(set) * perLetter), (height * share) / (set.length * leading));
  const choices = Array.from({ length: lines }, (_, at) => balanced(brand, at + 1));
  let best = choices.reduce(
    (nameLines, next) => (fit(next) > fit(nameLines) * 1.25 ? next : nameLines),
    choices[0] ?? [],
  );
  if (fit(best) < 7.4) best = [monogram(brand)];
  const brandSize = fit(best);

  const nameSize = Math.max(7, Math.min(9.5, brandSize * 0.5));
  const used = best.length * brandSize * leading;
  const rows = Math.min(3, Math.floor((height - used - nameSize * 1.2) / (nameSize * nameLeading)));
  const perRow = Math.floor(width / (nameSize * perLetter));
  const small = name && rows > 0 ? balanced(name, Math.min(rows, Math.ceil((letters(name) + 2) / perRow))) : [];
  const nameLines = longestLine(small) <= perRow ? small : [];
  return {
    brand: best,
    brandSize,
    name: nameLines,
    nameSize,
    height: used + (nameLines.length ? nameSize * (1.2 + nameLines.length * nameLeading) : 0),
  };
}
