import { useTexts } from '../../../admin-kit/use-texts.ts';
import type { MetricAnswer } from '../api-types.ts';
import { chartLines, compareGroups, drawnGroups, othersDwarf, type LineTexts } from './chart/chart-lines.ts';
import type { View } from './exploration.ts';
import { periodName } from './period-names.ts';
import { useGroupName } from './use-group-name.ts';

/** Groups of an answer beside those of the period to compare with, and their lines. @param view as which it is shown */
export function useChartLines(answer: MetricAnswer, other: MetricAnswer | undefined, view: View) {
  const { t, language, number } = useTexts();
  const nameOf = useGroupName(answer.group);
  const rows = compareGroups(answer, other);
  const texts: LineTexts = {
    name: nameOf,
    before: (name) =>
      other ? t('admin.analytics.explore.inPeriod', { name, period: periodName(other, language) }) : name,
    others: (groups) => t('admin.analytics.charts.others', { n: number(groups) }),
  };
  const drawn = drawnGroups(other);
  return {
    rows,
    nameOf,
    lines: chartLines(rows, answer, other, texts, view === 'table' ? rows.length : drawn),
    startsWithOthers: !othersDwarf(answer, rows.slice(0, view === 'bar' ? undefined : drawn)),
  };
}
