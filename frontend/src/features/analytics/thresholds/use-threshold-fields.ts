import { limits, thresholdDirections, type AnalyticsView, type Threshold } from '@henna/domain';
import { useState } from 'react';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { trimmedText, type FieldSpec, type FormValues } from '../../../admin-kit/form/field-spec.ts';
import { formatFigure } from '../figures.ts';
import { useMetricUnit } from './use-metric-unit.ts';

interface ThresholdFields {
  fieldsOf(values: FormValues): readonly FieldSpec[];
  valuesOf(threshold: Threshold | null): FormValues;
  thresholdOf(values: FormValues): Threshold | null;
}

const hundred = 100;
/** Digits after the point that multiplying and dividing by a hundred keeps exact. */
const digits = 10;
const rounded = (value: number): number => Number(value.toFixed(digits));

/**
 * The form's fields of a view's threshold: the direction, and a number once there is one; shares are entered in percent.
 * Null for a view of which no total can be watched.
 */
export function useThresholdFields(view: AnalyticsView): ThresholdFields | null {
  const { t, language } = useTexts();
  // A form keeps the fields that it began with, also where the metrics come later.
  const [unit] = useState(useMetricUnit(view));
  if (!unit) return null;
  const scale = unit === 'share' ? hundred : 1;
  const max = limits.thresholdValue;
  const rule = (text: string) => {
    const entered = text.trim();
    if (entered && Math.abs(Number(entered)) / scale <= max) return undefined;
    return entered
      ? t('admin.thresholds.tooLarge', { max: formatFigure(max, unit, language) })
      : t('admin.common.required');
  };
  return {
    fieldsOf: ({ threshold }) => [
      {
        name: 'threshold',
        label: t('admin.thresholds.direction'),
        kind: 'select',
        options: (['', ...thresholdDirections] as const).map((value) => ({
          value,
          text: t(`admin.thresholds.directions.${value || 'none'}`),
        })),
        clears: 'thresholdValue',
      },
      ...(threshold
        ? [
            {
              name: 'thresholdValue',
              label: t(`admin.thresholds.${unit === 'share' ? 'percentValue' : 'value'}`),
              kind: 'number',
              required: true,
              rule,
              hint: t(`admin.thresholds.${view.search.by === 'whole' ? 'wholeHint' : 'hint'}`),
            } as const,
          ]
        : []),
    ],
    valuesOf: (threshold) => ({
      threshold: threshold?.direction ?? '',
      thresholdValue: threshold ? String(rounded(threshold.value * scale)) : '',
    }),
    thresholdOf: ({ threshold, thresholdValue }) =>
      threshold
        ? {
            direction: threshold as Threshold['direction'],
            value: rounded(Number(trimmedText(thresholdValue)) / scale),
          }
        : null,
  };
}
