import { n } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { inkOn } from '../look.ts';
import { materials, surface } from '../material.ts';
import { barrel, mirrored } from '../outline.ts';
import { ground, shadow, solid, streak, swatchCard, type Pen } from '../pen.ts';

/** A swatch drawn on the wall behind: a few strokes of the pencil. */
function strokes(pen: Pen, x: number, y: number, breadth = 9): void {
  const { canvas, look, random } = pen;
  const reach = random.between(120, 150);
  swatchCard(pen, x - 28, y - 64, reach + 52, 152);
  let d = `M${n(x)} ${n(y)}`;
  for (let at = 0; at < 4; at += 1) {
    d += `q${n(reach * 0.4)} ${n(-22 - at * 2)} ${n(reach - at * 9)} ${n(-34)}q${n(-reach * 0.5)} ${n(14)} ${n(-(reach - at * 9) + 8)} ${n(52)}`;
  }
  canvas.line(d, look.content, breadth, 0.82, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' });
  canvas.line(d, tone(look.content, 0.12), 2, 0.35, { 'stroke-linejoin': 'round', transform: 'translate(-2 -2)' });
}

/** A pencil standing point up, its cap and a swatch beside it. */
export function pencil(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(36, 44);
  const cx = 300 - random.between(28, 44);
  const length = random.between(246, 280);
  const wooden = random.chance(0.55);
  const body = random.chance(0.5) ? look.main : { finish: 'gloss' as const, colour: look.content };
  const shelf = ground - length;
  const half = width / 2;
  strokes(pen, cx + 62, random.between(230, 270));

  shadow(pen, cx, width * 1.25);
  if (wooden) {
    const cone = mirrored(cx, [
      [7, shelf - 50],
      [half, shelf + 2],
    ]);
    canvas.path(cone, canvas.linear(surface({ finish: 'matte', colour: '#dcb98d' })));
    canvas.path(
      mirrored(cx, [
        [0.5, shelf - 84, 3],
        [7.6, shelf - 48],
      ]),
      canvas.linear(surface({ finish: 'gloss', colour: look.content })),
    );
    const scallop = `M${n(cx - half)} ${n(shelf)}q${n(half / 3)} -15 ${n((half * 2) / 3)} 0q${n(half / 3)} -18 ${n((half * 2) / 3)} 0q${n(half / 3)} -15 ${n((half * 2) / 3)} 0v6h${n(-width)}Z`;
    canvas.path(scallop, canvas.linear(surface(body)));
  } else {
    solid(
      pen,
      mirrored(cx, [
        [7, shelf - 42, 2],
        [half - 2, shelf],
      ]),
      look.trim,
    );
    canvas.path(
      mirrored(cx, [
        [1.5, shelf - 68, 4],
        [6.4, shelf - 58, 3],
        [6.4, shelf - 40],
      ]),
      canvas.linear(surface({ finish: 'gloss', colour: look.content })),
    );
  }
  solid(pen, barrel(cx, shelf, width, length, { bottom: 5 }), body);
  solid(pen, barrel(cx, ground - 40, width, 14, { sag: 1.5 }), look.trim);
  streak(pen, cx - width * 0.3, shelf + 12, 5, length * 0.78, 0.5);
  label(pen, {
    cx,
    cy: shelf + length * 0.44,
    width: length * 0.56,
    size: 16,
    ...(body !== look.main && { ink: '#fff6ea' }),
    upright: true,
  });

  const capX = cx + random.between(84, 116);
  const capHeight = random.between(92, 116);
  shadow(pen, capX, width * 1.2, ground + 6);
  const capBody = random.pick([look.cap, body, materials.chrome]);
  solid(pen, barrel(capX, ground + 6 - capHeight, width + 3, capHeight, { top: wooden ? 16 : 8, rise: 1 }), capBody);
  solid(pen, barrel(capX, ground - 8, width + 3, 8, { sag: 1.5 }), look.trim);
  streak(pen, capX - width * 0.3, ground - capHeight + 16, 5, capHeight * 0.66, 0.45);
}

/** A slim stick of colour that is wound up, broader than a pencil and with a round tip; its cap and a swatch beside it. */
export function crayon(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(54, 62);
  const half = width / 2;
  const length = random.between(214, 234);
  const cx = 300 - random.between(44, 52);
  const shelf = ground - length;
  const body = random.chance(0.5) ? look.main : { finish: 'gloss' as const, colour: look.content };
  strokes(pen, cx + 66, random.between(226, 246), 17);

  shadow(pen, cx, width * 1.1);
  const tip = `M${n(cx - 12)} ${n(shelf - 40)}V${n(shelf - 66)}C${n(cx - 11)} ${n(shelf - 92)} ${n(cx - 4)} ${n(shelf - 106)} ${n(cx + 5)} ${n(shelf - 106)}C${n(cx + 11)} ${n(shelf - 104)} ${n(cx + 12)} ${n(shelf - 84)} ${n(cx + 12)} ${n(shelf - 66)}V${n(shelf - 40)}Z`;
  canvas.path(tip, canvas.linear(surface({ finish: 'gloss', colour: look.content })));
  solid(
    pen,
    mirrored(cx, [
      [14, shelf - 46, 3],
      [half * 0.86, shelf + 2, 4],
    ]),
    look.trim,
  );
  solid(pen, barrel(cx, shelf, width, length, { top: 3, bottom: 6 }), body);
  solid(pen, barrel(cx, ground - 34, width, 34, { bottom: 8, rise: -2 }), look.second);
  streak(pen, cx - width * 0.32, shelf + 12, 6, length * 0.72, 0.5);
  label(pen, { cx, cy: shelf + length * 0.42, width: length * 0.66, size: 21, ink: inkOn(body.colour), upright: true });

  const capX = cx + random.between(104, 118);
  const cap = random.between(126, 142);
  shadow(pen, capX, width, ground + 4);
  solid(pen, barrel(capX, ground + 4 - cap, width + 3, cap, { top: random.pick([8, 24]), rise: 1.5 }), look.cap);
  streak(pen, capX - width * 0.32, ground - cap + 20, 6, cap * 0.7, 0.45);
}
