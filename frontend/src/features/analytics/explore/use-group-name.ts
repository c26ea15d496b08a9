import { metricLanguages, type MetricGroup } from '@henna/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../../lib/use-label.ts';
import { allRecordsQuery } from '../../records/index.ts';

/** Names of an answer's groups, in the reader's language where they have one. */
export function useGroupName(group: MetricGroup | null) {
  const { t } = useTranslation();
  const label = useLabel();
  const categories = useQuery({ ...allRecordsQuery('categories'), enabled: group === 'category' });
  const subcategories = useQuery({ ...allRecordsQuery('subcategories'), enabled: group === 'subcategory' });
  const records = { category: categories.data, subcategory: subcategories.data };
  return ({ key, name }: { readonly key: string | null; readonly name: string | null }): string => {
    if (key === null) return t('admin.analytics.explore.everything');
    const language = group === 'language' && metricLanguages.find((each) => each === key);
    if (language) return t(`admin.analytics.languages.${language}`);
    const record =
      group === 'category' || group === 'subcategory' ? records[group]?.find(({ id }) => id === key) : undefined;
    if (record) return label(record.displayName, record.labels);
    return name ?? t('admin.analytics.explore.gone');
  };
}
