import { n } from '../canvas.ts';
import { tone } from '../colour.ts';
import type { Pen } from '../pen.ts';

/** A heap of loose powder, a brush drawn through it. */
export function dusting({ canvas, look, random }: Pen): void {
  const colour = look.content;
  const heap = (radius: number, grain: number): string => {
    const corners = Array.from({ length: 48 }, (_, at) => {
      const angle = (at / 48) * Math.PI * 2;
      const reach = radius * (1 + 0.08 * Math.sin(angle * 3 + 1) + random.between(-grain, grain));
      return `${at ? 'L' : 'M'}${Math.round(300 + Math.cos(angle) * reach * 1.1)} ${Math.round(306 + Math.sin(angle) * reach * 0.86)}`;
    });
    return `${corners.join('')}Z`;
  };
  canvas.path(heap(212, 0.05), colour, { opacity: 0.28 });
  canvas.path(heap(198, 0.04), tone(colour, -0.06), { opacity: 0.5, transform: 'translate(4 6)' });
  const outline = heap(184, 0.032);
  canvas.path(
    outline,
    canvas.radial(
      [
        [0, tone(colour, 0.06)],
        [0.55, colour],
        [1, tone(colour, -0.09)],
      ],
      0.38,
      0.32,
      0.72,
    ),
  );
  const sweep = (lift: number): string =>
    `M${n(170)} ${n(350 + lift)}C${n(230)} ${n(280 + lift)} ${n(330)} ${n(330 + lift)} ${n(440)} ${n(236 + lift)}`;
  const soft = { 'stroke-linecap': 'round' } as const;
  canvas.clip(outline, () => {
    canvas.line(sweep(8), tone(colour, -0.1), 58, 0.34, soft);
    canvas.line(sweep(0), tone(colour, -0.05), 44, 0.5, soft);
    for (const lift of [-26, -12, 2, 16]) canvas.line(sweep(lift), tone(colour, 0.1), 2.4, 0.4, soft);
    canvas.line(sweep(-34), tone(colour, 0.12), 9, 0.55, soft);
  });
  let grains = '';
  for (let at = 0; at < 90; at += 1) {
    const angle = random.between(0, Math.PI * 2);
    const reach = random.between(176, 258);
    grains += `M${Math.round(300 + Math.cos(angle) * reach * 1.08)} ${Math.round(306 + Math.sin(angle) * reach * 0.86)}h.1`;
  }
  canvas.line(grains, tone(colour, -0.06), 4, 0.8, soft);
}
