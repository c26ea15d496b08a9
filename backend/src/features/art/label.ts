import { n, type Attributes } from './canvas.ts';
import type { Hex } from './colour.ts';
import type { Lettering } from './look.ts';
import type { Pen } from './pen.ts';

const faces: Record<Lettering, Attributes> = {
  serif: { 'font-family': "Didot,'Bodoni MT',Georgia,serif" },
  italic: { 'font-family': "Didot,'Bodoni MT',Georgia,serif", 'font-style': 'italic' },
  sans: { 'font-family': "Futura,'Avenir Next','Segoe UI',Arial,sans-serif" },
  lower: { 'font-family': "Futura,'Avenir Next','Segoe UI',Arial,sans-serif", 'font-weight': 600 },
};

/** Width of a glyph per unit of type size, the spacing included; generous, because the face is whatever the reader has. */
const widths: Record<Lettering, number> = { serif: 0.86, italic: 0.64, sans: 0.84, lower: 0.66 };

const cased = (text: string, lettering: Lettering): string =>
  lettering === 'lower' ? text.toLowerCase() : lettering === 'italic' ? text : text.toUpperCase();

/** The words of a text on at most so many lines, as even as words allow. */
function balanced(text: string, lines: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const target = text.length / lines;
  const result: string[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const joins = last !== undefined && (result.length === lines || last.length + word.length / 2 < target);
    if (joins) result[result.length - 1] = `${last} ${word}`;
    else result.push(word);
  }
  return result;
}

const longest = (lines: readonly string[]): number => Math.max(1, ...lines.map((line) => [...line].length));

/** The first letters of the first two words. */
export const monogram = (brand: string): string =>
  brand
    .split(/[\s&.-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

export interface LabelPlace {
  cx: number;
  /** The middle of the lettering. */
  cy: number;
  width: number;
  /** The largest type size. */
  size?: number;
  ink?: Hex;
  /** Whether the product's name stands small under the brand. */
  named?: boolean;
  /** Read from the foot up, for narrow parts. */
  upright?: boolean;
}

/** Prints the brand as large as its place allows, in up to three lines, or its monogram where it would be too small to read. */
export function label(pen: Pen, { cx, cy, width, size = 24, ink = pen.look.ink, named, upright }: LabelPlace): void {
  const { canvas, look, name } = pen;
  if (!pen.brand.trim()) return;
  const { lettering } = look;
  const perLetter = widths[lettering];
  const brand = cased(pen.brand.trim().slice(0, 40), lettering);
  const fit = (lines: readonly string[]): number => Math.min(size, width / (longest(lines) * perLetter));
  const choices = (upright ? [1] : [1, 2, 3]).map((count) => balanced(brand, count));
  let lines = choices.reduce((best, next) => (fit(next) > fit(best) * 1.25 ? next : best));
  let type = fit(lines);
  if (type < 8.5) {
    lines = [cased(monogram(pen.brand), lettering)];
    type = Math.min(size * 1.2, width * 0.4);
  }

  const leading = type * 1.16;
  const print = (text: string, y: number, height: number, opacity = 1): void =>
    canvas.text(text, {
      x: n(cx),
      y: n(y),
      'font-size': n(height),
      ...(lettering === 'serif' || lettering === 'sans' ? { 'letter-spacing': n(height * 0.1) } : {}),
      ...(opacity < 1 && { opacity }),
    });
  const draw = (): void => {
    const first = cy - ((lines.length - 1) * leading) / 2 + type * 0.35;
    lines.forEach((line, at) => print(line, first + at * leading, type));
    if (!named) return;
    const below = first + (lines.length - 1) * leading + type * 0.75;
    canvas.line(`M${n(cx - width * 0.12)} ${n(below)}h${n(width * 0.24)}`, ink, 1, 0.55);
    const small = Math.max(7, Math.min(9.5, type * 0.5));
    const room = Math.floor(width / (small * perLetter));
    balanced(cased(name.slice(0, 60), lettering), Math.max(1, Math.ceil(name.length / room)))
      .filter((line) => line.length <= room)
      .slice(0, 3)
      .forEach((line, at) => print(line, below + small * (1.7 + at * 1.35), small, 0.75));
  };
  const turned: Attributes = upright ? { transform: `rotate(-90 ${n(cx)} ${n(cy)})` } : {};
  canvas.group({ fill: ink, 'text-anchor': 'middle', ...faces[lettering], ...turned }, draw);
}
