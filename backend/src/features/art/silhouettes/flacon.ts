import { n, slanting, type Stop } from '../canvas.ts';
import { mix, tone } from '../colour.ts';
import { label, paperLabel } from '../label.ts';
import { inkOn } from '../look.ts';
import { barrel, box, mirrored } from '../outline.ts';
import { glass, ground, liquid, shadow, solid, streak, type Pen } from '../pen.ts';

/** The vessel of a flacon: outer wall, the juice inside, where the neck stands and where the lettering goes. */
interface Vessel {
  outer: string;
  inner: string;
  width: number;
  top: number;
  letteringY: number;
  /** Edges cut into the glass. */
  facets?: string;
}

const cx = 300;

const block = ({ random }: Pen): Vessel => {
  const [width, height, round] = [random.between(170, 210), random.between(206, 244), random.pick([6, 16, 30])];
  const top = ground - height;
  return {
    outer: box(cx - width / 2, top, width, height, round),
    inner: box(cx - width / 2 + 15, top + 15, width - 30, height - 45, Math.max(4, round - 4)),
    width,
    top,
    letteringY: top + height * 0.46,
  };
};

const disc = ({ random }: Pen): Vessel => {
  const radius = random.between(112, 124);
  const cy = ground - radius + 8;
  const circle = (r: number, cut: number): string => {
    const dx = Math.sqrt(Math.max(0, r * r - (cut - cy) ** 2));
    return `M${n(cx - dx)} ${n(cut)}A${n(r)} ${n(r)} 0 1 1 ${n(cx + dx)} ${n(cut)}Z`;
  };
  return {
    outer: circle(radius, ground),
    inner: circle(radius - 18, ground - 26),
    width: radius * 2,
    top: cy - radius + 3,
    letteringY: cy - 4,
  };
};

const column = ({ random }: Pen): Vessel => {
  const [width, height, round] = [random.between(104, 124), random.between(240, 266), random.pick([6, 20])];
  const top = ground - height;
  return {
    outer: barrel(cx, top, width, height, { top: 8, bottom: round }),
    inner: barrel(cx, top + 12, width - 22, height - 46, { top: 6, bottom: Math.max(6, round - 4) }),
    width,
    top,
    letteringY: top + height * 0.48,
  };
};

const faceted = ({ random }: Pen): Vessel => {
  const [half, height, cut] = [random.between(94, 110), random.between(208, 236), random.between(32, 50)];
  const top = ground - height;
  const inset = half - 26;
  return {
    outer: mirrored(cx, [
      [half - cut, top, 3],
      [half, top + cut, 3],
      [half * 0.94, ground - cut * 0.5, 3],
      [half * 0.8, ground, 3],
    ]),
    inner: mirrored(cx, [
      [inset - cut * 0.5, top + 20, 3],
      [inset, top + cut + 8, 3],
      [inset * 0.96, ground - 34, 3],
    ]),
    width: half * 2,
    top,
    letteringY: top + height * 0.5,
    facets: [1, -1]
      .map(
        (side) =>
          `M${n(cx + side * (half - cut))} ${n(top)}L${n(cx + side * inset)} ${n(top + cut + 8)}L${n(cx + side * inset * 0.96)} ${n(ground - 34)}L${n(cx + side * half * 0.8)} ${n(ground)}M${n(cx + side * half)} ${n(top + cut)}L${n(cx + side * inset)} ${n(top + cut + 8)}`,
      )
      .join(''),
  };
};

const arched = ({ random }: Pen): Vessel => {
  const [half, height] = [random.between(84, 102), random.between(214, 246)];
  const top = ground - height;
  const dome = (r: number, foot: number, corner: number): string =>
    `M${n(cx - r)} ${n(top + half)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(top + half)}V${n(foot - corner)}Q${n(cx + r)} ${n(foot)} ${n(cx + r - corner)} ${n(foot)}H${n(cx - r + corner)}Q${n(cx - r)} ${n(foot)} ${n(cx - r)} ${n(foot - corner)}Z`;
  return {
    outer: dome(half, ground, 10),
    inner: dome(half - 15, ground - 30, 8),
    width: half * 2,
    top: top + 2,
    letteringY: top + height * 0.52,
  };
};

const waisted = ({ random }: Pen): Vessel => {
  const [half, height, waist] = [random.between(96, 112), random.between(214, 240), random.between(0.66, 0.8)];
  const top = ground - height;
  const curve = (r: number, from: number, to: number): string => {
    const w = r * waist;
    return `M${n(cx - w)} ${n(from)}H${n(cx + w)}C${n(cx + w * 0.9)} ${n(from + height * 0.3)} ${n(cx + r)} ${n(from + height * 0.45)} ${n(cx + r)} ${n(to - 36)}Q${n(cx + r)} ${n(to)} ${n(cx + r * 0.7)} ${n(to)}H${n(cx - r * 0.7)}Q${n(cx - r)} ${n(to)} ${n(cx - r)} ${n(to - 36)}C${n(cx - r)} ${n(from + height * 0.45)} ${n(cx - w * 0.9)} ${n(from + height * 0.3)} ${n(cx - w)} ${n(from)}Z`;
  };
  return {
    outer: curve(half, top, ground),
    inner: curve(half - 16, top + 18, ground - 26),
    width: half * 1.7,
    top,
    letteringY: top + height * 0.62,
  };
};

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
  const { outer, inner, width, top, letteringY, facets } = random.pick([block, disc, column, faceted, arched, waisted])(
    pen,
  );
  const opaque = random.chance(0.2);
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
    label(pen, { cx, cy: letteringY, width: Math.min(width * 0.66, 136), size: 24, ink: inkOn(colour), named: true });
}
