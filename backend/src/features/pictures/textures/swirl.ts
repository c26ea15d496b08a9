import { n } from '../canvas.ts';
import { tone } from '../colour.ts';
import type { Pen } from '../pen.ts';

/** A dollop of cream, turned with a spatula, seen from above. */
export function swirl({ canvas, look, random }: Pen): void {
  const colour = look.content;
  const radius = random.between(186, 204);
  const [cx, cy] = [300, 304];
  const start = random.between(0, Math.PI * 2);
  const wobble = Array.from({ length: 12 }, () => random.between(0.94, 1.06));
  const rim = wobble.map((share, at) => {
    const angle = start + (at / wobble.length) * Math.PI * 2;
    return [cx + Math.cos(angle) * radius * share, cy + Math.sin(angle) * radius * 0.94 * share] as const;
  });
  const middle = (at: number): string => {
    const [a, b] = [rim[at % rim.length], rim[(at + 1) % rim.length]];
    return a && b ? `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}` : '';
  };
  const outline = `M${middle(rim.length - 1)}${rim.map(([x, y], at) => `Q${n(x)} ${n(y)} ${middle(at)}`).join('')}Z`;

  canvas.path(outline, '#2a1410', { opacity: 0.09, transform: 'translate(16 22)' });
  canvas.path(outline, '#2a1410', { opacity: 0.18, transform: 'translate(6 8)' });
  canvas.path(
    outline,
    canvas.radial(
      [
        [0, tone(colour, 0.05)],
        [0.6, colour],
        [1, tone(colour, -0.1)],
      ],
      0.4,
      0.36,
      0.7,
    ),
  );

  const turns = random.between(2.2, 2.8);
  const points = Array.from({ length: 44 }, (_, at) => {
    const share = at / 43;
    const angle = start + share * turns * Math.PI * 2;
    const reach = radius * (0.86 * (1 - share) ** 0.9 + 0.02);
    return `${at ? 'L' : 'M'}${n(cx + Math.cos(angle) * reach)} ${n(cy + Math.sin(angle) * reach * 0.9)}`;
  }).join('');
  const smooth = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;
  canvas.clip(outline, () => {
    const layers = [
      [26, -0.13, 0.3, 9],
      [18, -0.1, 0.3, 5],
      [24, 0.06, 0.55, -3],
      [11, 0.11, 0.7, -6],
    ] as const;
    for (const [width, step, opacity, shift] of layers) {
      canvas.line(points, tone(colour, step), width, opacity, {
        ...smooth,
        transform: `translate(${shift} ${shift * 1.2})`,
      });
    }
    canvas.line(points, '#fff', 3.5, 0.55, { ...smooth, transform: 'translate(-9 -11)' });
  });
  canvas.ellipse(cx + 8, cy + 10, 22, 17, tone(colour, -0.12), { opacity: 0.4 });
  canvas.path(
    `M${cx - 20} ${cy + 8}C${cx - 24} ${cy - 18} ${cx - 6} ${cy - 34} ${cx + 16} ${cy - 40}C${cx + 8} ${cy - 22} ${cx + 24} ${cy - 12} ${cx + 18} ${cy + 8}C${cx + 10} ${cy + 20} ${cx - 16} ${cy + 20} ${cx - 20} ${cy + 8}Z`,
    canvas.linear([
      [0, tone(colour, 0.12)],
      [1, tone(colour, -0.07)],
    ]),
  );
}
