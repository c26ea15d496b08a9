import { n } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label, paperLabel } from '../label.ts';
import { inkOn } from '../look.ts';
import { barrel, mirrored } from '../outline.ts';
import { glass, ground, liquid, seam, shadow, solid, streak, type Pen } from '../pen.ts';
import { pump } from './bottle.ts';

const cx = 300;

/** Shampoo, wash or lotion: a generous opaque bottle with a pump, a flip top or a disc cap. */
export function lotionBottle(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(132, 164);
  const closure = random.pick(['pump', 'flip', 'disc']);
  const height = closure === 'pump' ? random.between(230, 256) : random.between(268, 300);
  const top = ground - height;
  const shoulder = random.pick([14, 34, 60]);
  const taper = random.pick([1, 1, 0.86, 1.1]);
  const body = mirrored(cx, [
    [(width / 2) * taper, top, shoulder],
    [width / 2, ground - height * 0.3, 90],
    [(width / 2) * (taper > 1 ? 0.94 : 1), ground, random.pick([10, 22])],
  ]);
  shadow(pen, cx, width);
  if (closure === 'pump') pump(pen, cx, top + 2, width * 0.42);
  if (closure === 'flip') {
    const cap = random.between(48, 62);
    solid(pen, barrel(cx, top - cap + 4, width * taper * 0.62, cap, { top: 8, rise: 1.5 }), look.cap);
    seam(pen, cx, top - cap * 0.6, width * taper * 0.62, 2.5, 0.32);
    streak(pen, cx - width * taper * 0.22, top - cap + 10, 6, cap * 0.7, 0.4);
  }
  if (closure === 'disc') {
    solid(pen, barrel(cx, top - 18, width * 0.34, 22), look.trim);
    solid(pen, barrel(cx, top - 60, width * 0.46, 46, { top: 5, rise: 1.5 }), look.cap);
    let ribs = '';
    for (let x = -0.2; x <= 0.2; x += 0.05) ribs += `M${n(cx + width * x)} ${n(top - 52)}v34`;
    canvas.line(ribs, '#1c0f0a', 1, 0.2);
  }
  solid(pen, body, look.main);
  streak(pen, cx - width * 0.37, top + shoulder * 0.7 + 8, 11, height - shoulder - 26, 0.4);
  streak(pen, cx + width * 0.4, top + shoulder + 10, 4, height * 0.6, 0.2);
  const cy = top + height * 0.42;
  if (random.chance(0.45)) paperLabel(pen, cx, cy - 50, width * 0.72, 132, look.second.colour);
  else label(pen, { cx, cy, width: width * 0.76, size: 27, withName: true });
}

/** A toner or lotion in a straight glass bottle with a plain cap. */
export function tallBottle(pen: Pen): void {
  const { look, random } = pen;
  const width = random.between(112, 138);
  const height = random.between(250, 280);
  const top = ground - height;
  const shoulder = random.pick([12, 30, 52]);
  shadow(pen, cx, width);
  const outer = mirrored(cx, [
    [width / 2, top, shoulder],
    [width / 2, ground, random.pick([8, 20])],
  ]);
  glass(pen, outer, tone(look.content, 0.06, 0.7));
  liquid(
    pen,
    mirrored(cx, [
      [width / 2 - 9, top + random.between(24, 44), 3],
      [width / 2 - 9, ground - 18, 10],
    ]),
    look.content,
  );
  streak(pen, cx - width * 0.42, top + shoulder * 0.7 + 6, 9, height - shoulder - 20, 0.8);
  streak(pen, cx + width * 0.4, top + shoulder + 10, 4, height * 0.62, 0.5);
  const cap = random.between(54, 78);
  solid(pen, barrel(cx, top - 9, width * 0.42, 12, { sag: 2 }), look.trim);
  solid(
    pen,
    barrel(cx, top - cap - 6, width * random.pick([0.5, 0.62]), cap, { top: random.pick([4, 12]), rise: 1.5 }),
    look.cap,
  );
  streak(pen, cx - width * 0.17, top - cap, 6, cap * 0.74, 0.4);
  label(pen, {
    cx,
    cy: top + height * 0.44,
    width: width * 0.72,
    size: 23,
    ink: inkOn(look.content),
    withName: true,
  });
}

/** Hair or body oil: golden, in a narrow-necked bottle with a long stopper. */
export function oilBottle(pen: Pen): void {
  const { look, random } = pen;
  const half = random.between(62, 76);
  const height = random.between(196, 226);
  const neckHeight = random.between(30, 56);
  const neck = half * 0.3;
  const top = ground - height;
  const slope = random.pick([22, 54, 84]);
  const flask = (inset: number, foot: number): string =>
    mirrored(cx, [
      [neck - inset * 0.5, top - neckHeight + inset, 2],
      [neck - inset * 0.5, top + inset, 14],
      [half - inset, top + slope + inset * 0.4, 26],
      [half - inset, foot, 16],
    ]);
  shadow(pen, cx, half * 2);
  glass(pen, flask(0, ground), tone(look.content, 0.12, 0.6));
  liquid(pen, flask(9, ground - 20), look.content);
  streak(pen, cx - half * 0.84, top + slope + 16, 9, height - slope - 40, 0.85);
  streak(pen, cx + half * 0.8, top + slope + 24, 4, height - slope - 60, 0.5);
  const cap = random.between(64, 92);
  solid(pen, barrel(cx, top - neckHeight - 7, neck * 2.5, 13, { sag: 2 }), look.trim);
  solid(pen, barrel(cx, top - neckHeight - cap - 4, neck * 2.5, cap, { top: random.pick([4, 14]), rise: 1 }), look.cap);
  streak(pen, cx - neck * 0.85, top - neckHeight - cap + 4, 5, cap * 0.74, 0.4);
  const tag = (height - slope) * 0.62;
  paperLabel(pen, cx, ground - 24 - tag, half * 1.44, tag);
}
