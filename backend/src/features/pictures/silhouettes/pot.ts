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

/** A wide jar full of round pads, its lid leaning behind, two pads lying in front. */
export function padJar(pen: Pen): void {
  const { canvas, look, random } = pen;
  const half = random.between(112, 122);
  const wall = random.between(128, 146);
  const deep = half * 0.28;
  const cx = 300 - half * 0.12;
  const top = ground - wall - deep * 0.6;
  leaningLid(pen, 300 + half * 0.66, half * 0.86, ground - 30);
  shadow(pen, cx, half * 2);
  canvas.ellipse(cx, top, half, deep, canvas.linear(surface(look.main)));
  canvas.ellipse(cx, top + 3, half - 9, deep - 5, tone(look.main.colour, -0.2));

  const pad = (x: number, y: number, rx: number, ry: number): void => {
    canvas.ellipse(x, y + 9, rx, ry, '#cfc4b8');
    canvas.ellipse(
      x,
      y,
      rx,
      ry,
      canvas.linear([
        [0, '#fffdf9'],
        [1, '#eae2d8'],
      ]),
    );
    let weave = '';
    for (let at = -2; at <= 2; at += 1) {
      const reach = Math.sqrt(1 - (at / 3) ** 2) * rx * 0.86;
      weave += `M${n(x - reach)} ${n(y + (at / 3) * ry)}h${n(reach * 2)}`;
    }
    canvas.line(weave, '#b9ab9c', 1.6, 0.55, { 'stroke-dasharray': '3 7' });
  };
  pad(cx - 3, top - 1, half - 22, deep - 9);
  solid(
    pen,
    `M${n(cx - half)} ${n(top)}A${n(half)} ${n(deep)} 0 0 0 ${n(cx + half)} ${n(top)}V${n(top + wall)}A${n(half)} ${n(deep)} 0 0 1 ${n(cx - half)} ${n(top + wall)}Z`,
    look.main,
  );
  canvas.line(
    `M${n(cx - half)} ${n(top + 1)}A${n(half)} ${n(deep)} 0 0 0 ${n(cx + half)} ${n(top + 1)}`,
    '#fff',
    2,
    0.5,
  );
  streak(pen, cx - half * 0.8, top + 30, 11, wall - 34, 0.42);
  label(pen, {
    cx,
    cy: top + wall * 0.5 + deep * 0.5,
    width: half * 1.3,
    height: wall * 0.6,
    size: 28,
    withName: true,
  });
  const x = 300 - half * 0.86;
  canvas.ellipse(x + 10, ground + 13, 70, 15, '#2a1410', { opacity: 0.18 });
  pad(x, ground + 2, 62, 15);
  pad(x + 9, ground - 8, 62, 15);
}

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
