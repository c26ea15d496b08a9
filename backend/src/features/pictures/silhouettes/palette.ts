import { n, slanting, type Stop } from '../canvas.ts';
import { mix, tone, turn, type Hex } from '../colour.ts';
import { label } from '../label.ts';
import { surface } from '../material.ts';
import { box, mirrored } from '../outline.ts';
import { ground, shadow, solid, type Pen } from '../pen.ts';
import { mirrorStops } from './compact.ts';

/** Neighbouring shades: paler, deeper, warmer and cooler than the one given. */
function family(colour: Hex, count: number, pen: Pen): Hex[] {
  const { random } = pen;
  return Array.from({ length: count }, (_, at) => {
    const share = count === 1 ? 0.5 : at / (count - 1);
    const turned = turn(colour, random.between(-26, 20));
    const level = tone(turned, 0.2 - share * 0.42 + random.between(-0.05, 0.05), random.between(0.65, 1.1));
    return at === 0 ? mix(level, '#f6e6d6', 0.4) : level;
  });
}

/** A palette leaning upright: a frame with rows of pressed shades. */
export function palette(pen: Pen): void {
  const { canvas, look, random } = pen;
  const [columns, rows] = random.pick<readonly [number, number]>([
    [3, 2],
    [4, 2],
    [2, 2],
    [4, 3],
    [5, 2],
    [3, 3],
  ]);
  const gap = 9;
  const pan = Math.min(118, (372 - gap * (columns + 1)) / columns, 244 / rows);
  const round = random.chance(0.4);
  const border = 18;
  const title = 40;
  const width = columns * pan + (columns - 1) * gap + border * 2;
  const height = rows * pan + (rows - 1) * gap + border * 2 + title;
  const left = 300 - width / 2;
  const top = ground - height;
  const shades = family(look.content, columns * rows, pen);
  if (shades.length > 1) shades[Math.floor(shades.length / 2)] = look.content;

  shadow(pen, 300, width);
  canvas.path(box(left + 5, top - 5, width, height, 16), tone(look.main.colour, -0.16));
  solid(pen, box(left, top, width, height, 14), { ...look.main, finish: 'matte' });
  canvas.line(box(left + 1.5, top + 1.5, width - 3, height - 3, 13), '#fff', 1.2, 0.3);
  const well: Stop[] = [
    [0, '#1c0f0a', 0.5],
    [1, '#fff', 0.4],
  ];
  const light: Stop[] = [
    [0, '#fff', 0.3],
    [0.45, '#fff', 0],
    [1, '#1c0f0a', 0.2],
  ];
  const radius = round ? pan / 2 : 7;
  const shimmer: Stop[] = [
    [0, '#fff', 0.1],
    [0.3, '#fff', 0.55],
    [0.42, '#fff', 0.12],
    [0.6, '#fff', 0.3],
    [1, '#1c0f0a', 0.16],
  ];
  const wellShape = box(-2, -2, pan + 4, pan + 4, radius + 2);
  const panShape = box(0, 0, pan, pan, radius);
  shades.forEach((shade, at) => {
    const x = left + border + (at % columns) * (pan + gap);
    const y = top + border + Math.floor(at / columns) * (pan + gap);
    canvas.stamp(wellShape, canvas.linear(well, slanting), x, y);
    canvas.stamp(panShape, shade, x, y);
    canvas.stamp(panShape, canvas.linear(random.chance(0.3) ? shimmer : light, slanting), x, y);
  });
  label(pen, { cx: 300, cy: ground - border - 8, width: width * 0.8, height: 30, size: 20 });
}

/** A palette for the face, open: a wide mirror stands behind three or four large pans. */
export function facePalette(pen: Pen): void {
  const { canvas, look, random } = pen;
  const half = random.between(166, 178);
  const columns = random.pick([3, 3, 4]);
  const [base, deep] = [random.between(24, 30), random.between(54, 62)];
  const top = ground - base - deep;
  const lid = random.between(150, 172);
  const lidTop = top - deep - lid + 10;
  const shades = look.pans?.slice(0, columns) ?? family(look.content, columns, pen);
  if (!look.pans || look.showsShade) shades[1] = look.content;

  shadow(pen, 300, half * 2, ground - 4);
  canvas.path(box(300 - half, lidTop, half * 2, lid, 18), canvas.linear(surface(look.main)));
  canvas.path(box(300 - half + 11, lidTop + 11, half * 2 - 22, lid - 22, 10), canvas.linear(mirrorStops, slanting));
  canvas.path(
    `M${n(300 - half * 0.6)} ${n(lidTop + lid - 13)}L${n(300 - half * 0.1)} ${n(lidTop + 13)}h${n(half * 0.2)}L${n(300 - half * 0.36)} ${n(lidTop + lid - 13)}Z`,
    '#fff',
    { opacity: 0.5 },
  );
  for (const side of [-1, 1]) solid(pen, box(300 + side * half * 0.6 - 20, top - deep - 4, 40, 14, 4), look.trim);
  const plate = mirrored(300, [
    [half * 0.95, top - deep, 10],
    [half * 1.03, top + deep, 10],
  ]);
  canvas.path(
    plate,
    canvas.linear([
      [0, tone(look.main.colour, 0.12)],
      [0.5, tone(look.main.colour, 0.02)],
      [1, tone(look.main.colour, -0.06)],
    ]),
  );
  const [back, front] = [half * 0.88, half * 0.95];
  const light: Stop[] = [
    [0, '#fff', 0.34],
    [0.45, '#fff', 0],
    [1, '#1c0f0a', 0.18],
  ];
  shades.forEach((shade, at) => {
    const edge = (share: number, reach: number): number => 300 - reach + (share / columns) * reach * 2;
    const d = `M${n(edge(at, back) + 5)} ${n(top - deep + 13)}H${n(edge(at + 1, back) - 5)}L${n(edge(at + 1, front) - 5)} ${n(top + deep - 15)}H${n(edge(at, front) + 5)}Z`;
    canvas.line(d, '#1c0f0a', 4, 0.28, { 'stroke-linejoin': 'round' });
    canvas.layers(d, [shade, canvas.linear(light, slanting)]);
  });
  solid(pen, box(300 - half * 1.03, top + deep - 7, half * 2.06, base + 3, 8), look.main);
  canvas.line(`M${n(300 - half)} ${n(top + deep - 6)}h${n(half * 2)}`, '#fff', 1.4, 0.45);
  solid(pen, box(282, top + deep + 1, 36, base * 0.42, 4), look.trim);
}
