import { n, across, down, type Canvas, type Stop } from './canvas.ts';
import { lightness, mix, tone, type Hex } from './colour.ts';
import type { Look } from './look.ts';
import { surface, type Material } from './material.ts';
import type { Random } from '../../shared/random.ts';

/** The y on which every product stands. */
export const ground = 498;

/** Everything that a silhouette needs to draw one product. */
export interface Pen {
  canvas: Canvas;
  look: Look;
  random: Random;
  brand: string;
  name: string;
}

/** A round opaque part: its material across, a little darker towards the foot. */
export function solid({ canvas }: Pen, d: string, material: Material): void {
  const light: Stop[] = [
    [0, '#fff', 0.16],
    [0.3, '#fff', 0],
    [0.6, '#1c0f0a', 0],
    [1, '#1c0f0a', 0.2],
  ];
  canvas.layers(d, [canvas.linear(surface(material)), canvas.linear(light, down)]);
}

const glint: readonly Stop[] = [
  [0, '#fff', 0],
  [0.12, '#fff'],
  [0.7, '#fff', 0.7],
  [1, '#fff', 0],
];

/** A narrow reflection of a window, fading at both ends. */
export function streak({ canvas }: Pen, x: number, y: number, width: number, height: number, strength = 0.5): void {
  if (height > 0) canvas.rect(x, y, width, height, width / 2, canvas.linear(glint, down), { opacity: strength });
}

/** Where two parts meet: a dark joint, lit below. */
export function seam(
  { canvas }: Pen,
  cx: number,
  y: number,
  width: number,
  sag = width * 0.035,
  strength = 0.35,
): void {
  const arc = (at: number): string =>
    `M${n(cx - width / 2)} ${n(at)}Q${n(cx)} ${n(at + sag * 2)} ${n(cx + width / 2)} ${n(at)}`;
  canvas.line(arc(y), '#1c0f0a', 1.8, strength);
  canvas.line(arc(y + 1.8), '#fff', 1.1, strength * 0.8);
}

/** The shadow of an object: dark where it touches the ground, wide and soft away from the light. */
export function shadow({ canvas }: Pen, cx: number, width: number, y = ground): void {
  const soft = canvas.radial([
    [0, '#2a1410', 0.3],
    [0.5, '#2a1410', 0.13],
    [1, '#2a1410', 0],
  ]);
  const contact = canvas.radial([
    [0, '#2a1410', 0.62],
    [0.7, '#2a1410', 0.4],
    [1, '#2a1410', 0],
  ]);
  canvas.ellipse(cx + width * 0.26, y + 5, width * 0.92, Math.max(11, width * 0.11), soft);
  canvas.ellipse(cx + width * 0.02, y + 2, width * 0.54, Math.max(5, width * 0.045), contact);
}

/** A transparent wall: denser and tinted at its edges, clear in the middle. */
export function glass({ canvas }: Pen, d: string, tint: Hex): void {
  const edge = mix(tint, '#5b4a44', 0.35);
  const stops: Stop[] = [
    [0, edge, 0.55],
    [0.05, '#fff', 0.75],
    [0.13, tint, 0.3],
    [0.5, '#fff', 0.28],
    [0.86, tint, 0.36],
    [0.95, '#fff', 0.6],
    [1, edge, 0.6],
  ];
  canvas.path(d, canvas.linear(stops, across), { stroke: edge, 'stroke-width': 1, 'stroke-opacity': 0.35 });
}

/** A coloured liquid or cream seen through glass: the light gathers low on the side away from the lamp. */
export function liquid({ canvas }: Pen, d: string, colour: Hex): void {
  const depth = lightness(colour) > 0.8 ? 0.07 : 0.1;
  const stops: Stop[] = [
    [0, tone(colour, -depth)],
    [0.16, tone(colour, 0.02)],
    [0.34, tone(colour, 0.05)],
    [0.55, colour],
    [1, tone(colour, -depth * 1.3)],
  ];
  const glow: Stop[] = [
    [0, tone(colour, 0.16, 1.1), 0.85],
    [1, colour, 0],
  ];
  canvas.layers(d, [canvas.linear(stops), canvas.radial(glow, 0.66, 0.88, 0.5)]);
}

/** A small card of paper on the wall, on which colours show in the light and the dark theme. */
export function swatchCard({ canvas }: Pen, x: number, y: number, width: number, height: number): void {
  const paper: Stop[] = [
    [0, '#fffdfa'],
    [1, '#f1e8df'],
  ];
  canvas.group({ transform: `rotate(-5 ${n(x)} ${n(y)})` }, () => {
    canvas.rect(x + 3, y + 5, width, height, 9, '#2a1410', { opacity: 0.12 });
    canvas.rect(x, y, width, height, 9, canvas.linear(paper, down), { opacity: 0.92 });
  });
}
