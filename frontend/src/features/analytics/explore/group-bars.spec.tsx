import '../../../i18n/admin.load.ts';
import { render, screen } from '@testing-library/react';
import { Direction } from '../../../components/direction.tsx';
import { metricAnswer } from '../../../testing/analytics.ts';
import { compareGroups } from './chart/chart-lines.ts';
import { barShapes, GroupBars } from './group-bars.tsx';

test('bars begin at zero, also where values lie below it', () => {
  const counts = barShapes('votes', [50, 200]);
  expect([counts(50), counts(200)]).toEqual([
    { start: 0, length: 25 },
    { start: 0, length: 100 },
  ]);
  const moves = barShapes('trendRankChange', [-10, 30]);
  expect([moves(-10), moves(30)]).toEqual([
    { start: 0, length: 25 },
    { start: 25, length: 75 },
  ]);
});

test('places are marks on a scale on which each of the first ten has room', () => {
  const places = barShapes('trendRank', [1, 100]);
  expect([places(1), places(10), places(100), places(null)].map(({ start }) => start)).toEqual([0, 49.25, 98.5, 0]);
});

test('each group has its whole name and its value, and the others are added up', () => {
  const [series] = metricAnswer('votes', [3, 4]).series;
  const name = 'Good Body Skin AHA + Enzyme Exfoliating Body Wash';
  const answer = metricAnswer('votes', [3, 4], {
    group: 'product',
    groups: 9,
    series: [{ ...series!, key: 'p1', name }],
    sum: { total: 1_207, values: [603, 604] },
  });
  const bars = { answer, other: undefined, rows: compareGroups(answer, undefined), nameOf: () => name };
  const { rerender } = render(<GroupBars {...bars} hasOthers />, { wrapper: Direction });
  expect(screen.getByText(name).parentElement).toHaveTextContent(`${name}7`);
  expect(screen.getByText('Others (8)').parentElement).toHaveTextContent('1,200');
  rerender(<GroupBars {...bars} hasOthers={false} />);
  expect(screen.queryByText('Others (8)')).not.toBeInTheDocument();
});
