import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { StarRow } from '../../../components/rating-stars.tsx';
import type { RatingStatistics } from '../../../lib/api-types.ts';
import { formatAverage } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Stars } from '../rating-tally.ts';
import { Distribution } from './distribution.tsx';

const Summary = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 20, rowGap: 8 });
const Average = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  minWidth: 116,
  '& b': {
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '2.875rem',
    fontWeight: 540,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** Under how many ratings an average says little. */
const few = 5;

interface RatingSummaryProps {
  readonly statistics: RatingStatistics;
  readonly filter: Stars | undefined;
  readonly onFilter: (stars: Stars | undefined) => void;
}

/** Average, count and distribution; "No rating" while nobody has rated. */
export function RatingSummary({ statistics, filter, onFilter }: RatingSummaryProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { total, average } = statistics;
  return (
    <Summary>
      <Average>
        {total === 0 ? (
          <Typography variant="h3" component="p">
            {t('rating.none')}
          </Typography>
        ) : (
          <b aria-label={t('common.rating.average', { average: formatAverage(average, language) })} role="img">
            {formatAverage(average, language)}
          </b>
        )}
        <StarRow average={average} size={20} />
        <Typography variant="caption" color="textSecondary">
          {total === 0 ? t('rating.beFirst') : t('rating.total', { count: total })}
          {total > 0 && total < few && (
            <>
              <br />
              {t('rating.few')}
            </>
          )}
        </Typography>
      </Average>
      <Distribution statistics={statistics} filter={filter} onFilter={onFilter} />
    </Summary>
  );
}
