import { lineSegments, pathOf } from './line-segments.ts';

const point = (x: number) => ({ x, y: 10 * x });

test('a line is dashed to and from what is not whole', () => {
  const segments = lineSegments([0, 1, 2, 3].map(point), (index) => index === 0 || index === 3);
  expect(segments.map(({ isDashed, points }) => [isDashed, points.map(({ x }) => x)])).toEqual([
    [true, [0, 1]],
    [false, [1, 2]],
    [true, [2, 3]],
  ]);
});

test('a line is broken where there is no value', () => {
  const segments = lineSegments([point(0), point(1), null, point(3), point(4)], () => false);
  expect(segments.map(({ points }) => pathOf(points))).toEqual(['M 0 0 L 1 10', 'M 3 30 L 4 40']);
});
