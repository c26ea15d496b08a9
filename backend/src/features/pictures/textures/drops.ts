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

/** A cloud of fine bubbles. */
export function foam(pen: Pen): void {
  const { canvas, look, random } = pen;
  const colour = tone(look.content, 0.06, 0.6);
  const bubble = canvas.radial(
    [
      [0, '#fff'],
      [0.55, tone(colour, 0.03)],
      [0.85, tone(colour, -0.05)],
      [1, tone(colour, -0.13)],
    ],
    0.36,
    0.32,
    0.74,
  );
  const shade = canvas.radial([
    [0, '#2a1410', 0.3],
    [0.7, '#2a1410', 0.16],
    [1, '#2a1410', 0],
  ]);
  canvas.ellipse(318, 330, 236, 206, shade);
  canvas.ellipse(300, 306, 150, 126, tone(colour, -0.04));
  const bubbles = Array.from({ length: 64 }, () => {
    const angle = random.next() * Math.PI * 2;
    const reach = Math.sqrt(random.next());
    return {
      x: 300 + Math.cos(angle) * reach * 168,
      y: 304 + Math.sin(angle) * reach * 142,
      r: random.between(16, 52) * (1.15 - reach * 0.5),
    };
  }).sort((one, other) => other.r - one.r);
  for (const { x, y, r } of bubbles) canvas.ellipse(x, y, r, r, bubble);
}
