import { wholePercent } from '@henna/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../admin-kit/table/column.ts';
import { useTableSearch } from '../../../admin-kit/table/table-search.ts';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { When } from '../../../admin-kit/when.tsx';
import { RatingStars } from '../../../components/rating-stars.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { formatAverage } from '../../../lib/format.ts';
import {
  ContributionsPage,
  ProductContributions,
  statisticsQuery,
  Figures,
  ProductCell,
  ShareList,
  StatisticsCards,
  useContributionTexts,
  useContributionColumns,
  type Contributions,
  type ContributionsSearch,
} from '../../contributions/index.ts';

const stars = [5, 4, 3, 2, 1] as const;

function useRatings() {
  const { t } = useTranslation();
  const texts = useContributionTexts();
  return {
    kind: 'ratings',
    nameOf: (rating: Contributions['ratings']) =>
      t('admin.contributions.ratings.nameOf', { count: rating.stars, user: texts.user(rating) }),
    deleteText: () => t('admin.contributions.ratings.deleteText'),
  } as const;
}

export function RatingsPage() {
  const { t } = useTranslation();
  const [search, onSearchChange] = useTableSearch<ContributionsSearch>();
  return (
    <ContributionsPage
      {...useRatings()}
      columns={useRatingColumns()}
      figures={
        <>
          {search.asOf === undefined && <RatingFigures />}
          <RatingShares />
        </>
      }
      filters={
        <SelectField
          label={t('admin.contributions.ratings.stars')}
          value={String(search.stars ?? '')}
          options={[
            { value: '', text: t('admin.contributions.ratings.allStars') },
            ...stars.map((count) => ({
              value: String(count),
              text: t('admin.contributions.ratings.nStars', { count }),
            })),
          ]}
          onChange={(value) => onSearchChange({ stars: Number(value) || undefined })}
        />
      }
    />
  );
}

export function RatingsOfProduct({ productId }: { readonly productId: string }) {
  const { user } = useContributionColumns();
  const others = useRatingColumns().filter(({ key }) => key === 'rating' || key === 'date');
  return (
    <ProductContributions
      {...useRatings()}
      productId={productId}
      columns={[{ ...user, isRowHeader: true }, ...others]}
      figures={<RatingShares productId={productId} />}
    />
  );
}

function RatingShares({ productId }: { readonly productId?: string }) {
  const { t } = useTranslation();
  return (
    <StatisticsCards kind="ratings" productId={productId}>
      {(product) => (
        <>
          <RatingStars average={product.average} total={product.total} />
          <ShareList
            label={t('admin.contributions.ratings.shares', { name: product.productName })}
            shares={stars.map((count) => ({
              key: String(count),
              text: t('admin.contributions.ratings.nStars', { count }),
              count: product.breakdown[count],
              percentage: wholePercent(product.breakdown[count], product.total),
            }))}
          />
        </>
      )}
    </StatisticsCards>
  );
}

export function useRatingColumns(): readonly Column<Contributions['ratings']>[] {
  const { t } = useTexts();
  const texts = useContributionTexts();
  const { user, product, date } = useContributionColumns();
  return [
    {
      ...product,
      isRowHeader: true,
      cell: (rating) => (
        <>
          <ProductCell contribution={rating} withBrand={false} />
          <small className="narrow">
            <bdi>{rating.brandDisplayName}</bdi> · <bdi>{texts.user(rating)}</bdi>
          </small>
        </>
      ),
    },
    {
      key: 'brand',
      head: t('admin.contributions.brand'),
      wide: true,
      cell: ({ brandDisplayName }) => <bdi>{brandDisplayName}</bdi>,
      value: ({ brandDisplayName }) => brandDisplayName,
    },
    { ...user, wide: true },
    {
      key: 'rating',
      head: t('admin.contributions.ratings.rating'),
      cell: ({ stars, updatedAt }) => (
        <>
          <bdi dir="ltr">{stars}/5</bdi>
          {updatedAt !== null && (
            <small className="wide">
              <When iso={updatedAt} text={(date) => t('admin.contributions.ratings.changed', { date })} />
            </small>
          )}
        </>
      ),
      value: ({ stars }) => stars,
    },
    date,
  ];
}

/** Dashes while loading. */
export function RatingFigures() {
  const { t, language, number } = useTexts();
  const { data: sums } = useQuery(statisticsQuery('ratings', {}));
  const figures = [
    [t('admin.contributions.ratings.totalRatings'), sums && number(sums.ratings)],
    [t('admin.contributions.ratings.averageRating'), sums && formatAverage(sums.average, language)],
    [t('admin.contributions.ratings.productsRated'), sums && number(sums.total)],
    [t('admin.contributions.ratings.fiveStarRatings'), sums && number(sums.fiveStars)],
  ] as const;
  return (
    <Figures aria-label={t('admin.contributions.ratings.figures')}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </Figures>
  );
}
