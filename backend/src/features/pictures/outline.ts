import { n } from './canvas.ts';

/** A corner of an outline: x, y and how round it is. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** A closed path through the corners, each rounded by its own radius (less where an edge is too short). */
export function rounded(corners: readonly Corner[]): string {
  const parts = corners.map(([x, y, radius = 0], at) => {
    const towards = (other: Corner | undefined): string => {
      if (!other) return `${n(x)} ${n(y)}`;
      const length = Math.hypot(other[0] - x, other[1] - y) || 1;
      const share = Math.min(radius, length / 2) / length;
      return `${n(x + (other[0] - x) * share)} ${n(y + (other[1] - y) * share)}`;
    };
    const start = `${at === 0 ? 'M' : 'L'}${towards(corners.at(at - 1))}`;
    return radius > 0 ? `${start}Q${n(x)} ${n(y)} ${towards(corners[(at + 1) % corners.length])}` : start;
  });
  return `${parts.join('')}Z`;
}

/** A closed path symmetrical about `cx`: the corners of its right half, from the top down, as distances from the axis. */
export function mirrored(cx: number, half: readonly Corner[]): string {
  const right = half.map(([dx, y, radius]): Corner => [cx + dx, y, radius]);
  const left = half.map(([dx, y, radius]): Corner => [cx - dx, y, radius]).reverse();
  return rounded([...right, ...left]);
}

/** Corner radii of a barrel's ends, and how far their middle bulges (perspective). */
export interface Ends {
  top?: number;
  bottom?: number;
  rise?: number;
  sag?: number;
}

/** A cylinder seen from the front: straight sides, rounded corners, ends that bulge a little. */
export function barrel(cx: number, y: number, width: number, height: number, ends: Ends = {}): string {
  const { top = 0, bottom = 0, rise = 0, sag = width * 0.035 } = ends;
  const left = cx - width / 2;
  const right = cx + width / 2;
  const foot = y + height;
  const corner = (radius: number, x: number, y1: number, endX: number, endY: number): string =>
    radius ? `Q${n(x)} ${n(y1)} ${n(endX)} ${n(endY)}` : '';
  return (
    `M${n(left)} ${n(y + top)}${corner(top, left, y, left + top, y)}` +
    `${rise ? `Q${n(cx)} ${n(y - rise * 2)} ${n(right - top)} ${n(y)}` : `H${n(right - top)}`}` +
    `${corner(top, right, y, right, y + top)}V${n(foot - bottom)}${corner(bottom, right, foot, right - bottom, foot)}` +
    `Q${n(cx)} ${n(foot + sag * 2)} ${n(left + bottom)} ${n(foot)}${corner(bottom, left, foot, left, foot - bottom)}Z`
  );
}

/** A plain rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = n(radius);
  const [across, down] = [n(width - radius * 2), n(height - radius * 2)];
  const turn = `a${r} ${r} 0 0 1 `;
  return `M${n(x + radius)} ${n(y)}h${across}${turn}${r} ${r}v${down}${turn}-${r} ${r}h-${across}${turn}-${r}-${r}v-${down}${turn}${r}-${r}Z`;
}
