import { n, type Attributes } from './canvas.ts';
import { tone, type Hex } from './colour.ts';
import { inkOn, type Lettering } from './look.ts';
import { barrel } from './outline.ts';
import type { Pen } from './pen.ts';
import { leading, nameLeading, typeset } from './typeset.ts';

const antiqua = "Didot,'Bodoni MT',Georgia,serif";
const grotesque = "Futura,'Avenir Next','Segoe UI',Arial,sans-serif";

// The width of a glyph is a generous guess, because the face is whatever the reader has.
const faces: Record<Lettering, { font: Attributes; perLetter: number; spacing: number }> = {
  serif: { font: { 'font-family': antiqua }, perLetter: 0.88, spacing: 0.1 },
  italic: { font: { 'font-family': antiqua, 'font-style': 'italic' }, perLetter: 0.64, spacing: 0 },
  sans: { font: { 'font-family': grotesque }, perLetter: 0.84, spacing: 0.1 },
  lower: { font: { 'font-family': grotesque, 'font-weight': 600 }, perLetter: 0.66, spacing: 0 },
};

const cased = (text: string, lettering: Lettering): string =>
  lettering === 'lower' ? text.toLowerCase() : lettering === 'italic' ? text : text.toUpperCase();

/** Shortened to whole characters, so that a picture stays small whatever it is called. */
export const clipped = (text: string, length: number): string => [...text.trim()].slice(0, length).join('');

export interface LabelPlace {
  cx: number;
  /** The middle of the lettering. */
  cy: number;
  width: number;
  /** How tall the lettering may become. */
  height?: number;
  /** The largest type size. */
  size?: number;
  ink?: Hex;
  /** Whether the product's name stands small under the brand. */
  named?: boolean;
  /** Read from the foot up, on one line, for narrow parts. */
  upright?: boolean;
}

/** Prints the brand, and the name where asked, centred in its place. */
export function label(pen: Pen, place: LabelPlace): void {
  const { canvas, look } = pen;
  const { cx, cy, width, height = 150, size = 24, ink = look.ink, named = false, upright = false } = place;
  const { font, perLetter, spacing } = faces[look.lettering];
  const brand = cased(clipped(pen.brand, 32), look.lettering);
  if (!brand) return;
  const name = named ? cased(clipped(pen.name, 48), look.lettering) : '';
  const set = typeset(brand, name, { width, height, size, perLetter, lines: upright ? 1 : 3 });

  const print = (text: string, y: number, points: number): void =>
    canvas.text(text, {
      x: n(cx),
      y: n(y),
      'font-size': n(points),
      ...(spacing > 0 && { 'letter-spacing': n(points * spacing) }),
    });
  const top = cy - set.height / 2;
  const turned: Attributes = upright ? { transform: `rotate(-90 ${n(cx)} ${n(cy)})` } : {};
  canvas.group({ fill: ink, 'text-anchor': 'middle', ...font, ...turned }, () => {
    const step = set.brandSize * leading;
    set.brand.forEach((line, at) => print(line, top + at * step + set.brandSize * 0.9, set.brandSize));
    if (set.name.length === 0) return;
    const rule = top + set.brand.length * step + set.nameSize * 0.55;
    canvas.line(`M${n(cx - width * 0.12)} ${n(rule)}h${n(width * 0.24)}`, ink, 1, 0.55);
    set.name.forEach((line, at) => print(line, rule + set.nameSize * (1.6 + at * nameLeading), set.nameSize));
  });
}

/** A paper label wrapped around a bottle, printed. */
export function paperLabel(pen: Pen, cx: number, y: number, width: number, height: number, paper = '#fbf4ea'): void {
  const { canvas } = pen;
  const light = canvas.linear([
    [0, tone(paper, -0.06)],
    [0.28, tone(paper, 0.02)],
    [1, tone(paper, -0.09)],
  ]);
  canvas.path(barrel(cx, y, width, height, { top: 1, bottom: 1, sag: width * 0.025 }), light, { opacity: 0.96 });
  label(pen, {
    cx,
    cy: y + height / 2,
    width: width * 0.84,
    height: height * 0.86,
    size: 23,
    ink: inkOn(paper),
    named: true,
  });
}
