import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { inkOn } from '../look.ts';
import { barrel, mirrored } from '../outline.ts';
import { glass, ground, liquid, seam, shadow, solid, streak, type Pen } from '../pen.ts';

/** A gloss or lip-oil tube: clear, thick-walled, the colour inside, under a long cap that holds the wand. */
export function gloss(pen: Pen): void {
  const { canvas, look, random } = pen;
  const width = random.between(80, 96);
  const tube = random.between(186, 216);
  const capHeight = random.between(130, 156);
  const round = random.pick([10, 22, width * 0.42]);
  const cx = 300;
  const top = ground - tube;
  const tapered = random.chance(0.4);
  const outer = mirrored(cx, [
    [width * 0.34, top - 10, 4],
    [width * 0.36, top + 6, 4],
    [width / 2, top + 26, 14],
    [width * (tapered ? 0.42 : 0.5), ground, round],
  ]);
  const wall = 9;
  const inner = mirrored(cx, [
    [width * 0.3, top + 10, 4],
    [width / 2 - wall, top + 34, 12],
    [width * (tapered ? 0.42 : 0.5) - wall, ground - 20, Math.max(6, round - 4)],
  ]);

  shadow(pen, cx, width);
  glass(pen, outer, tone(look.content, 0.18, 0.5));
  liquid(pen, inner, look.content);
  canvas.path(barrel(cx, top + 12, 4.5, tube - 70, { bottom: 2 }), tone(look.content, -0.1), { opacity: 0.4 });
  canvas.path(barrel(cx, ground - 100, 11, 52, { top: 5, bottom: 5 }), tone(look.content, -0.1), { opacity: 0.45 });
  streak(pen, cx - width * 0.37, top + 30, 8, tube - 50, 0.85);
  streak(pen, cx + width * 0.36, top + 44, 4, tube - 80, 0.5);

  const capWidth = width * 0.86;
  const capTop = top - capHeight + 2;
  solid(pen, barrel(cx, top - 9, width * 0.72, 14, { sag: 3 }), look.trim);
  solid(
    pen,
    barrel(cx, capTop, capWidth, capHeight - 8, { top: random.pick([6, 16, capWidth * 0.3]), rise: 1 }),
    look.cap,
  );
  streak(pen, cx - capWidth * 0.34, capTop + 12, 6, capHeight * 0.8, 0.4);
  seam(pen, cx, top - 18, capWidth);
  label(pen, { cx, cy: ground - tube * 0.46, width: tube * 0.6, size: 20, ink: inkOn(look.content), upright: true });
}
