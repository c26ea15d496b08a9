import { n } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { materials } from '../material.ts';
import { barrel, mirrored } from '../outline.ts';
import { glass, ground, liquid, seam, shadow, solid, streak, type Pen } from '../pen.ts';

/** An aerosol can: a rolled foot and shoulder of metal, a coloured body, a dome cap or a bare nozzle. */
export function aerosol(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(104, 124);
  const body = random.between(236, 272);
  const cx = 300;
  const top = ground - body;
  const capped = random.chance(0.55);
  shadow(pen, cx, width);
  if (capped) {
    const cap = random.between(70, 92);
    solid(
      pen,
      barrel(cx, top - cap - 2, width * 0.9, cap, { top: random.pick([14, 34, width * 0.42]), rise: 2 }),
      look.cap,
    );
    streak(pen, cx - width * 0.3, top - cap + 14, 7, cap * 0.62, 0.45);
  } else {
    solid(pen, barrel(cx, top - 66, width * 0.3, 34, { top: 6 }), look.cap);
    canvas.ellipse(cx, top - 50, 3.5, 3.5, '#1c0f0a', { opacity: 0.6 });
    solid(pen, barrel(cx, top - 36, width * 0.44, 16, { top: 4 }), look.cap);
  }
  solid(
    pen,
    mirrored(cx, [
      [width * 0.3, top - 24, 12],
      [width * 0.49, top + 4, 12],
      [width * 0.49, top + 8],
    ]),
    materials.chrome,
  );
  solid(pen, barrel(cx, top + 2, width, body - 2, { top: 6, bottom: 5 }), look.main);
  const band = barrel(cx, ground - body * random.between(0.26, 0.42), width, 12 + body * random.between(0, 0.16), {
    rise: -width * 0.035,
  });
  if (random.chance(0.6)) solid(pen, band, look.second);
  solid(pen, barrel(cx, ground - 9, width * 0.99, 9, { bottom: 4 }), materials.chrome);
  seam(pen, cx, top + 10, width, 3, 0.25);
  streak(pen, cx - width * 0.34, top + 14, 9, body * 0.84, 0.42);
  label(pen, { cx, cy: top + body * 0.34, width: width * 0.78, height: body * 0.42, size: 23, withName: true });
}

/** A fine-mist bottle: liquid and dip tube seen through the wall, an atomiser on top. */
export function mist(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(106, 128);
  const body = random.between(232, 262);
  const cx = 300;
  const top = ground - body;
  const shoulder = random.pick([18, 40, 58]);
  const frosted = random.chance(0.4);
  const outer = mirrored(cx, [
    [width * 0.26, top - 10, 3],
    [width * 0.26, top, 4],
    [width / 2, top + shoulder * 0.4, shoulder],
    [width / 2, ground, random.pick([10, 26])],
  ]);
  shadow(pen, cx, width);
  glass(pen, outer, tone(look.content, 0.06, 0.7));
  canvas.line(`M${n(cx)} ${n(top)}V${n(ground - 22)}`, '#fff', 5, 0.5);
  const level = top + shoulder * 0.5 + random.between(14, 34);
  canvas.group({ opacity: 0.8 }, () =>
    liquid(
      pen,
      mirrored(cx, [
        [width / 2 - 7, level, 2],
        [width / 2 - 7, ground - 10, 12],
      ]),
      look.content,
    ),
  );
  if (frosted) canvas.path(outer, '#fff', { opacity: 0.42 });
  canvas.line(`M${n(cx)} ${n(level)}V${n(ground - 24)}`, tone(look.content, -0.12), 4, 0.4);
  streak(pen, cx - width * 0.4, top + shoulder, 9, body - shoulder - 20, 0.8);
  streak(pen, cx + width * 0.38, top + shoulder + 16, 4, body - shoulder - 60, 0.5);

  const collar = width * 0.6;
  const head = random.between(40, 54);
  solid(pen, barrel(cx, top - 26 - head, collar * 0.74, head, { top: random.pick([5, 12]), rise: 1 }), look.cap);
  canvas.ellipse(cx, top - 22 - head * 0.62, 5.5, 5.5, '#1c0f0a', { opacity: 0.3 });
  canvas.ellipse(cx, top - 22 - head * 0.62, 2.4, 2.4, '#1c0f0a', { opacity: 0.7 });
  solid(pen, barrel(cx, top - 34, collar, 30, { top: 3 }), look.trim);
  seam(pen, cx, top - 16, collar, 2, 0.25);
  if (random.chance(0.5)) {
    const cap = barrel(cx, top - 46 - head, collar * 1.04, head + 30, { top: 12, rise: 2 });
    canvas.path(cap, '#fff', { opacity: 0.26, stroke: '#fff', 'stroke-width': 1.4 });
    streak(pen, cx - collar * 0.42, top - 36 - head, 6, head + 10, 0.75);
  }
  label(pen, { cx, cy: ground - body * 0.46, width: width * 0.74, size: 23, ink: '#3a2a25', withName: true });
}
