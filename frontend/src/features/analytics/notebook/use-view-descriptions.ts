import { scoredKinds, type AnalyticsView, metricLanguages } from '@henna/domain';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import type { eventNames } from '../../../i18n/admin/history-names.en.ts';
import { metricCatalogueQuery } from '../api/analytics.ts';
import { isNamedEventType } from '../event-types.ts';
import { kindOf } from '../events/events-search.ts';
import { sqlExampleNames, sqlExamples } from '../sql/examples.ts';
import { parseDraft } from '../what-if/draft-rules.ts';
import { type Fact, periodOf, emptyDescription, type ViewDescription } from './view-description.ts';
import { recordFields, type RecordNames, useRecordNames } from './use-record-names.ts';
import { useExplorationDescription } from './use-exploration-description.ts';

function useEventsDescription() {
  const { t, moment } = useTexts();
  return ({ search }: AnalyticsView, nameOf: RecordNames): ViewDescription => {
    const kind = kindOf(search);
    const typeName = (type: string) =>
      isNamedEventType(type)
        ? t(`admin.analytics.events.types.${type}`)
        : t(`admin.history.types.${type as keyof typeof eventNames}`);
    const about =
      kind === 'some'
        ? search.types!.split(',').map(typeName).join(t('admin.notebook.comma'))
        : kind === 'all'
          ? t('admin.analytics.events.all')
          : t(`admin.analytics.events.kinds.${kind}`);
    const momentFact = (label: string, text: string | undefined): readonly Fact[] =>
      text === undefined ? [] : [{ label, value: moment(text) || text }];
    const filterLanguage = metricLanguages.find((each) => each === search.language);
    return {
      title: [t('admin.analytics.tabs.events'), about].join(t('admin.notebook.comma')),
      period: periodOf(search.to),
      facts: [
        { label: t('admin.analytics.events.kind'), value: about },
        ...(search.from || search.to ? [] : [{ label: t('admin.notebook.period'), value: t('admin.notebook.allLog') }]),
        ...momentFact(t('admin.analytics.events.from'), search.from),
        ...momentFact(t('admin.analytics.events.to'), search.to),
        ...recordFields.flatMap((field) =>
          search[field] === undefined
            ? []
            : [{ label: t(`admin.analytics.groups.${field}`), value: nameOf(field, search[field]) }],
        ),
        ...(filterLanguage
          ? [{ label: t('admin.analytics.groups.language'), value: t(`admin.analytics.languages.${filterLanguage}`) }]
          : []),
      ],
    };
  };
}

function useRulesDescription() {
  const { t, number } = useTexts();

  const points = (count: number) => t('admin.whatIf.points', { count, n: number(count) });
  return ({ search }: AnalyticsView, nameOf: RecordNames): ViewDescription => {
    const title = t('admin.analytics.tabs.what-if');
    const draft = parseDraft(search.scenario);
    if (!draft)
      return {
        title,
        facts: [{ label: t('admin.whatIf.rules'), value: t('admin.notebook.todaysRules') }],
        period: 'moving',
      };
    const { halfLifeDays, capPerPersonAndDay, withoutDemo, withoutSuspected, withoutProducts } = draft;
    const exclusions = [
      ...(withoutDemo ? [t('admin.notebook.demo')] : []),
      ...(withoutSuspected ? [t('admin.notebook.suspected')] : []),
      ...withoutProducts.map((id) => `\u2068${nameOf('product', id)}\u2069`),
    ].join(t('admin.notebook.comma'));
    const facts: readonly Fact[] = [
      ...scoredKinds.map((kind) => ({
        label: t(`admin.whatIf.kinds.${kind}`),
        value: points(draft.points[kind]),
      })),
      {
        label: t('admin.whatIf.halfLife'),
        value: t('admin.whatIf.days', { count: halfLifeDays, n: number(halfLifeDays) }),
      },
      { label: t('admin.whatIf.cap'), value: points(capPerPersonAndDay) },
      ...(exclusions ? [{ label: t('admin.notebook.excluded'), value: exclusions }] : []),
    ];
    return { title, facts, period: null };
  };
}

const titleLength = 60;

/** Describes views; undefined while the metrics are loading. */
export function useViewDescriptions(
  views: readonly AnalyticsView[],
): ((view: AnalyticsView) => ViewDescription) | undefined {
  const { t, date } = useTexts();
  const explores = views.some(({ tab }) => tab === 'explore');
  const { data, error } = useQuery({ ...metricCatalogueQuery(), enabled: explores });
  const nameOf = useRecordNames(views);
  const exploration = useExplorationDescription();
  const rules = useRulesDescription();
  const events = useEventsDescription();
  if (explores && !data && !error) return undefined;
  const today = date(new Date().toISOString());
  const dated = (name: string) => [name, today].join(t('admin.notebook.comma'));
  const query = ({ search: { sql = '' } }: AnalyticsView): ViewDescription => {
    const example = sqlExampleNames.find((name) => sqlExamples[name] === sql);
    const [line = ''] = sql.trim().split('\n', 1);
    return {
      ...emptyDescription,
      title: example ? t(`admin.sql.examples.${example}`) : line.slice(0, titleLength).trim(),
    };
  };
  return (view) => {
    switch (view.tab) {
      case 'now':
        return {
          title: dated(t('admin.analytics.live.trending')),
          facts: [{ label: t('admin.notebook.period'), value: t('admin.analytics.live.activity') }],
          period: 'moving',
        };
      case 'explore':
        return data ? exploration(view, data.metrics, nameOf) : emptyDescription;
      case 'what-if': {
        const description = rules(view, nameOf);
        return { ...description, title: dated(description.title) };
      }
      case 'events':
        return events(view, nameOf);
      case 'sql':
        return query(view);
    }
  };
}
