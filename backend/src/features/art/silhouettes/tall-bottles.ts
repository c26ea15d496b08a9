import { n } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label, paperLabel } from '../label.ts';
import { inkOn } from '../look.ts';
import { barrel, box, mirrored } from '../outline.ts';
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
  else label(pen, { cx, cy, width: width * 0.76, size: 27, named: true });
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
    named: true,
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

/** An airless pump: a straight cylinder under a clear overcap. */
export function airless(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(100, 122);
  const body = random.between(206, 238);
  const cap = random.between(92, 112);
  const top = ground - body;
  shadow(pen, cx, width);
  solid(pen, barrel(cx, top - 16, width * 0.86, 20, { sag: 3 }), look.trim);
  solid(pen, barrel(cx, top - 36, width * 0.46, 22, { top: 3 }), look.cap);
  solid(pen, barrel(cx, top - 72, width * 0.56, 38, { top: 10, rise: 1 }), look.cap);
  canvas.path(box(cx - width * 0.34, top - 64, width * 0.16, 10, 3), tone(look.cap.colour, -0.06));
  const dome = barrel(cx, top - cap, width * 0.94, cap, { top: random.pick([8, 22]), rise: 2 });
  canvas.path(
    dome,
    canvas.linear([
      [0, '#fff', 0.6],
      [0.1, '#fff', 0.18],
      [0.5, '#fff', 0.1],
      [0.9, '#fff', 0.2],
      [1, '#7d6a62', 0.4],
    ]),
    { stroke: '#fff', 'stroke-opacity': 0.6 },
  );
  streak(pen, cx - width * 0.39, top - cap + 10, 8, cap * 0.8, 0.85);
  solid(pen, barrel(cx, top, width, body, { top: 5, bottom: random.pick([5, 14]) }), look.main);
  if (random.chance(0.5)) solid(pen, barrel(cx, ground - 34, width, 34, { bottom: 5, rise: -3.5 }), look.second);
  seam(pen, cx, top + 2, width, 3, 0.3);
  streak(pen, cx - width * 0.36, top + 12, 8, body * 0.82, 0.42);
  label(pen, { cx, cy: top + body * 0.38, width: width * 0.8, size: 23, named: true });
}

/** A slim glass vial: a roller or a travel spray, its cap on. */
export function vial(pen: Pen): void {
  const { look, random } = pen;
  const width = random.between(62, 76);
  const body = random.between(206, 236);
  const cap = random.between(96, 124);
  const top = ground - body;
  shadow(pen, cx, width);
  glass(pen, barrel(cx, top, width, body, { top: 8, bottom: 10 }), tone(look.content, 0.1, 0.6));
  liquid(pen, barrel(cx, top + 26, width - 16, body - 42, { top: 3, bottom: 8 }), look.content);
  streak(pen, cx - width * 0.4, top + 14, 7, body - 30, 0.85);
  streak(pen, cx + width * 0.36, top + 24, 4, body - 60, 0.5);
  solid(pen, barrel(cx, top - 8, width * 0.84, 12, { sag: 2 }), look.trim);
  solid(pen, barrel(cx, top - cap - 4, width * 0.96, cap, { top: random.pick([5, 16, 30]), rise: 1.5 }), look.cap);
  streak(pen, cx - width * 0.33, top - cap + 8, 6, cap * 0.76, 0.42);
  label(pen, { cx, cy: top + body * 0.52, width: body * 0.64, size: 21, ink: inkOn(look.content), upright: true });
}
