import type { AnalyticsView } from '@henna/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { metricCatalogueQuery } from '../../api/analytics.ts';
import { sqlExampleNames, sqlExamples } from '../sql/examples.ts';
import { quietest, type ToldView } from './told-view.ts';
import { useRecordNames } from './use-record-names.ts';
import { useToldEvents } from './use-told-events.ts';
import { useToldExploration } from './use-told-exploration.ts';
import { useToldRules } from './use-told-rules.ts';

const titleLength = 60;

/** Tells views in words; `undefined` while what they are told by is being read. */
export function useToldView(views: readonly AnalyticsView[]): ((view: AnalyticsView) => ToldView) | undefined {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const explores = views.some(({ tab }) => tab === 'explore');
  const { data, error } = useQuery({ ...metricCatalogueQuery(), enabled: explores });
  const nameOf = useRecordNames(views);
  const exploration = useToldExploration();
  const rules = useToldRules();
  const events = useToldEvents();
  if (explores && !data && !error) return undefined;
  const today = formatDate(new Date().toISOString(), language) ?? '';
  const dated = (name: string) => [name, today].join(t('admin.notebook.comma'));
  const query = ({ search: { sql = '' } }: AnalyticsView): ToldView => {
    const example = sqlExampleNames.find((name) => sqlExamples[name] === sql);
    const [line = ''] = sql.trim().split('\n', 1);
    return { ...quietest, title: example ? t(`admin.sql.examples.${example}`) : line.slice(0, titleLength).trim() };
  };
  return (view) => {
    switch (view.tab) {
      case 'now':
        return {
          title: dated(t('admin.analytics.now.trending')),
          facts: [{ label: t('admin.notebook.period'), value: t('admin.analytics.now.activity') }],
          period: 'moving',
        };
      case 'explore':
        return data ? exploration(view, data.metrics, nameOf) : quietest;
      case 'what-if': {
        const told = rules(view, nameOf);
        return { ...told, title: dated(told.title) };
      }
      case 'events':
        return events(view, nameOf);
      case 'sql':
        return query(view);
    }
  };
}
