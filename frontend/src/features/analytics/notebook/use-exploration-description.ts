import { metricLanguages, type AnalyticsView } from '@henna/domain';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { locales } from '../../../lib/format.ts';
import { explorationOf, filterNames, defaultDays, type Days } from '../explore/exploration.ts';
import { isDay } from '../explore/calendar-days.ts';
import { periodOf, type Fact, type ViewDescription } from './view-description.ts';
import type { RecordNames } from './use-record-names.ts';
import type { MetricDefinition } from '../api-types.ts';

export function useExplorationDescription() {
  const { t, language } = useTexts();
  const days = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  const day = (text: string) => days.format(new Date(`${text}T00:00:00Z`));
  const range = ({ first, last }: Days) =>
    days.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
  return ({ search }: AnalyticsView, metrics: readonly MetricDefinition[], nameOf: RecordNames): ViewDescription => {
    const exploration = explorationOf(search, metrics, Date.now());
    const { definition, group, by, timeZone, versus, filters, view } = exploration;
    const period = isDay(search.to) ? 'fixed' : periodOf(undefined);
    const metric = t(`admin.analytics.metrics.${definition.name}.name`);
    const grouped = group && t(`admin.analytics.groups.${group}`);
    const when =
      period === 'fixed'
        ? range(exploration.days)
        : isDay(search.from)
          ? t('admin.notebook.since', { day: day(search.from) })
          : t('admin.notebook.lastDays', { count: defaultDays });
    const beside =
      search.versus === 'before' || search.versus === 'year'
        ? t(`admin.analytics.explore.versusOf.${search.versus}`)
        : versus && range(versus);
    const fact = (label: string, value: string | undefined): readonly Fact[] => (value ? [{ label, value }] : []);
    const valueOf = (name: (typeof filterNames)[number], value: string) => {
      if (name !== 'language') return nameOf(name, value);
      const language = metricLanguages.find((each) => each === value);
      return language && t(`admin.analytics.languages.${language}`);
    };
    return {
      title: [
        grouped ? t('admin.notebook.metricBy', { metric, group: grouped.toLocaleLowerCase(language) }) : metric,
        ...(period === 'fixed' ? [when] : []),
      ].join(t('admin.notebook.comma')),
      period,
      facts: [
        ...fact(t('admin.analytics.explore.metric'), metric),
        ...fact(t('admin.analytics.explore.group'), grouped),
        ...fact(t('admin.notebook.period'), when),
        ...fact(t('admin.analytics.explore.versus'), beside),
        ...fact(
          t('admin.analytics.explore.by'),
          by ? t(`admin.analytics.steps.${by}`) : t('admin.analytics.explore.whole'),
        ),
        ...filterNames.flatMap((name) =>
          filters[name] === undefined ? [] : fact(t(`admin.analytics.groups.${name}`), valueOf(name, filters[name])),
        ),
        ...fact(t('admin.analytics.explore.timeZone'), timeZone === 'UTC' ? undefined : timeZone),
        ...fact(t('admin.analytics.explore.shownAs'), t(`admin.analytics.explore.views.${view}`)),
      ],
    };
  };
}
