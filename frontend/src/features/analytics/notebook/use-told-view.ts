import { actKinds, type AnalyticsView, metricLanguages } from '@henna/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { eventNames } from '../../../i18n/admin/history-names.en.ts';
import { formatDate, formatMoment, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { metricCatalogueQuery } from '../api/analytics.ts';
import { isTold } from '../event-types.ts';
import { kindOf } from '../events/events-search.ts';
import { sqlExampleNames, sqlExamples } from '../sql/examples.ts';
import { triedOfAddress } from '../what-if/tried.ts';
import { type Fact, periodOf, quietest, type ToldView } from './told-view.ts';
import { recordFields, type RecordNames, useRecordNames } from './use-record-names.ts';
import { useToldExploration } from './use-told-exploration.ts';

/** Tells which events were read. */
function useToldEvents() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return ({ search }: AnalyticsView, nameOf: RecordNames): ToldView => {
    const kind = kindOf(search);
    const typeName = (type: string) =>
      isTold(type)
        ? t(`admin.analytics.events.types.${type}`)
        : t(`admin.history.types.${type as keyof typeof eventNames}`);
    const about =
      kind === 'some'
        ? search.types!.split(',').map(typeName).join(t('admin.notebook.comma'))
        : kind === 'all'
          ? t('admin.analytics.events.all')
          : t(`admin.analytics.events.kinds.${kind}`);
    const moment = (label: string, text: string | undefined): readonly Fact[] =>
      text === undefined ? [] : [{ label, value: formatMoment(text, language) ?? text }];
    const known = metricLanguages.find((each) => each === search.language);
    return {
      title: [t('admin.analytics.tabs.events'), about].join(t('admin.notebook.comma')),
      period: periodOf(search.to),
      facts: [
        { label: t('admin.analytics.events.kind'), value: about },
        ...(search.from || search.to ? [] : [{ label: t('admin.notebook.period'), value: t('admin.notebook.allLog') }]),
        ...moment(t('admin.analytics.events.from'), search.from),
        ...moment(t('admin.analytics.events.to'), search.to),
        ...recordFields.flatMap((field) =>
          search[field] === undefined
            ? []
            : [{ label: t(`admin.analytics.groups.${field}`), value: nameOf(field, search[field]) }],
        ),
        ...(known
          ? [{ label: t('admin.analytics.groups.language'), value: t(`admin.analytics.languages.${known}`) }]
          : []),
      ],
    };
  };
}

/** Tells which rules were tried. */
function useToldRules() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const n = (value: number) => formatNumber(value, language);
  const points = (count: number) => t('admin.whatIf.points', { count, n: n(count) });
  return ({ search }: AnalyticsView, nameOf: RecordNames): ToldView => {
    const title = t('admin.analytics.tabs.what-if');
    const tried = triedOfAddress(search.scenario);
    if (!tried)
      return {
        title,
        facts: [{ label: t('admin.whatIf.rules'), value: t('admin.notebook.todaysRules') }],
        period: 'moving',
      };
    const { halfLifeDays, capPerPersonAndDay, withoutDemo, withoutSuspected, withoutProducts } = tried;
    const leftOut = [
      ...(withoutDemo ? [t('admin.notebook.demo')] : []),
      ...(withoutSuspected ? [t('admin.notebook.suspected')] : []),
      ...withoutProducts.map((id) => `\u2068${nameOf('product', id)}\u2069`),
    ].join(t('admin.notebook.comma'));
    const facts: readonly Fact[] = [
      ...actKinds.map((kind) => ({
        label: t(`admin.whatIf.kinds.${kind}`),
        value: points(tried.points[kind]),
      })),
      {
        label: t('admin.whatIf.halfLife'),
        value: t('admin.whatIf.days', { count: halfLifeDays, n: n(halfLifeDays) }),
      },
      { label: t('admin.whatIf.cap'), value: points(capPerPersonAndDay) },
      ...(leftOut ? [{ label: t('admin.notebook.leftOut'), value: leftOut }] : []),
    ];
    return { title, facts, period: null };
  };
}

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
