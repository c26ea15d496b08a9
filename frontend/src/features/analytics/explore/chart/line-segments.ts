export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Segment {
  readonly isDashed: boolean;
  readonly points: readonly Point[];
}

/**
 * Parts of a line, dashed where one of their ends is partial. A line is broken where a point is missing.
 * @param isPartial by index of the point
 */
export const lineSegments = (
  points: readonly (Point | null)[],
  isPartial: (index: number) => boolean,
): readonly Segment[] => {
  const segments: { isDashed: boolean; points: Point[] }[] = [];
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index]];
    if (!from || !to) continue;
    const isDashed = isPartial(index - 1) || isPartial(index);
    const last = segments.at(-1);
    if (last?.isDashed === isDashed && last.points.at(-1) === from) last.points.push(to);
    else segments.push({ isDashed, points: [from, to] });
  }
  return segments;
};

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ');
