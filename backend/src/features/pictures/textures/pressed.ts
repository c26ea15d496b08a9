import { n, slanting } from '../canvas.ts';
import { tone } from '../colour.ts';
import { surface } from '../material.ts';
import type { Pen } from '../pen.ts';
import { powder } from '../silhouettes/compact.ts';

/** A pan of pressed powder from near, a few crumbs beside it. */
export function pressed(pen: Pen): void {
  const { canvas, look, random } = pen;
  const radius = random.between(206, 226);
  const [cx, cy] = [random.between(322, 350), random.between(322, 350)];
  canvas.ellipse(cx + 14, cy + 18, radius + 26, radius + 26, '#2a1410', { opacity: 0.12 });
  canvas.ellipse(cx + 5, cy + 7, radius + 21, radius + 21, '#2a1410', { opacity: 0.2 });
  canvas.ellipse(cx, cy, radius + 18, radius + 18, canvas.linear(surface(look.trim), slanting));
  powder(pen, cx, cy, radius, radius, look.content);
  for (let at = 0; at < 9; at += 1) {
    const [x, y, r] = [random.between(44, 176), random.between(44, 176), random.between(4, 15)];
    const crumb = Array.from({ length: 6 }, (_, corner) => {
      const angle = (corner / 6) * Math.PI * 2;
      const reach = r * random.between(0.7, 1.15);
      return `${corner ? 'L' : 'M'}${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`;
    }).join('');
    canvas.path(`${crumb}Z`, '#2a1410', { opacity: 0.2, transform: 'translate(3 4)' });
    canvas.path(
      `${crumb}Z`,
      canvas.linear(
        [
          [0, tone(look.content, 0.08)],
          [1, tone(look.content, -0.09)],
        ],
        slanting,
      ),
    );
  }
}
