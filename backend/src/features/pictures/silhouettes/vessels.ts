import { n } from '../canvas.ts';
import { barrel, box, mirrored } from '../outline.ts';
import { ground, type Pen } from '../pen.ts';

/** The vessel of a flacon: outer wall, the juice inside, where the neck stands and where the lettering goes. */
export interface Vessel {
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

type Shape = (pen: Pen) => Vessel;

/** Every vessel a flacon may have. */
export const vessels: readonly [Shape, ...Shape[]] = [block, disc, column, faceted, arched, waisted];
