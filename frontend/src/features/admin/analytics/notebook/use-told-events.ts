import { metricLanguages, type AnalyticsView } from '@henna/contracts';
import { useTranslation } from 'react-i18next';
import type { eventNames } from '../../../../i18n/admin/history-names.en.ts';
import { formatMoment } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { kindOf } from '../events/events-search.ts';
import { isTold } from '../event-types.ts';
import { periodOf, type Fact, type ToldView } from './told-view.ts';
import { recordFields, type RecordNames } from './use-record-names.ts';

/** Tells which events were read. */
export function useToldEvents() {
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
