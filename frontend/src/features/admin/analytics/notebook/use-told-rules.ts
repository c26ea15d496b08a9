import { actKinds, type AnalyticsView } from '@henna/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { triedOfAddress } from '../what-if/tried.ts';
import type { Fact, ToldView } from './told-view.ts';
import type { RecordNames } from './use-record-names.ts';

/** Tells which rules were tried. */
export function useToldRules() {
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
