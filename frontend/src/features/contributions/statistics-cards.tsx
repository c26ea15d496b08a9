import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '../../admin-kit/form/deletion.tsx';
import { LoadingBlocks } from '../../admin-kit/page-parts.tsx';
import { useMayModerate } from '../../admin-kit/session.ts';
import { useTableSearch } from '../../admin-kit/table/table-search.ts';
import { Pager } from '../../components/pager.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.ts';
import { ErrorState } from '../../components/states.tsx';
import { statisticsQuery, cardsPageSize, type ProductStatistics, type ResetKind, type Statistics } from './api.ts';
import type { ContributionsSearch } from './contributions-search.ts';
import { Card, Cards, Section } from './statistics.styles.ts';
import { useReset } from './use-contribution-actions.ts';

interface StatisticsCardsProps<Kind extends ResetKind> {
  readonly kind: Kind;
  /** Only of this one; by default of those that the address asks for. */
  readonly productId?: string;
  /** The content of a card below the product's name. */
  readonly children: (product: Statistics[Kind]['items'][number]) => ReactNode;
}

/** A card for every product with votes or ratings, the most first; each can be reset. */
export function StatisticsCards<Kind extends ResetKind>({ kind, productId, children }: StatisticsCardsProps<Kind>) {
  const { t } = useTranslation();
  const textKey: ResetKind = kind;
  const mayReset = useMayModerate();
  const reset = useReset(kind);
  const [resetting, setResetting] = useState<ProductStatistics | null>(null);
  const id = useId();
  const [address] = useTableSearch<ContributionsSearch>();
  const search = productId === undefined ? address : { product: productId, show: address.show };
  const { data, error, refetch } = useQuery({
    ...statisticsQuery(kind, search),
    placeholderData: keepPreviousData,
  });
  if (search.show === 'removed' || search.asOf !== undefined || data?.total === 0) return null;
  return (
    <Section aria-labelledby={id}>
      {productId === undefined ? (
        <Typography variant="h3" component="h2" id={id}>
          {t(`admin.contributions.${textKey}.statistics`)}
        </Typography>
      ) : (
        <VisuallyHidden as="h3" id={id}>
          {t('admin.contributions.figuresOf')}
        </VisuallyHidden>
      )}
      {!data && error && (
        <ErrorState error={error} title={t('admin.common.loadFailed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingBlocks heights={[220]} />}
      {data && (
        <>
          <Cards>
            {data.items.map((product) => (
              <Card key={product.productId}>
                {productId === undefined && (
                  <div>
                    <h3>
                      <Link to="/product/$id" params={{ id: product.productId }}>
                        <bdi>{product.productName}</bdi>
                      </Link>
                    </h3>
                    <p>
                      <bdi>{product.brandDisplayName}</bdi>
                    </p>
                  </div>
                )}
                {children(product)}
                {mayReset && (
                  <Button
                    color="error"
                    variant="outlined"
                    aria-label={t(`admin.contributions.${textKey}.resetNamed`, { name: product.productName })}
                    onClick={() => setResetting(product)}
                  >
                    {t(`admin.contributions.${textKey}.reset`)}
                  </Button>
                )}
              </Card>
            ))}
          </Cards>
          <Pager
            page={search.cards ?? 1}
            total={data.total}
            size={cardsPageSize}
            param="cards"
            label={t('admin.contributions.cardPages')}
          />
        </>
      )}
      {resetting && (
        <DeleteDialog
          title={t(`admin.contributions.${textKey}.resetTitle`, { name: resetting.productName })}
          text={t(`admin.contributions.${textKey}.resetText`, { count: resetting.total })}
          confirm={t(`admin.contributions.${textKey}.reset`)}
          onDelete={(reason) => {
            reset(resetting.productId, reason);
            setResetting(null);
          }}
          onCancel={() => setResetting(null)}
        />
      )}
    </Section>
  );
}
