import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { Late } from '../../../components/late.tsx';
import { Pager } from '../../catalogue/components/pager.tsx';
import { cardsPageSize, type ProductActs, type ResetKind } from '../api/acts.ts';
import { DeleteDialog } from '../form/delete-dialog.tsx';
import { useMayModerate } from '../session/use-admin-session.ts';
import { Card, Cards, Statistics } from './statistics.styles.ts';
import { useReset } from './use-act-decisions.ts';

export interface StatisticsState<Product extends ProductActs> {
  readonly data: { readonly items: readonly Product[]; readonly total: number } | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface StatisticsCardsProps<Product extends ProductActs> {
  readonly kind: ResetKind;
  readonly state: StatisticsState<Product>;
  readonly page: number;
  /** What a card tells below the product's name. */
  readonly children: (product: Product) => ReactNode;
}

/** A card for every product with votes or ratings, the most first, page by page; each can be reset. */
export function StatisticsCards<Product extends ProductActs>(props: StatisticsCardsProps<Product>) {
  const { kind, state, page, children } = props;
  const { t } = useTranslation();
  const mayReset = useMayModerate();
  const reset = useReset(kind);
  const [resetting, setResetting] = useState<Product | null>(null);
  const id = useId();
  const { data, error } = state;
  if (data?.total === 0) return null;
  return (
    <Statistics aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        {t(`admin.acts.${kind}.statistics`)}
      </Typography>
      {!data && error && (
        <ErrorState error={error} title={t('admin.common.loadFailed')} onRetry={() => void state.refetch()} />
      )}
      {!data && !error && (
        <Late>
          <Skeleton variant="rounded" height={220} aria-hidden />
        </Late>
      )}
      {data && (
        <>
          <Cards>
            {data.items.map((product) => (
              <Card key={product.productId}>
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
                {children(product)}
                {mayReset && (
                  <Button
                    color="error"
                    variant="outlined"
                    aria-label={t(`admin.acts.${kind}.resetNamed`, { name: product.productName })}
                    onClick={() => setResetting(product)}
                  >
                    {t(`admin.acts.${kind}.reset`)}
                  </Button>
                )}
              </Card>
            ))}
          </Cards>
          <Pager page={page} total={data.total} size={cardsPageSize} param="cards" label={t('admin.acts.cardPages')} />
        </>
      )}
      {resetting && (
        <DeleteDialog
          title={t(`admin.acts.${kind}.resetTitle`, { name: resetting.productName })}
          text={t(`admin.acts.${kind}.resetText`, { count: resetting.total })}
          confirm={t(`admin.acts.${kind}.reset`)}
          onDelete={(reason) => {
            reset(resetting.productId, reason);
            setResetting(null);
          }}
          onCancel={() => setResetting(null)}
        />
      )}
    </Statistics>
  );
}
