import { n, slanting } from '../canvas.ts';
import { tone } from '../colour.ts';
import type { Pen } from '../pen.ts';

interface Round {
  x: number;
  y: number;
  r: number;
}

/** Circles that keep apart, the large ones first. */
function scattered({ random }: Pen, radii: readonly number[]): Round[] {
  const placed: Round[] = [];
  for (const r of radii) {
    for (let attempt = 0; attempt < 24; attempt += 1) {
      const circle = { r, x: random.between(70 + r, 530 - r), y: random.between(70 + r, 530 - r) };
      if (placed.every((other) => Math.hypot(other.x - circle.x, other.y - circle.y) > other.r + r + 12)) {
        placed.push(circle);
        break;
      }
    }
  }
  return placed;
}

/** Drops of a clear liquid: dark where the light enters, glowing where it gathers and leaves. */
export function drops(pen: Pen): void {
  const { canvas, look, random } = pen;
  const colour = look.content;
  const body = canvas.radial(
    [
      [0, tone(colour, 0.14, 1.1), 0.95],
      [0.45, colour, 0.9],
      [1, tone(colour, -0.16), 0.92],
    ],
    0.64,
    0.7,
    0.78,
  );
  const shade = canvas.radial([
    [0, '#2a1410', 0.34],
    [0.72, '#2a1410', 0.2],
    [1, '#2a1410', 0],
  ]);
  const shine = canvas.linear(
    [
      [0, '#fff', 0.95],
      [1, '#fff', 0.1],
    ],
    slanting,
  );
  const sizes = [random.between(104, 124), 66, 52, 44, 36, 30, 24, 20, 17, 14, 12, 10, 9];
  for (const { x, y, r } of scattered(pen, sizes)) {
    const squash = random.between(0.92, 1);
    canvas.ellipse(x + r * 0.16, y + r * 0.2, r * 1.06, r * squash * 1.06, shade);
    canvas.ellipse(x, y, r, r * squash, body);
    canvas.ellipse(x, y, r - 1, r * squash - 1, 'none', { stroke: '#fff', 'stroke-opacity': 0.35 });
    const tilt = `rotate(-38 ${n(x - r * 0.4)} ${n(y - r * 0.44)})`;
    canvas.ellipse(x - r * 0.4, y - r * 0.44, r * 0.3, r * 0.15, shine, { transform: tilt });
  }
}
