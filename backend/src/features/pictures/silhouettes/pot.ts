import { n, slanting, type Stop } from '../canvas.ts';
import { tone } from '../colour.ts';
import { label } from '../label.ts';
import { inkOn } from '../look.ts';
import { materials, surface } from '../material.ts';
import { mirrored } from '../outline.ts';
import { glass, ground, liquid, shadow, solid, streak, type Pen } from '../pen.ts';

/** A round lid that leans on what is in front of it. */
export function leaningLid(pen: Pen, cx: number, radius: number, foot: number): void {
  const { canvas, look } = pen;
  const cy = foot - radius;
  shadow(pen, cx, radius * 1.5, foot - 4);
  canvas.ellipse(cx + 8, cy - 2, radius, radius, tone(look.cap.colour, -0.18));
  canvas.ellipse(cx, cy, radius, radius, canvas.linear(surface(look.cap), slanting));
  canvas.ellipse(cx, cy, radius * 0.86, radius * 0.86, 'none', { stroke: '#fff', 'stroke-opacity': 0.35 });
}

/** A small pot of thick glass without its lid, seen a little from above, full of cream. */
function openPot(pen: Pen, cx: number, half: number, wall: number): void {
  const { canvas, look } = pen;
  const deep = half * 0.3;
  const top = ground - wall - deep * 0.6;
  const side = (inset: number, from: number, to: number): string =>
    `M${n(cx - half + inset)} ${n(from)}A${n(half - inset)} ${n(deep)} 0 0 0 ${n(cx + half - inset)} ${n(from)}V${n(to)}A${n(half - inset)} ${n(deep)} 0 0 1 ${n(cx - half + inset)} ${n(to)}Z`;
  shadow(pen, cx, half * 2);
  canvas.ellipse(cx, top, half, deep, tone(look.content, 0.16, 0.4));
  glass(pen, side(0, top, top + wall), tone(look.content, 0.14, 0.5));
  liquid(pen, side(13, top + 12, top + wall - 20), look.content);
  const cream: Stop[] = [
    [0, tone(look.content, 0.07)],
    [0.5, look.content],
    [1, tone(look.content, -0.09)],
  ];
  canvas.ellipse(cx, top, half, deep, 'none', { stroke: '#fff', 'stroke-width': 3, 'stroke-opacity': 0.7 });
  canvas.ellipse(cx, top + 3, half - 11, deep - 6, canvas.linear(cream));
  canvas.line(
    `M${n(cx - half * 0.5)} ${n(top + 6)}Q${n(cx - half * 0.1)} ${n(top - deep * 0.66)} ${n(cx + half * 0.46)} ${n(top - 2)}Q${n(cx + half * 0.2)} ${n(top + deep * 0.5)} ${n(cx - half * 0.14)} ${n(top + 7)}`,
    tone(look.content, -0.11),
    4,
    0.6,
    { 'stroke-linecap': 'round' },
  );
  canvas.line(
    `M${n(cx - half * 0.5)} ${n(top + 3)}Q${n(cx - half * 0.1)} ${n(top - deep * 0.72)} ${n(cx + half * 0.44)} ${n(top - 5)}`,
    '#fff',
    3,
    0.5,
    { 'stroke-linecap': 'round' },
  );
  streak(pen, cx - half * 0.9, top + 20, 9, wall - 22, 0.75);
  streak(pen, cx + half * 0.82, top + 24, 5, wall - 34, 0.45);
  label(pen, {
    cx,
    cy: top + wall * 0.52 + deep * 0.8,
    width: half * 1.2,
    height: wall * 0.5,
    size: 26,
    ink: inkOn(look.content),
  });
}

/** An open pot, its lid leaning behind it. */
export function pot(pen: Pen): void {
  const { random } = pen;
  const half = random.between(104, 114);
  const radius = half * random.between(0.84, 0.92);
  leaningLid(pen, 300 + half * 0.6, radius, ground - 40);
  openPot(pen, 300 - half * 0.24, half, random.between(84, 100));
}

/** A flat brush with a slanted edge, standing on its handle. */
function angledBrush(pen: Pen, cx: number, top: number, foot: number): void {
  const { canvas, look } = pen;
  const hair = `M${n(cx - 12)} ${n(top + 74)}Q${n(cx - 18)} ${n(top + 46)} ${n(cx - 15)} ${n(top + 24)}L${n(cx + 13)} ${n(top)}Q${n(cx + 18)} ${n(top + 46)} ${n(cx + 12)} ${n(top + 74)}Z`;
  canvas.path(hair, canvas.linear(surface({ finish: 'matte', colour: '#4a3328' })));
  canvas.path(
    `M${n(cx - 16)} ${n(top + 34)}L${n(cx - 15)} ${n(top + 24)}L${n(cx + 13)} ${n(top)}L${n(cx + 15)} ${n(top + 14)}Z`,
    look.content,
  );
  let bristles = '';
  for (let at = -2; at <= 2; at += 1) bristles += `M${n(cx + at * 5)} ${n(top + 70)}l${n(at * 1.2)} ${n(-46 - at * 4)}`;
  canvas.line(bristles, '#fff', 1, 0.22);
  solid(
    pen,
    mirrored(cx, [
      [13, top + 70],
      [9, top + 134],
    ]),
    look.trim,
  );
  solid(
    pen,
    mirrored(cx, [
      [9.5, top + 130, 2],
      [12, top + 200, 40],
      [4, foot, 4],
    ]),
    materials.black,
  );
}

/** A pot of gel or pomade and the angled brush that belongs to it. */
export function potWithBrush(pen: Pen): void {
  const { canvas, random } = pen;
  const half = random.between(98, 108);
  const cx = 300 - half * 0.34;
  const lean = random.between(15, 19);
  const foot = 300 + half * 0.66;
  canvas.ellipse(foot + 16, ground - 16, 40, 7, '#2a1410', { opacity: 0.16 });
  canvas.group({ transform: `rotate(${n(lean)} ${n(foot)} ${ground - 18})` }, () =>
    angledBrush(pen, foot, ground - 18 - random.between(318, 336), ground - 18),
  );
  openPot(pen, cx, half, random.between(84, 98));
}
