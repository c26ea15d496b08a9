import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/use-language.ts';

interface AsOfProps {
  readonly asOf: string;
  /** Of the log, a decimal string. */
  readonly position: string;
}

/** Up to when, and up to where in the log, was counted, in words. */
export function useAsOf({ asOf, position }: AsOfProps): string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return t('admin.analytics.asOf', {
    moment: formatMoment(asOf, language) ?? '',
    position: formatNumber(Number(position), language),
  });
}

/** The same as a line below what was counted. */
export function AsOf(props: AsOfProps) {
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ m: 0 }}>
      {useAsOf(props)}
    </Typography>
  );
}
