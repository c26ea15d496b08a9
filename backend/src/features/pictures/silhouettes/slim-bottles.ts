import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { inkOn } from '../look.ts';
import { barrel, box } from '../outline.ts';
import { glass, ground, liquid, seam, shadow, solid, streak, type Pen } from '../pen.ts';

const cx = 300;

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
  label(pen, { cx, cy: top + body * 0.38, width: width * 0.8, size: 23, withName: true });
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
