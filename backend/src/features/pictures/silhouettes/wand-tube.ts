import { n } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { inkOn } from '../look.ts';
import { surface } from '../material.ts';
import { barrel, mirrored } from '../outline.ts';
import { glass, ground, liquid, seam, shadow, solid, streak, type Pen } from '../pen.ts';

/** A slanted sponge, wet with colour. */
function doeFoot({ canvas, look }: Pen, cx: number, foot: number): void {
  const d = `M${n(cx - 6)} ${n(foot)}C${n(cx - 12)} ${n(foot - 22)} ${n(cx - 9)} ${n(foot - 44)} ${n(cx + 3)} ${n(foot - 54)}Q${n(cx + 12)} ${n(foot - 52)} ${n(cx + 12)} ${n(foot - 32)}Q${n(cx + 11)} ${n(foot - 12)} ${n(cx + 6)} ${n(foot)}Z`;
  canvas.path(d, canvas.linear(surface({ finish: 'gloss', colour: look.content })));
  canvas.line(
    `M${n(cx - 4)} ${n(foot - 14)}Q${n(cx - 5)} ${n(foot - 36)} ${n(cx + 3)} ${n(foot - 46)}`,
    '#fff',
    2.4,
    0.5,
    {
      'stroke-linecap': 'round',
    },
  );
}

/** An open tube of liquid colour, its wand standing beside it on the cap. */
export function wandTube(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(82, 94);
  const tube = random.between(206, 226);
  const cap = random.between(136, 152);
  const cx = 300 + random.between(54, 62);
  const wandX = cx - random.between(118, 128);
  const capMaterial = random.chance(0.35) ? look.main : look.cap;

  const wandTop = ground - 8 - cap;
  const stem = random.between(84, 98);
  shadow(pen, wandX, width * 0.9, ground - 8);
  doeFoot(pen, wandX, wandTop - stem + 6);
  solid(pen, barrel(wandX, wandTop - stem, 6.5, stem), { finish: 'gloss', colour: tone(look.content, -0.12) });
  solid(pen, barrel(wandX, wandTop - 16, width * 0.46, 20, { top: 3 }), look.trim);
  solid(
    pen,
    barrel(wandX, wandTop, width * 0.86, cap, { top: random.pick([4, 10]), bottom: random.pick([5, 14]) }),
    capMaterial,
  );
  streak(pen, wandX - width * 0.29, wandTop + 10, 6, cap * 0.78, 0.42);

  const top = ground - tube;
  const round = random.pick([8, 18, width * 0.4]);
  const taper = random.pick([1, 1, 0.88]);
  const outer = mirrored(cx, [
    [width * 0.47, top, 9],
    [(width / 2) * taper, ground, round],
  ]);
  shadow(pen, cx, width);
  solid(pen, barrel(cx, top - 30, width * 0.5, 36, { top: 4 }), look.trim);
  canvas.ellipse(cx, top - 29, width * 0.2, 3.5, tone(look.content, -0.16));
  seam(pen, cx, top - 20, width * 0.5, 1.5, 0.3);
  seam(pen, cx, top - 11, width * 0.5, 1.5, 0.3);
  glass(pen, outer, tone(look.content, 0.18, 0.5));
  liquid(
    pen,
    mirrored(cx, [
      [width * 0.47 - 8, top + 10, 6],
      [(width / 2) * taper - 9, ground - 18, Math.max(6, round - 4)],
    ]),
    look.content,
  );
  streak(pen, cx - width * 0.37, top + 14, 8, tube - 36, 0.8);
  streak(pen, cx + width * 0.36, top + 26, 4, tube - 66, 0.45);
  label(pen, { cx, cy: top + tube * 0.5, width: tube * 0.66, size: 22, ink: inkOn(look.content), upright: true });
}
