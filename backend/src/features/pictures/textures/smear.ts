import { n, slanting } from '../canvas.ts';
import { tone } from '../colour.ts';
import type { Pen } from '../pen.ts';

type Point = readonly [x: number, y: number];

/** A smooth open path through the points, passing the middles of its segments. */
function flowing(points: readonly Point[], open: 'M' | 'L'): string {
  return points
    .map(([x, y], at) => {
      const next = points[at + 1];
      if (at === 0) return `${open}${Math.round(x)} ${Math.round(y)}`;
      if (!next) return `L${Math.round(x)} ${Math.round(y)}`;
      return `Q${Math.round(x)} ${Math.round(y)} ${Math.round((x + next[0]) / 2)} ${Math.round((y + next[1]) / 2)}`;
    })
    .join('');
}

/** A stroke of colour: where it starts and ends, how broad it is and how far it bends. */
interface Stroke {
  from: Point;
  to: Point;
  breadth: number;
  bend: number;
}

/** Puts down one swipe of a creamy colour, thick where the finger set on, ridged along its way. */
function swipe({ canvas, look, random }: Pen, { from, to, breadth, bend }: Stroke): void {
  const steps = breadth > 60 ? 11 : 5;
  const ridges = breadth > 60 ? 9 : 3;
  const knots = breadth > 60 ? 5 : 3;
  const colour = look.content;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const normal: Point = [-dy / length, dx / length];
  const at = (share: number, across: number): Point => {
    const lift = Math.sin(share * Math.PI) * bend + across;
    return [from[0] + dx * share + normal[0] * lift, from[1] + dy * share + normal[1] * lift];
  };
  const half = (share: number): number =>
    breadth * (0.72 + 0.28 * Math.cos(share * 2.4)) * (share < 0.08 ? 0.72 : 1) * (share > 0.96 ? 0.78 : 1);
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const share = step / steps;
      return at(share, side * half(share) * random.between(0.93, 1.05));
    });
  const upper = edge(-1);
  const tail = [0.6, 0.25, -0.1, -0.5].map((across, index) =>
    at(1 + (index % 2 ? 0.1 : -0.02) + random.between(-0.02, 0.03), -half(1) * across),
  );
  const lower = edge(1).reverse();
  const head = at(-0.09, 0);
  const outline = `${flowing([...upper, ...tail, ...lower], 'M')}Q${n(head[0])} ${n(head[1])} ${n(upper[0]?.[0] ?? 0)} ${n(upper[0]?.[1] ?? 0)}Z`;

  canvas.path(outline, '#2a1410', { opacity: 0.1, transform: 'translate(12 17)' });
  canvas.path(outline, '#2a1410', { opacity: 0.2, transform: 'translate(4 6)' });
  canvas.path(
    outline,
    canvas.linear(
      [
        [0, tone(colour, 0.04)],
        [0.35, colour],
        [1, tone(colour, -0.07)],
      ],
      slanting,
    ),
  );
  canvas.clip(outline, () => {
    for (let ridge = 0; ridge < ridges; ridge += 1) {
      const across = -0.86 + (ridge / (ridges - 1)) * 1.72;
      const line = Array.from({ length: knots + 1 }, (_, step) => {
        const share = -0.05 + (step / knots) * 1.18;
        return at(share, half(Math.max(0, share)) * (across + random.between(-0.05, 0.05)));
      });
      const d = flowing(line, 'M');
      const width = breadth * random.between(0.05, 0.15);
      canvas.line(d, tone(colour, -0.12), width, 0.4, {
        transform: `translate(${n(width * 0.35)} ${n(width * 0.45)})`,
      });
      canvas.line(d, tone(colour, 0.1, 0.85), width * 0.7, random.between(0.3, 0.75));
    }
    const shine = [0.08, 0.2, 0.34].map((share) => at(share, -half(share) * random.between(0.5, 0.62)));
    canvas.line(flowing(shine, 'M'), '#fff', breadth * 0.1, 0.5, { 'stroke-linecap': 'round' });
    if (breadth < 60) return;
    const spark = [0.5, 0.62, 0.74].map((share) => at(share, -half(share) * 0.24));
    canvas.line(flowing(spark, 'M'), '#fff', breadth * 0.05, 0.38, { 'stroke-linecap': 'round' });
  });
}

/** A generous swatch of the shade, swept upwards. */
export function smear(pen: Pen): void {
  const { random } = pen;
  swipe(pen, {
    from: [random.between(128, 150), random.between(390, 420)],
    to: [random.between(452, 480), random.between(190, 230)],
    breadth: random.between(88, 106),
    bend: random.between(-40, 44),
  });
}

/** Three narrow strokes side by side, as one tries a pencil. */
export function strokes(pen: Pen): void {
  const { random } = pen;
  [-118, 0, 118].forEach((offset, at) =>
    swipe(pen, {
      from: [140 + random.between(-16, 16), 372 + offset],
      to: [456 + random.between(-20, 16), 232 + offset],
      breadth: 34 - at * 9,
      bend: random.between(-26, 26),
    }),
  );
}
