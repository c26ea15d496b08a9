import { placeMarks } from './step-annotations.tsx';

const mark = (x: number) => ({ stepX: x, x, width: 20 });

test('marks are moved apart, and from the edges into the chart', () => {
  const placed = placeMarks([mark(0), mark(5), mark(100), mark(199), mark(200)], 0, 200);
  expect(placed.map(({ x }) => x)).toEqual([10, 32, 100, 168, 190]);
});
