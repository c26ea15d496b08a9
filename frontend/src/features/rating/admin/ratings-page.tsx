import { wholePercent } from '@henna/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../admin-kit/table/column.ts';
import { useTableSearch } from '../../../admin-kit/table/use-table-search.ts';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { RatingStars } from '../../../components/rating-stars.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { formatAverage } from '../../../lib/format.ts';
import {
  ActsPage,
  actStatisticsQuery,
  Figures,
  ProductCell,
  ShareList,
  StatisticsCards,
  useActWords,
  useSharedColumns,
  type Acts,
  type ActsSearch,
} from '../../contributions/index.ts';

const stars = [5, 4, 3, 2, 1] as const;

/** What members rated: all together, by product with every number of stars, and rating by rating. */
export function RatingsPage() {
  const { t } = useTranslation();
  const [search, onSearchChange] = useTableSearch<ActsSearch>();
  const words = useActWords();
  return (
    <ActsPage
      kind="ratings"
      columns={useRatingColumns()}
      nameOf={(rating) => t('admin.acts.ratings.nameOf', { count: rating.stars, user: words.user(rating) })}
      consequence={() => t('admin.acts.ratings.deleteText')}
      figures={
        <>
          {search.asOf === undefined && <RatingFigures />}
          <StatisticsCards kind="ratings">
            {(product) => (
              <>
                <RatingStars average={product.average} total={product.total} />
                <ShareList
                  label={t('admin.acts.ratings.shares', { name: product.productName })}
                  shares={stars.map((count) => ({
                    key: String(count),
                    text: t('admin.acts.ratings.nStars', { count }),
                    count: product.breakdown[count],
                    percentage: wholePercent(product.breakdown[count], product.total),
                  }))}
                />
              </>
            )}
          </StatisticsCards>
        </>
      }
      filters={
        <SelectField
          label={t('admin.acts.ratings.stars')}
          value={String(search.stars ?? '')}
          options={[
            { value: '', text: t('admin.acts.ratings.allStars') },
            ...stars.map((count) => ({ value: String(count), text: t('admin.acts.ratings.nStars', { count }) })),
          ]}
          onChange={(value) => onSearchChange({ stars: Number(value) || undefined })}
        />
      }
    />
  );
}

export function useRatingColumns(): readonly Column<Acts['ratings']>[] {
  const { t, moment } = useTexts();
  const words = useActWords();
  const { user, product, date } = useSharedColumns();
  return [
    {
      ...product,
      names: true,
      cell: (rating) => (
        <>
          <ProductCell act={rating} withBrand={false} />
          <small className="narrow">
            <bdi>{rating.brandDisplayName}</bdi> · <bdi>{words.user(rating)}</bdi>
          </small>
        </>
      ),
    },
    {
      key: 'brand',
      head: t('admin.acts.brand'),
      wide: true,
      cell: ({ brandDisplayName }) => <bdi>{brandDisplayName}</bdi>,
      value: ({ brandDisplayName }) => brandDisplayName,
    },
    { ...user, wide: true },
    {
      key: 'rating',
      head: t('admin.acts.ratings.rating'),
      cell: ({ stars, updatedAt }) => (
        <>
          <bdi dir="ltr">{stars}/5</bdi>
          {updatedAt !== null && (
            <small className="wide">{t('admin.acts.ratings.changed', { date: moment(updatedAt) })}</small>
          )}
        </>
      ),
      value: ({ stars }) => stars,
    },
    date,
  ];
}

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
