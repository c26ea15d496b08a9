import { useTranslation } from 'react-i18next';
import { RatingStars } from '../../../components/rating-stars.tsx';
import { SelectField } from '../../catalogue/components/select-field.tsx';
import { ActsPage } from '../acts/acts-page.tsx';
import type { ActsSearch } from '../admin-search.ts';
import { RatingFigures } from '../acts/rating-figures.tsx';
import { ShareList } from '../acts/share-list.tsx';
import { StatisticsCards } from '../acts/statistics-cards.tsx';
import { useRatingColumns } from '../acts/act-columns.tsx';
import { useActWords } from '../acts/use-act-decisions.ts';
import { useTableSearch } from '../table/use-table-search.ts';

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
                    percentage: product.total === 0 ? 0 : Math.round((product.breakdown[count] * 100) / product.total),
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
