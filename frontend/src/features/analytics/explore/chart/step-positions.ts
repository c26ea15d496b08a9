import { useXScale } from '@mui/x-charts/hooks';
import type { Step } from './extent-texts.ts';

/** The middle of each step, in pixels from the left of the chart. */
export function useStepPositions(steps: readonly Pick<Step, 'from'>[]): readonly number[] {
  const scale = useXScale<'band' | 'point'>();
  return steps.map(({ from }) => (scale(from) ?? 0) + scale.bandwidth() / 2);
}

/** Index of the step that is nearest to a place. */
export const nearestStep = (positions: readonly number[], x: number): number =>
  positions.reduce((nearest, at, index) => (Math.abs(at - x) < Math.abs(positions[nearest]! - x) ? index : nearest), 0);

/** Gap between step names. The library adds it with the wrong sign to a reversed axis, where they would overlap. */
export const gapOf = (isReversed: boolean): number => (isReversed ? -14 : 14);
