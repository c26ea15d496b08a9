import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatAverage, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { actStatisticsQuery } from '../api/acts.ts';
import { Figures } from './statistics.styles.ts';

/** All ratings in four figures; dashes while they are unknown. */
export function RatingFigures() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data: sums } = useQuery(actStatisticsQuery('ratings', {}));
  const figures = [
    [t('admin.acts.ratings.totalRatings'), sums && formatNumber(sums.ratings, language)],
    [t('admin.acts.ratings.averageRating'), sums && formatAverage(sums.average, language)],
    [t('admin.acts.ratings.productsRated'), sums && formatNumber(sums.total, language)],
    [t('admin.acts.ratings.fiveStarRatings'), sums && formatNumber(sums.fiveStars, language)],
  ] as const;
  return (
    <Figures aria-label={t('admin.acts.ratings.figures')}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </Figures>
  );
}
