import { useTranslation } from 'react-i18next';
import type { MetricAnswer } from '../../api-types.ts';

export type Step = MetricAnswer['steps'][number];

/** What a chart and a table say of a step that is not whole: `today so far`, `part of a week`; null of any other. */
export function useExtentText({ by }: Pick<MetricAnswer, 'by'>): (step: Pick<Step, 'extent'>) => string | null {
  const { t } = useTranslation();
  return ({ extent }) => {
    if (extent === 'unfinished') return t(`admin.analytics.charts.unfinished.${by ?? 'whole'}`);
    if (extent === 'future') return t('admin.analytics.charts.future');
    return extent === 'cut' ? t(`admin.analytics.charts.cut.${by ?? 'whole'}`) : null;
  };
}

/** Whether a step is drawn dashed. */
export const isPartial = ({ extent }: Pick<Step, 'extent'>): boolean => extent === 'unfinished' || extent === 'cut';
