import { down, n, slanting, type Stop } from '../canvas.ts';
import { tone, type Hex } from '../colour.ts';
import { monogram } from '../typeset.ts';
import { surface } from '../material.ts';
import { box, mirrored } from '../outline.ts';
import { ground, shadow, solid, type Pen } from '../pen.ts';

export const mirrorStops: readonly Stop[] = [
  [0, '#fbf8f4'],
  [0.32, '#dfe0df'],
  [0.46, '#f7f5f2'],
  [0.5, '#c9cccd'],
  [0.75, '#e3e2df'],
  [1, '#b7b4b2'],
];

/** A pressed powder: lit from the left, with an embossed drawing. */
export function powder(
  { canvas, random, brand }: Pen,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: Hex,
): void {
  const fill = canvas.linear(
    [
      [0, tone(colour, 0.05)],
      [0.5, colour],
      [1, tone(colour, -0.08)],
    ],
    slanting,
  );
  canvas.ellipse(
    cx,
    cy,
    rx + 5,
    ry + 4,
    canvas.linear(
      [
        [0, '#2b1d18'],
        [1, '#fff6ea'],
      ],
      down,
    ),
    { opacity: 0.5 },
  );
  canvas.ellipse(cx, cy, rx, ry, fill);
  const rays = random.chance(0.6);
  let relief = '';
  if (rays) {
    for (let at = 0; at < 18; at += 1) {
      const angle = (at / 18) * Math.PI * 2;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      relief += `M${n(cx + x * rx * 0.42)} ${n(cy + y * ry * 0.42)}L${n(cx + x * rx * 0.9)} ${n(cy + y * ry * 0.9)}`;
    }
  } else {
    for (let at = -3; at <= 3; at += 1) {
      const half = Math.sqrt(1 - (at / 4) ** 2) * rx * 0.92;
      relief += `M${n(cx - half)} ${n(cy + (at / 4) * ry)}Q${n(cx - half * 0.4)} ${n(cy + (at / 4) * ry - ry * 0.2)} ${n(cx)} ${n(cy + (at / 4) * ry)}T${n(cx + half)} ${n(cy + (at / 4) * ry)}`;
    }
  }
  canvas.line(relief, tone(colour, -0.13), 1.6, 0.7);
  canvas.line(relief, tone(colour, 0.12), 1.3, 0.8, { transform: 'translate(1.3 1.5)' });
  if (rays) {
    const print = { x: n(cx), 'text-anchor': 'middle', 'font-family': 'Georgia,serif', 'font-size': n(ry * 0.5) };
    canvas.text(monogram(brand), { ...print, y: n(cy + ry * 0.18), fill: tone(colour, -0.14) });
  }
}

/** An open compact: the lid with its mirror stands behind, the powder lies in front. */
export function compact(pen: Pen): void {
  const { canvas, look, random } = pen;
  const half = random.between(128, 144);
  const cx = 300;
  const round = random.chance(0.65);
  const base = random.between(24, 32);
  const deep = half * 0.36;
  const top = ground - base - deep;
  const lid = round ? half : half * 0.86;
  const lidY = top - lid * 0.93;

  shadow(pen, cx, half * 2, ground - 4);
  const frame = canvas.linear(surface(look.main));
  const mirror = canvas.linear(mirrorStops, slanting);
  if (round) {
    canvas.ellipse(cx, lidY, half, lid, frame);
    canvas.ellipse(cx, lidY, half - 5, lid - 5, canvas.linear(surface(look.trim)));
    canvas.ellipse(cx, lidY, half - 12, lid - 12, mirror);
  } else {
    canvas.path(box(cx - half, lidY - lid, half * 2, lid * 2, 22), frame);
    canvas.path(box(cx - half + 6, lidY - lid + 6, half * 2 - 12, lid * 2 - 12, 18), canvas.linear(surface(look.trim)));
    canvas.path(box(cx - half + 13, lidY - lid + 13, half * 2 - 26, lid * 2 - 26, 14), mirror);
  }
  canvas.path(
    `M${n(cx - half * 0.5)} ${n(lidY + lid * 0.3)}L${n(cx + half * 0.1)} ${n(lidY - lid * 0.66)}h${n(half * 0.16)}L${n(cx - half * 0.34)} ${n(lidY + lid * 0.44)}Z`,
    '#fff',
    { opacity: 0.5 },
  );
  solid(pen, box(cx - 30, top - deep - 2, 60, 15, 4), look.trim);

  if (round) {
    const rim = `M${n(cx - half)} ${n(top)}A${n(half)} ${n(deep)} 0 0 0 ${n(cx + half)} ${n(top)}v${n(base)}A${n(half)} ${n(deep)} 0 0 1 ${n(cx - half)} ${n(top + base)}Z`;
    canvas.ellipse(
      cx,
      top,
      half,
      deep,
      canvas.linear([
        [0, tone(look.main.colour, 0.12)],
        [0.5, tone(look.main.colour, 0.02)],
        [1, tone(look.main.colour, -0.06)],
      ]),
    );
    solid(pen, rim, look.main);
    canvas.line(`M${n(cx - half)} ${n(top)}A${n(half)} ${n(deep)} 0 0 0 ${n(cx + half)} ${n(top)}`, '#fff', 1.4, 0.45);
  } else {
    const plate = mirrored(cx, [
      [half * 0.94, top - deep, 10],
      [half * 1.02, top + deep, 12],
    ]);
    canvas.path(
      plate,
      canvas.linear([
        [0, tone(look.main.colour, 0.12)],
        [0.5, tone(look.main.colour, 0.02)],
        [1, tone(look.main.colour, -0.06)],
      ]),
    );
    solid(pen, box(cx - half * 1.02, top + deep - 7, half * 2.04, base + 3, 8), look.main);
    canvas.line(`M${n(cx - half)} ${n(top + deep - 6)}h${n(half * 2)}`, '#fff', 1.4, 0.45);
  }
  powder(pen, cx, top, half * 0.8, deep * 0.76, look.content);
  const latch = round ? ground - base * 0.55 : top + deep + 1;
  solid(pen, box(cx - 17, latch, 34, base * 0.42, 4), look.trim);
}
