import { useTranslation } from 'react-i18next';
import { Spoken } from '../../../components/spoken.ts';
import type { ProductTrend } from '../../../lib/api-types.ts';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';

const columns = ['visits', 'votes', 'ratings', 'comments', 'points'] as const;

/** The chart's days for those who listen; days on which nothing happened are left out. */
export function TrendTable({ days }: Pick<ProductTrend, 'days'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Spoken as="div">
      <table>
        <caption>{t('trend.tableCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('trend.column.day')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`trend.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ points }) => points > 0)
            .map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatDay(day.day, language)}</th>
                {columns.map((column) => (
                  <td key={column}>{formatNumber(day[column], language)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </Spoken>
  );
}
