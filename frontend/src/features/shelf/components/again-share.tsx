import '../../../i18n/shelf.en.ts';
import { againPercentage } from '@henna/domain';
import Typography from '@mui/material/Typography';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { formatPercent } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';

/** How many would buy the product again; nothing while too few have said. */
export function AgainShare({ shelf: { again } }: Pick<ProductResponse, 'shelf'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const percentage = againPercentage(again);
  if (percentage === null) return null;
  return (
    <Typography
      variant="body2"
      data-testid="again-share"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
    >
      <RotateCcw size={16} aria-hidden />
      <b>{t('shelf.againShare', { percentage: formatPercent(percentage, language) })}</b>
      <Typography component="span" variant="body2" color="textSecondary">
        {t('shelf.againAnswers', { count: again.yes + again.no })}
      </Typography>
    </Typography>
  );
}
