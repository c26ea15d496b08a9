import { useTranslation } from 'react-i18next';
import { Spoken } from '../../../../components/spoken.ts';
import { formatNumber, locales } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';

interface HourTableProps {
  readonly caption: string;
  readonly steps: readonly { readonly from: string }[];
  readonly values: readonly number[];
}

/** The bars of the hours for those who listen; hours in which nothing happened are left out. */
export function HourTable({ caption, steps, values }: HourTableProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const hour = new Intl.DateTimeFormat(locales[language], { weekday: 'short', hour: 'numeric' });
  return (
    <Spoken as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('admin.analytics.steps.hour')}</th>
            <th scope="col">{t('admin.analytics.count')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from }, index) =>
            values[index] ? (
              <tr key={from}>
                <th scope="row">{hour.format(new Date(from))}</th>
                <td>{formatNumber(values[index], language)}</td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </Spoken>
  );
}
