import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StarRow } from '../../../components/rating-stars.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import type { RatingStatistics } from '../../../lib/api-types.ts';
import { formatAverage, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { starLevels, type Stars } from '../rating-statistics.ts';

const Rows = styled('div')({ display: 'grid', flex: '1 1 170px' });
const Row = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gridTemplateColumns: '2.2em 1fr 4ch',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  '@media (pointer: coarse)': { minHeight: 44 },
  paddingInline: 8,
  border: 0,
  borderRadius: 8,
  background: 'transparent',
  color: theme.vars?.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > :last-child': { textAlign: 'end' },
  cursor: 'pointer',
  '&:hover': { background: theme.vars?.palette.quiet },
  '&[aria-pressed=true]': {
    background: theme.vars?.palette.quiet,
    color: theme.vars?.palette.text.primary,
    fontWeight: 600,
  },
}));
const Level = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  '& svg': { color: theme.vars?.palette.saffron, fill: 'currentcolor' },
}));
const Track = styled('span')(({ theme }) => ({
  height: 8,
  borderRadius: 8,
  forcedColorAdjust: 'none',
  overflow: 'hidden',
  background: theme.vars?.palette.divider,
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: 8,
    background: theme.vars?.palette.saffron,
    transition: 'width 250ms ease-out',
  },
}));

interface DistributionProps {
  readonly statistics: RatingStatistics;
  /** The stars by which the comments are filtered. */
  readonly filter: Stars | undefined;
  readonly onFilter: (stars: Stars | undefined) => void;
}

/** How many people gave how many stars; each bar filters the comments, once more shows them all. */
function Distribution({ statistics, filter, onFilter }: DistributionProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Rows role="group" aria-label={t('rating.distribution')}>
      {starLevels.map((level) => {
        const count = statistics.breakdown[level];
        const stars = t('rating.stars', { count: level });
        return (
          <Row
            key={level}
            type="button"
            aria-pressed={filter === level}
            onClick={() => onFilter(filter === level ? undefined : level)}
          >
            <VisuallyHidden>{t('rating.bar', { stars, ratings: t('rating.total', { count }) })}</VisuallyHidden>
            <Level aria-hidden>
              {level} <Star size={12} aria-hidden />
            </Level>
            <Track>
              <span style={{ width: `${(100 * count) / Math.max(1, statistics.total)}%` }} />
            </Track>
            <span aria-hidden>{formatNumber(count, language)}</span>
          </Row>
        );
      })}
    </Rows>
  );
}

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
const fewRatings = 5;

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
          {total > 0 && total < fewRatings && (
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
