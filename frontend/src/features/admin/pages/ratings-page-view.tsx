import { useTranslation } from 'react-i18next';
import { RatingStars } from '../../../components/rating-stars.tsx';
import { SelectField } from '../../catalogue/components/select-field.tsx';
import { ActFilters } from '../acts/act-filters.tsx';
import type { ActPageProps } from '../acts/act-page.ts';
import { ActTools } from '../acts/act-tools.tsx';
import { ActsTable } from '../acts/acts-table.tsx';
import { RatingFigures, type RatingSums } from '../acts/rating-figures.tsx';
import { ShareList } from '../acts/share-list.tsx';
import { StatisticsCards, type StatisticsState } from '../acts/statistics-cards.tsx';
import { useRatingColumns } from '../acts/use-act-columns.tsx';
import { useActWords } from '../acts/use-act-words.ts';
import type { ProductRatings } from '../api/acts.ts';
import { PageHead } from '../components/page-head.tsx';

const stars = [5, 4, 3, 2, 1] as const;

interface RatingsPageViewProps extends ActPageProps<'ratings'> {
  readonly statistics: StatisticsState<ProductRatings>;
  /** Of all products; undefined while unknown. */
  readonly sums: RatingSums | undefined;
}

/** What members rated: all together, by product with every number of stars, and rating by rating. */
export function RatingsPageView(props: RatingsPageViewProps) {
  const { search, onSearchChange, list, address, total, statistics, sums } = props;
  const { t } = useTranslation();
  const words = useActWords();
  const columns = useRatingColumns();
  return (
    <>
      <PageHead title={t('admin.acts.ratings.title')} />
      {search.asOf === undefined && <RatingFigures sums={sums} />}
      {search.show !== 'removed' && search.asOf === undefined && (
        <StatisticsCards kind="ratings" state={statistics} page={search.cards ?? 1}>
          {(product) => (
            <>
              <RatingStars average={product.average} total={product.total} />
              <ShareList
                label={t('admin.acts.ratings.shares', { name: product.productName })}
                shares={stars.map((count) => ({
                  key: String(count),
                  text: t('admin.acts.ratings.nStars', { count }),
                  count: product.breakdown[count],
                  percentage: product.total === 0 ? 0 : Math.round((product.breakdown[count] * 100) / product.total),
                }))}
              />
            </>
          )}
        </StatisticsCards>
      )}
      <ActTools kind="ratings" state={list} {...{ search, onSearchChange, total, address, columns }} />
      <ActFilters search={search} onSearchChange={onSearchChange}>
        <SelectField
          label={t('admin.acts.ratings.stars')}
          value={String(search.stars ?? '')}
          options={[
            { value: '', text: t('admin.acts.ratings.allStars') },
            ...stars.map((count) => ({ value: String(count), text: t('admin.acts.ratings.nStars', { count }) })),
          ]}
          onChange={(value) => onSearchChange({ stars: Number(value) || undefined })}
        />
      </ActFilters>
      <ActsTable
        kind="ratings"
        state={list}
        {...{ search, address, columns }}
        nameOf={(rating) => t('admin.acts.ratings.nameOf', { count: rating.stars, user: words.user(rating) })}
        consequence={() => t('admin.acts.ratings.deleteText')}
      />
    </>
  );
}
