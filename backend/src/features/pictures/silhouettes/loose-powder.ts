import { n, type Stop } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { inkOn } from '../look.ts';
import { surface } from '../material.ts';
import { glass, ground, liquid, shadow, streak, type Pen } from '../pen.ts';
import { leaningLid } from './pot.ts';

/** A jar of loose powder: clear walls, a sifter with holes, the lid behind and a little powder spilt in front. */
export function loosePowder(pen: Pen): void {
  const { canvas, look, random } = pen;
  const half = random.between(118, 130);
  const wall = random.between(96, 116);
  const deep = half * 0.28;
  const cx = 300 - half * 0.14;
  const top = ground - wall - deep * 0.6;
  const colour = look.content;
  leaningLid(pen, 300 + half * 0.6, half * 0.92, ground - 34);
  shadow(pen, cx, half * 2);
  const side = (inset: number, from: number, to: number): string =>
    `M${n(cx - half + inset)} ${n(from)}A${n(half - inset)} ${n(deep)} 0 0 0 ${n(cx + half - inset)} ${n(from)}V${n(to)}A${n(half - inset)} ${n(deep)} 0 0 1 ${n(cx - half + inset)} ${n(to)}Z`;
  glass(pen, side(0, top, top + wall), tone(colour, 0.1, 0.5));
  liquid(pen, side(10, top + wall * random.between(0.28, 0.4), top + wall - 14), colour);
  canvas.ellipse(cx, top, half, deep, canvas.linear(surface(look.trim)));
  const sifter: Stop[] = [
    [0, tone(colour, 0.1, 0.5)],
    [1, tone(colour, -0.03, 0.6)],
  ];
  canvas.ellipse(cx, top + 2, half - 9, deep - 5, canvas.linear(sifter));
  let holes = '';
  for (const [ring, count] of [
    [0.26, 5],
    [0.52, 10],
    [0.78, 14],
  ] as const) {
    for (let at = 0; at < count; at += 1) {
      const angle = ((at + ring) / count) * Math.PI * 2;
      holes += `M${n(cx + Math.cos(angle) * ring * (half - 10) - 3)} ${n(top + 2 + Math.sin(angle) * ring * (deep - 6))}h6`;
    }
  }
  canvas.line(holes, tone(colour, -0.34, 0.8), 3.6, 0.75, { 'stroke-linecap': 'round' });
  canvas.path(
    `M${n(cx - half * 0.2)} ${n(top + 4)}Q${n(cx + half * 0.16)} ${n(top - deep * 0.86)} ${n(cx + half * 0.6)} ${n(top + 2)}Q${n(cx + half * 0.2)} ${n(top + deep * 0.5)} ${n(cx - half * 0.2)} ${n(top + 4)}Z`,
    colour,
  );
  streak(pen, cx - half * 0.9, top + 22, 10, wall - 26, 0.8);
  streak(pen, cx + half * 0.82, top + 30, 5, wall - 44, 0.45);
  label(pen, {
    cx,
    cy: top + wall * 0.6 + deep * 0.8,
    width: half * 1.2,
    height: wall * 0.44,
    size: 26,
    ink: inkOn(colour),
  });
  const x = 300 - half * 0.78;
  canvas.path(
    `M${n(x - 56)} ${n(ground + 16)}Q${n(x - 20)} ${n(ground - 12)} ${n(x + 10)} ${n(ground - 2)}Q${n(x + 48)} ${n(ground + 2)} ${n(x + 62)} ${n(ground + 16)}Q${n(x)} ${n(ground + 26)} ${n(x - 56)} ${n(ground + 16)}Z`,
    canvas.linear([
      [0, tone(colour, 0.06)],
      [1, tone(colour, -0.08)],
    ]),
  );
}
