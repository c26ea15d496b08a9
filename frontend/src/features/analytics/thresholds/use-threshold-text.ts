import type { MetricUnit, Threshold } from '@henna/domain';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { formatFigure } from '../figures.ts';

/** `above 50`, in the metric's unit. */
export function useThresholdText(): (threshold: Threshold, unit: MetricUnit) => string {
  const { t, language } = useTexts();
  return ({ direction, value }, unit) =>
    t(`admin.thresholds.${direction}`, { value: `\u2068${formatFigure(value, unit, language)}\u2069` });
}
