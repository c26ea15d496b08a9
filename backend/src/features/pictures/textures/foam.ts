import { n, slanting } from '../canvas.ts';
import { mix, tone } from '../colour.ts';
import type { Pen } from '../pen.ts';

/** A soft cloud of foam: a few large billows that melt into each other, a few fine bubbles on them. */
export function foam({ canvas, look, random }: Pen): void {
  const colour = mix(look.content, '#fffdf9', 0.7);
  const billows = Array.from({ length: 10 }, (_, at) => {
    const angle = (at / 9) * Math.PI * 2 + random.between(-0.2, 0.2);
    const reach = at === 9 ? 0 : random.between(92, 122);
    return {
      x: 300 + Math.cos(angle) * reach * 1.12,
      y: 304 + Math.sin(angle) * reach,
      r: at === 9 ? 130 : random.between(66, 100),
    };
  }).sort((one, other) => one.y - other.y);
  const outline = billows
    .map(
      ({ x, y, r }) => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0Z`,
    )
    .join('');
  canvas.path(outline, '#2a1410', { opacity: 0.09, transform: 'translate(17 24)' });
  canvas.path(outline, '#2a1410', { opacity: 0.16, transform: 'translate(6 9)' });
  canvas.path(outline, colour);
  const light = canvas.radial(
    [
      [0, '#fff'],
      [0.5, '#fff', 0.7],
      [0.82, colour, 0.35],
      [1, tone(colour, -0.15), 0.6],
    ],
    0.36,
    0.3,
    0.72,
  );
  for (const { x, y, r } of billows) canvas.ellipse(x, y, r, r, light);
  const bubble = canvas.linear(
    [
      [0, '#fff', 0.9],
      [0.5, tone(colour, -0.04), 0.3],
      [1, tone(colour, -0.2), 0.5],
    ],
    slanting,
  );
  for (let at = 0; at < 26; at += 1) {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * 178;
    const r = random.between(3, 9);
    canvas.ellipse(300 + Math.cos(angle) * reach, 304 + Math.sin(angle) * reach, r, r, bubble);
  }
}
