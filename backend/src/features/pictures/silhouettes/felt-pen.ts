import { n } from '../canvas.ts';
import { label } from '../label.ts';
import { inkOn } from '../look.ts';
import { materials, surface } from '../material.ts';
import { barrel, mirrored } from '../outline.ts';
import { ground, seam, shadow, solid, streak, swatchCard, type Pen } from '../pen.ts';

/** A line that swells and ends in a point, as one draws a wing with a felt tip. */
function flick({ canvas, look }: Pen, x: number, y: number, reach: number, lift: number): void {
  const [endX, endY] = [x + reach, y - lift];
  canvas.path(
    `M${n(x)} ${n(y)}C${n(x + reach * 0.3)} ${n(y + 15)} ${n(x + reach * 0.6)} ${n(y + 5)} ${n(endX)} ${n(endY)}C${n(x + reach * 0.7)} ${n(y + 20)} ${n(x + reach * 0.3)} ${n(y + 27)} ${n(x)} ${n(y)}Z`,
    look.content,
    { opacity: 0.88 },
  );
}

/** A pen with a felt tip, standing tip up; its cap and two lines drawn with it beside it. */
export function feltPen(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(34, 40);
  const length = random.between(226, 244);
  const cx = 300 - random.between(40, 50);
  const shelf = ground - length;
  const body = random.chance(0.6) ? look.main : { finish: 'gloss' as const, colour: look.content };
  const half = width / 2;
  const y = random.between(212, 230);
  swatchCard(pen, cx + 30, y - 46, 168, 146);
  flick(pen, cx + 46, y, random.between(122, 138), 34);
  flick(pen, cx + 54, y + 52, random.between(96, 112), 20);

  shadow(pen, cx, width * 1.3);
  canvas.path(
    `M${n(cx - 6)} ${n(shelf - 58)}Q${n(cx - 3.5)} ${n(shelf - 92)} ${n(cx + 1)} ${n(shelf - 108)}Q${n(cx + 4.5)} ${n(shelf - 90)} ${n(cx + 6)} ${n(shelf - 58)}Z`,
    canvas.linear(surface({ finish: 'matte', colour: look.content })),
  );
  solid(
    pen,
    mirrored(cx, [
      [6.5, shelf - 62, 2],
      [half * 0.66, shelf - 26, 4],
      [half * 0.72, shelf + 2],
    ]),
    materials.black,
  );
  solid(pen, barrel(cx, shelf - 6, width * 0.9, 12, { top: 2, sag: 1.5 }), look.trim);
  solid(pen, barrel(cx, shelf + 2, width, length - 2, { top: 3, bottom: 9 }), body);
  seam(pen, cx, ground - 22, width, 1.5, 0.3);
  streak(pen, cx - width * 0.3, shelf + 14, 5, length * 0.8, 0.5);
  label(pen, {
    cx,
    cy: shelf + length * 0.46,
    width: length * 0.7,
    size: 17,
    ink: inkOn(body.colour),
    upright: true,
  });

  const capX = cx + random.between(96, 112);
  const cap = random.between(128, 146);
  shadow(pen, capX, width * 1.3, ground + 4);
  const capBody = random.pick([look.cap, body, materials.black]);
  solid(pen, barrel(capX, ground + 4 - cap, width + 3, cap, { top: random.pick([6, 15]), rise: 1 }), capBody);
  canvas.path(`M${n(capX + half * 0.5)} ${n(ground - cap + 16)}h7v70q-3.5 8 -7 0Z`, canvas.linear(surface(look.trim)));
  streak(pen, capX - width * 0.3, ground - cap + 20, 5, cap * 0.7, 0.45);
}
