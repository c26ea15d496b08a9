import { n, type Attributes } from './canvas.ts';
import { tone, type Hex } from './colour.ts';
import { inkOn, type Lettering } from './look.ts';
import { barrel } from './outline.ts';
import type { Pen } from './pen.ts';
import { leading, nameLeading, typeset } from './typeset.ts';

const antiqua = "Didot,'Bodoni MT',Georgia,serif";
const grotesque = "Futura,'Avenir Next','Segoe UI',Arial,sans-serif";

// The width of a glyph is a generous estimate, because the typeface depends on the reader's machine.
const faces: Record<Lettering, { font: Attributes; perLetter: number; spacing: number }> = {
  serif: { font: { 'font-family': antiqua }, perLetter: 0.88, spacing: 0.1 },
  italic: { font: { 'font-family': antiqua, 'font-style': 'italic' }, perLetter: 0.64, spacing: 0 },
  sans: { font: { 'font-family': grotesque }, perLetter: 0.84, spacing: 0.1 },
  lower: { font: { 'font-family': grotesque, 'font-weight': 600 }, perLetter: 0.66, spacing: 0 },
};

const inLetterCase = (text: string, lettering: Lettering): string =>
  lettering === 'lower' ? text.toLowerCase() : lettering === 'italic' ? text : text.toUpperCase();

/** The first characters of a text; a surrogate pair is not split. */
export const truncated = (text: string, length: number): string => [...text.trim()].slice(0, length).join('');

export interface LabelOptions {
  cx: number;
  /** The middle of the lettering. */
  cy: number;
  width: number;
  /** Most height of the lettering. */
  height?: number;
  /** The largest type size. */
  size?: number;
  ink?: Hex;
  /** Prints the product's name in small type under the brand. */
  withName?: boolean;
  /** One line that reads from bottom to top, for narrow parts. */
  upright?: boolean;
}

/** Prints the brand, and the name if `withName` is set, centred on the given point. */
export function label(pen: Pen, options: LabelOptions): void {
  const { canvas, look } = pen;
  const { cx, cy, width, height = 150, size = 24, ink = look.ink, withName = false, upright = false } = options;
  const { font, perLetter, spacing } = faces[look.lettering];
  const brand = inLetterCase(truncated(pen.brand, 32), look.lettering);
  if (!brand) return;
  const name = withName ? inLetterCase(truncated(pen.name, 48), look.lettering) : '';
  const set = typeset(brand, name, { width, height, size, perLetter, lines: upright ? 1 : 3 });

  const printLine = (text: string, y: number, points: number): void =>
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
    set.brand.forEach((line, at) => printLine(line, top + at * step + set.brandSize * 0.9, set.brandSize));
    if (set.name.length === 0) return;
    const rule = top + set.brand.length * step + set.nameSize * 0.55;
    canvas.line(`M${n(cx - width * 0.12)} ${n(rule)}h${n(width * 0.24)}`, ink, 1, 0.55);
    set.name.forEach((line, at) => printLine(line, rule + set.nameSize * (1.6 + at * nameLeading), set.nameSize));
  });
}

/** A printed paper label around a bottle. */
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
    withName: true,
  });
}
