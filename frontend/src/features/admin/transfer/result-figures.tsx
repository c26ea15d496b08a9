import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { Figures } from './transfer.styles.ts';

interface ResultFiguresProps {
  readonly success: number;
  readonly successLabel: string;
  readonly skipped: number;
  readonly failed: number;
}

export function ResultFigures({ success, successLabel, skipped, failed }: ResultFiguresProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const figures = [
    { name: successLabel, value: success },
    { name: t('admin.transfer.import.skipped'), value: skipped },
    { name: t('admin.transfer.import.refused'), value: failed },
  ];
  return (
    <Figures>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatNumber(value, language)}</dd>
        </div>
      ))}
    </Figures>
  );
}
