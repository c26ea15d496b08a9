import { n, type Canvas } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { inkOn } from '../look.ts';
import { materials } from '../material.ts';
import { barrel, mirrored, rounded } from '../outline.ts';
import { glass, ground, liquid, seam, shadow, solid, streak, type Pen } from '../pen.ts';

/** A dollop of mousse, whipped into tiers with a bent tip. Stands on `foot`. */
function dollop(canvas: Canvas, cx: number, foot: number, half: number): void {
  const shade = canvas.radial(
    [
      [0, '#fff'],
      [0.5, '#fffaf4'],
      [0.82, '#eadfd3'],
      [1, '#d3c4b6'],
    ],
    0.36,
    0.22,
    0.82,
  );
  canvas.ellipse(cx + half * 0.14, foot + 2, half * 1.12, half * 0.16, '#2a1410', { opacity: 0.2 });
  const tiers = [
    [1, 0.3],
    [0.8, 0.74],
    [0.54, 1.1],
  ] as const;
  for (const [share, lift] of tiers) {
    canvas.ellipse(cx, foot - half * lift, half * share, half * (0.14 + share * 0.2), shade);
  }
  const y = foot - half * 1.22;
  canvas.path(
    `M${n(cx - half * 0.3)} ${n(y)}C${n(cx - half * 0.2)} ${n(y - half * 0.3)} ${n(cx + half * 0.02)} ${n(y - half * 0.3)} ${n(cx + half * 0.2)} ${n(y - half * 0.46)}C${n(cx + half * 0.24)} ${n(y - half * 0.2)} ${n(cx + half * 0.34)} ${n(y - half * 0.1)} ${n(cx + half * 0.3)} ${n(y + half * 0.06)}Q${n(cx)} ${n(y + half * 0.16)} ${n(cx - half * 0.3)} ${n(y)}Z`,
    shade,
  );
}

/** A can of mousse with a spout, a dollop of its foam in front. */
export function mousseCan(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(112, 126);
  const body = random.between(256, 278);
  const cx = 300 - random.between(34, 42);
  const top = ground - body;
  shadow(pen, cx, width);
  const spout = rounded([
    [cx - width * 0.17, top - 20, 3],
    [cx - width * 0.13, top - 78, 12],
    [cx + width * 0.5, top - 84, 5],
    [cx + width * 0.52, top - 66, 5],
    [cx + width * 0.17, top - 58, 9],
    [cx + width * 0.19, top - 20, 3],
  ]);
  solid(pen, spout, look.cap);
  solid(pen, barrel(cx, top - 34, width * 0.56, 18, { top: 5 }), look.cap);
  solid(
    pen,
    mirrored(cx, [
      [width * 0.32, top - 20, 12],
      [width * 0.49, top + 6, 12],
      [width * 0.49, top + 10],
    ]),
    materials.chrome,
  );
  solid(pen, barrel(cx, top + 4, width, body - 4, { top: 6, bottom: 5 }), look.main);
  if (random.chance(0.5)) {
    solid(pen, barrel(cx, ground - body * 0.2, width, body * 0.2 - 8, { rise: -width * 0.035 }), look.second);
  }
  solid(pen, barrel(cx, ground - 9, width * 0.99, 9, { bottom: 4 }), materials.chrome);
  seam(pen, cx, top + 12, width, 3, 0.25);
  streak(pen, cx - width * 0.34, top + 16, 9, body * 0.84, 0.42);
  label(pen, { cx, cy: top + body * 0.38, width: width * 0.8, height: body * 0.46, size: 24, withName: true });
  dollop(canvas, cx + width * 0.5 + random.between(38, 46), ground + 12, random.between(58, 66));
}

/** A bottle that foams: clear, its liquid low, under a broad pump. */
export function foamPump(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(136, 152);
  const height = random.between(214, 236);
  const cx = 300 - 18;
  const top = ground - height;
  shadow(pen, cx, width);
  const shape = mirrored(cx, [
    [width / 2, top, random.pick([18, 34])],
    [width / 2, ground, random.pick([12, 28])],
  ]);
  const opaque = look.showsShade || random.chance(0.5);
  if (opaque) solid(pen, shape, look.main);
  else {
    glass(pen, shape, tone(look.content, 0.06, 0.7));
    liquid(
      pen,
      mirrored(cx, [
        [width / 2 - 9, top + random.between(26, 50), 3],
        [width / 2 - 9, ground - 16, 14],
      ]),
      look.content,
    );
  }
  streak(pen, cx - width * 0.4, top + 30, 10, height - 62, 0.6);
  streak(pen, cx + width * 0.4, top + 36, 4, height - 90, 0.35);
  solid(
    pen,
    rounded([
      [cx + width * 0.26, top - 112, 12],
      [cx + width * 0.26, top - 62, 4],
      [cx - width * 0.26, top - 62, 4],
      [cx - width * 0.26, top - 78, 4],
      [cx - width * 0.62, top - 78, 4],
      [cx - width * 0.62, top - 94, 5],
      [cx - width * 0.26, top - 112, 16],
    ]),
    look.cap,
  );
  solid(pen, barrel(cx, top - 66, width * 0.24, 20), materials.chrome);
  solid(pen, barrel(cx, top - 50, width * 0.74, 54, { top: 14 }), look.cap);
  seam(pen, cx, top - 12, width * 0.74, 3, 0.25);
  label(pen, {
    cx,
    cy: top + height * 0.46,
    width: width * 0.78,
    size: 26,
    ink: opaque ? look.ink : inkOn(look.content),
    withName: true,
  });
  dollop(canvas, cx + width * 0.5 + random.between(34, 42), ground + 12, random.between(50, 58));
}
