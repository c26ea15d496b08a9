import { down, n, slanting, type Canvas, type Stop } from './canvas.ts';
import { mix, tone, type Hex } from './colour.ts';
import type { Random } from '../../shared/random.ts';
import type { Tint } from './tints.ts';

type Backdrop = (canvas: Canvas, random: Random, tint: Tint, horizon: number) => void;

/** A shape of the backdrop is either lighter or deeper than the tint, and always paler towards the light. */
const backdropFill = (canvas: Canvas, random: Random, tint: Tint): string => {
  const deeper = random.chance(0.45);
  const colour: Hex = deeper ? tone(tint.light, -0.12, 1.7) : '#fff';
  const [from, to] = deeper ? [0.22, 0.5] : [0.55, 0.12];
  const stops: Stop[] = [
    [0, colour, from],
    [1, colour, to],
  ];
  return canvas.linear(stops, slanting);
};

const plain: Backdrop = () => undefined;

const arch: Backdrop = (canvas, random, tint, horizon) => {
  const half = random.between(165, 200);
  const top = random.between(70, 110) + half;
  const d = `M${n(300 - half)} ${horizon}V${n(top)}A${n(half)} ${n(half)} 0 0 1 ${n(300 + half)} ${n(top)}V${horizon}Z`;
  canvas.path(d, backdropFill(canvas, random, tint));
};

const sun: Backdrop = (canvas, random, tint) => {
  const radius = random.between(170, 205);
  canvas.ellipse(
    300 + random.between(-24, 24),
    random.between(265, 290),
    radius,
    radius,
    backdropFill(canvas, random, tint),
  );
};

/** Light through a tall window, in slanting panes. */
const windowLight: Backdrop = (canvas, random, _tint, horizon) => {
  const lean = random.between(90, 140);
  const left = random.between(110, 190);
  const pane = (x: number, width: number): string => `M${n(x)} 0h${n(width)}l${n(lean)} ${horizon}h${n(-width)}Z`;
  const fill = canvas.linear(
    [
      [0, '#fff', 0.14],
      [1, '#fff', 0.55],
    ],
    down,
  );
  canvas.path(pane(left, 110) + pane(left + 126, 110), fill);
};

const drape: Backdrop = (canvas, random, tint, horizon) => {
  const edge = random.between(170, 250);
  canvas.path(`M0 0H${n(edge)}Q${n(edge + 60)} 230 ${n(edge - 50)} ${horizon}H0Z`, backdropFill(canvas, random, tint));
};

/** A low round stand under the product. */
function plinth(canvas: Canvas, tint: Tint): void {
  const side: Stop[] = [
    [0, tone(tint.light, -0.05)],
    [0.22, tone(tint.light, 0.03, 0.8)],
    [0.55, tone(tint.light, -0.05)],
    [1, tone(tint.light, -0.15)],
  ];
  canvas.ellipse(
    330,
    572,
    300,
    24,
    canvas.radial([
      [0, '#2a1410', 0.3],
      [1, '#2a1410', 0],
    ]),
  );
  canvas.path('M56 513v46a244 24 0 0 0 488 0v-46Z', canvas.linear(side));
  canvas.ellipse(
    300,
    513,
    244,
    24,
    canvas.linear([
      [0, tone(tint.light, 0.05)],
      [1, tone(tint.light, -0.03)],
    ]),
  );
}

/** The background of the front view: the category's tint, lit from the left, with a quiet backdrop. */
export function drawScene(canvas: Canvas, tint: Tint, random: Random): void {
  const horizon = Math.round(random.between(420, 462));
  canvas.path('M0 0H600V600H0Z', tint.light, { class: 'tint' });
  const light: Stop[] = [
    [0, '#fff', 0.4],
    [0.55, '#fff', 0.06],
    [1, mix(tint.dark, tone(tint.light, -0.2), 0.6), 0.18],
  ];
  canvas.group({ class: 'light' }, () => {
    canvas.path('M0 0H600V600H0Z', canvas.radial(light, 0.24, 0.16, 1.05));
    random.pick([plain, arch, arch, sun, windowLight, drape])(canvas, random, tint, horizon);
  });
  const floor: Stop[] = [
    [0, tone(tint.light, -0.1), 0.42],
    [0.35, tone(tint.light, -0.03), 0.4],
    [1, '#fff', 0.3],
  ];
  canvas.group({ class: 'light' }, () => {
    canvas.path(`M0 ${horizon}H600V600H0Z`, canvas.linear(floor, down));
    if (random.chance(0.28)) plinth(canvas, tint);
  });
}

/** The background of the detail view: a flat surface seen from above. */
export function drawFlat(canvas: Canvas, tint: Tint): void {
  canvas.path('M0 0H600V600H0Z', tint.light, { class: 'tint' });
  const light: Stop[] = [
    [0, '#fff', 0.5],
    [0.5, tint.light, 0.2],
    [1, tone(tint.light, -0.16, 1.5), 0.55],
  ];
  canvas.path('M0 0H600V600H0Z', canvas.radial(light, 0.2, 0.14, 1.1), { class: 'light' });
}

/** Darkens the tint in a dark theme and dims the light on it. */
export const darkTheme = (tint: Tint): string =>
  `<style>@media(prefers-color-scheme:dark){.tint{fill:${tint.dark}}.light{opacity:.16}}</style>`;
