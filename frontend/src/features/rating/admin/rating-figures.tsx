import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { formatAverage } from '../../../lib/format.ts';
import { actStatisticsQuery, Figures } from '../../contributions/index.ts';

/** All ratings in four figures; dashes while they are unknown. */
export function RatingFigures() {
  const { t, language, number } = useTexts();
  const { data: sums } = useQuery(actStatisticsQuery('ratings', {}));
  const figures = [
    [t('admin.acts.ratings.totalRatings'), sums && number(sums.ratings)],
    [t('admin.acts.ratings.averageRating'), sums && formatAverage(sums.average, language)],
    [t('admin.acts.ratings.productsRated'), sums && number(sums.total)],
    [t('admin.acts.ratings.fiveStarRatings'), sums && number(sums.fiveStars)],
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
