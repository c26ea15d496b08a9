import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';

interface AsOfProps {
  readonly asOf: string;
  /** Of the log, a decimal string. */
  readonly position: string;
}

/** Up to when, and up to where in the log, was counted. */
export function AsOf({ asOf, position }: AsOfProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ m: 0 }}>
      {t('admin.analytics.asOf', {
        moment: formatMoment(asOf, language) ?? '',
        position: formatNumber(Number(position), language),
      })}
    </Typography>
  );
}
