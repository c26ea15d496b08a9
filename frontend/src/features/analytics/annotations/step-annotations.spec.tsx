import { LineChart } from '@mui/x-charts/LineChart';
import { render } from '@testing-library/react';
import { Direction } from '../../../components/direction.tsx';
import type { HistoryEntry } from '../../history/index.ts';
import { StepAnnotations } from './step-annotations.tsx';

const dayMs = 86_400_000;
const steps = Array.from({ length: 28 }, (_, day) => ({
  from: new Date(day * dayMs).toISOString(),
  to: new Date((day + 1) * dayMs).toISOString(),
}));
const today = { number: 1, entry: { at: steps.at(-1)!.from } as HistoryEntry, count: 1 };

/** Widths in which the position of the last step, read from the right, misses the axis by a rounding error. */
const widths = [308, 320, 340, 525, 599];

test.each(widths.flatMap((width) => [true, false].map((reverse) => [width, reverse] as const)))(
  'what was changed today has its line: %i pixels wide, read from the right: %s',
  (width, reverse) => {
    const { container } = render(
      <Direction>
        <LineChart
          skipAnimation
          width={width}
          height={100}
          margin={{ top: 0, bottom: 0, left: 32, right: 0 }}
          xAxis={[{ data: steps.map(({ from }) => from), scaleType: 'point', reverse, height: 32 }]}
          yAxis={[{ position: 'right', width: 56 }]}
          series={[{ data: steps.map((_, day) => day) }]}
        >
          <StepAnnotations annotations={[today]} answer={{ steps }} />
        </LineChart>
      </Direction>,
    );
    expect([...container.querySelectorAll('.step-mark')].map(({ textContent }) => textContent)).toEqual(['1']);
  },
);
