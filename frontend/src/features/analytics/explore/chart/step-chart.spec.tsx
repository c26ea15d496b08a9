import '../../../../i18n/admin.load.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Direction } from '../../../../components/direction.tsx';
import { metricAnswer } from '../../../../testing/analytics.ts';
import type { MetricAnswer } from '../../api-types.ts';
import { chartLines, compareGroups } from './chart-lines.ts';
import StepChart, { type StepChartProps } from './step-chart.tsx';

// jsdom has no pointers, and lays nothing out: the chart measures its own element.
const computedStyle = window.getComputedStyle.bind(window);
beforeAll(() => {
  Object.assign(window, { PointerEvent: MouseEvent });
  window.getComputedStyle = (...of) =>
    new Proxy(computedStyle(...of), {
      get: (style, name) => (name === 'width' ? '600px' : name === 'height' ? '360px' : Reflect.get(style, name)),
    });
});
afterAll(() => {
  window.getComputedStyle = computedStyle;
});

const extents = (answer: MetricAnswer, ...all: MetricAnswer['steps'][number]['extent'][]): MetricAnswer => ({
  ...answer,
  steps: answer.steps.map((step, index) => ({ ...step, extent: all[index]! })),
});

const open = (answer: MetricAnswer, more: Partial<StepChartProps> = {}) => {
  const onZoom = jest.fn();
  const texts = { name: () => 'Votes', before: () => 'Before', others: () => 'Others' };
  const lines = chartLines(compareGroups(answer, undefined), answer, undefined, texts);
  const { container } = render(<StepChart kind="line" annotations={[]} {...{ answer, lines, onZoom }} {...more} />, {
    wrapper: Direction,
  });
  return { container, onZoom, slider: screen.getByRole('slider', { name: 'Values of the chart' }) };
};

test('the step that is not over, and a cut one, are dashed and say so', () => {
  const answer = extents(metricAnswer('votes', [3, 180, 190, 8]), 'cut', 'whole', 'whole', 'unfinished');
  const { container } = open({ ...answer, by: 'week' });
  expect(screen.getByText('part of a week')).toBeInTheDocument();
  expect(screen.getByText('this week so far')).toBeInTheDocument();
  expect(container.querySelectorAll('path[data-partial]')).toHaveLength(2);
});

test('steps that have not begun are not drawn as nothing', () => {
  const answer = extents(metricAnswer('votes', [3, 4, 0]), 'whole', 'unfinished', 'future');
  const { container } = open(answer);
  expect(container.querySelectorAll('circle')).toHaveLength(2);
});

test('bars have their values; the one that is not over is outlined', () => {
  const answer = extents(metricAnswer('votes', [31, 47, 8]), 'whole', 'whole', 'unfinished');
  const { container } = open(answer, { kind: 'bar' });
  for (const value of ['31', '47', '8']) expect(screen.getByText(value)).toBeInTheDocument();
  expect(container.querySelectorAll('[data-partial] rect[fill=none]')).toHaveLength(1);
});

test('an axis that does not begin at zero is marked', () => {
  const ratings = metricAnswer('averageRating', [3.98, 4.16], { unit: 'stars' });
  const { container } = open(ratings);
  expect(screen.getByText('The axis begins at 3.95, not at 0.')).toBeInTheDocument();
  expect(container.querySelector('.axis-break')).toBeInTheDocument();
});

test('ranks have place 1 at the top and the first places apart', () => {
  const { container } = open(metricAnswer('trendRank', [1, 400, 10], { unit: 'places' }));
  expect(screen.getByText(/^Place 1 is at the top/)).toBeInTheDocument();
  const [first, last, tenth] = [...container.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('cy')));
  expect(first!).toBeLessThan(tenth!);
  // The first ten places take more than a third of the height.
  expect((tenth! - first!) / (last! - first!)).toBeGreaterThan(1 / 3);
});

test('the keyboard reads each step, selects and zooms', async () => {
  const answer = extents(metricAnswer('votes', [5, 6, 7, 8]), 'whole', 'whole', 'whole', 'unfinished');
  const { slider, onZoom, container } = open(answer);
  slider.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(slider).toHaveAttribute('aria-valuetext', 'Mar 3: Votes 7');
  expect(container.querySelector('.cursor')).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  expect(slider).toHaveAttribute('aria-valuetext', 'Mar 4, today so far: Votes 8');
  await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}');
  expect(slider).toHaveAttribute('aria-valuetext', 'Mar 1 to Mar 2 selected');
  await userEvent.keyboard('{Enter}');
  expect(onZoom).toHaveBeenCalledWith(0, 1);
  await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}{Enter}');
  expect(onZoom).toHaveBeenCalledTimes(1);
});

test('a pointer shows the values of all lines and drags over what it zooms into', () => {
  const { onZoom, container } = open(metricAnswer('votes', [5, 6, 7, 8]));
  const area = screen.getByTestId('chart-area');
  const [left, width] = ['x', 'width'].map((name) => Number(area.getAttribute(name)));
  area.getBoundingClientRect = () => ({ left: left!, width: width! }) as DOMRect;
  const at = (share: number) => ({ clientX: left! + share * width!, button: 0 });
  fireEvent.pointerMove(area, at(0.3));
  expect(within(container).getByText('6', { selector: 'b' })).toBeInTheDocument();
  fireEvent.pointerDown(area, at(0.35));
  fireEvent.pointerMove(area, at(0.6));
  expect(container.querySelector('.selection')).toBeInTheDocument();
  fireEvent.pointerUp(area, at(0.6));
  expect(onZoom).toHaveBeenCalledWith(1, 2);
});
