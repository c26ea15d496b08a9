import { n, slanting, type Stop } from '../canvas.ts';
import { mix, tone } from '../colour.ts';
import { label, paperLabel } from '../label.ts';
import { inkOn } from '../look.ts';
import { barrel, mirrored } from '../outline.ts';
import { glass, ground, liquid, shadow, solid, streak, type Pen } from '../pen.ts';

import { vessels } from './vessels.ts';

const cx = 300;

function stopper(pen: Pen, top: number, width: number): void {
  const { canvas, look, random } = pen;
  const neck = Math.min(58, width * 0.34);
  solid(pen, barrel(cx, top - 15, neck, 18, { sag: 2 }), look.trim);
  const y = top - 15;
  const kind = random.pick(['cube', 'ball', 'tall', 'slab', 'facet']);
  if (kind === 'ball') {
    const r = Math.min(42, width * 0.24);
    canvas.ellipse(
      cx,
      y - r + 5,
      r,
      r,
      canvas.radial(
        [
          [0, tone(look.cap.colour, 0.22, 0.6)],
          [0.35, tone(look.cap.colour, 0.06)],
          [0.75, tone(look.cap.colour, -0.08)],
          [1, tone(look.cap.colour, -0.2)],
        ],
        0.34,
        0.3,
        0.75,
      ),
    );
    canvas.ellipse(cx - r * 0.34, y - r * 1.3, r * 0.2, r * 0.13, '#fff', {
      opacity: 0.7,
      transform: `rotate(-30 ${n(cx - r * 0.34)} ${n(y - r * 1.3)})`,
    });
    return;
  }
  const sizes = { cube: [0.4, 62, 4], tall: [0.36, 96, 5], slab: [0.64, 44, 3], facet: [0.44, 70, 12] } as const;
  const [share, height, round] = sizes[kind as keyof typeof sizes];
  const capWidth = Math.max(neck + 8, Math.min(width * share, 128));
  solid(pen, barrel(cx, y - height + 2, capWidth, height, { top: round, bottom: 2, sag: 2 }), look.cap);
  streak(pen, cx - capWidth * 0.35, y - height + 10, 6, height * 0.74, 0.42);
  if (kind === 'facet')
    canvas.path(
      mirrored(cx, [
        [capWidth * 0.24, y - height + 3],
        [capWidth * 0.3, y + 2],
      ]),
      '#fff',
      { opacity: 0.14 },
    );
}

/** A perfume flacon: one of six vessels in heavy glass, with one of five stoppers. */
export function flacon(pen: Pen): void {
  const { canvas, look, random } = pen;
  const { outer, inner, width, top, letteringY, facets } = random.pick(vessels)(pen);
  const opaque = random.chance(0.2) && !look.showsShade;
  shadow(pen, cx, width);
  if (opaque) {
    solid(pen, outer, { ...look.main, finish: 'gloss' });
  } else {
    glass(pen, outer, tone(look.content, 0.1, 0.5));
    liquid(pen, inner, look.content);
  }
  const slant: Stop[] = [
    [0, '#fff', 0.42],
    [0.34, '#fff', 0.06],
    [0.35, '#fff', 0.2],
    [0.5, '#fff', 0],
    [1, '#fff', 0.1],
  ];
  canvas.path(outer, canvas.linear(slant, slanting));
  if (facets) {
    canvas.line(facets, '#fff', 1.6, 0.75);
    canvas.line(facets, mix(look.content, '#2a1410', 0.5), 1, 0.3, { transform: 'translate(1.5 1)' });
  }
  stopper(pen, top, width);
  streak(pen, cx - width * 0.44, top + (ground - top) * 0.32, 7, (ground - top) * 0.56, 0.7);

  const colour = opaque ? look.main.colour : look.content;
  if (!opaque && random.chance(0.45)) {
    const plate = Math.min(width * 0.58, 114);
    paperLabel(pen, cx, letteringY - 36, plate, 74);
  } else
    label(pen, {
      cx,
      cy: letteringY,
      width: Math.min(width * 0.66, 136),
      size: 24,
      ink: inkOn(colour),
      withName: true,
    });
}
