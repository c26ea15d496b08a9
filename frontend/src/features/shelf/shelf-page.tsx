import '../../i18n/lists.en.ts';
import '../../i18n/shelf.en.ts';
import { shelfStates } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/buttons.ts';
import { Page, PageTitle } from '../../components/page.tsx';
import { Pager } from '../../components/pager.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.ts';
import type { ShelfItem } from '../../lib/api-types.ts';
import { isStatus } from '../../lib/api.ts';
import { Grid, ProductCard, ProductGridSkeleton } from '../catalogue/index.ts';
import { signInUrl, useUserId } from '../session/index.ts';
import { shelfQuery } from './api.ts';
import { ShelfMenu } from './components/shelf-menu.tsx';
import type { ShelfSearch } from './shelf-search.ts';

const panelId = 'shelf-products';
const Panel = styled('div')({ display: 'grid', gap: 24, minHeight: 320, alignContent: 'start' });
const Placed = styled('div')({ display: 'grid', gridTemplateRows: '1fr auto', gap: 4, minWidth: 0 });

/** One's own shelf; without a session, the way to one. */
export function ShelfPage() {
  const { t } = useTranslation();
  const { sessionUserId, isLoading } = useUserId();
  return (
    <Page sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
      <div>
        <PageTitle documentTitle={t('shelf.title')}>{t('shelf.title')}</PageTitle>
        <Typography color="textSecondary" sx={{ marginBlockStart: 1, maxWidth: '60ch' }}>
          {t('shelf.text')}
        </Typography>
      </div>
      {isLoading && <ProductGridSkeleton count={4} />}
      {!isLoading && (sessionUserId ? <OwnShelf /> : <SignInState />)}
    </Page>
  );
}

function SignInState() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('shelf.signInTitle')}
      text={t('shelf.signInText')}
      action={
        <Button variant="contained" href={signInUrl('/shelf')}>
          {t('shelf.signIn')}
        </Button>
      }
    />
  );
}

function OwnShelf() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state = 'want', page = 1 }: ShelfSearch = useSearch({ strict: false });
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...shelfQuery({ state, page }),
    placeholderData: keepPreviousData,
  });
  const tabs = shelfStates.map((value) => ({
    value,
    text: data
      ? t('shelf.tab', { state: t(`shelf.state.${value}`), count: data.counts[value] })
      : t(`shelf.state.${value}`),
  }));
  if (isStatus(error, 401)) return <SignInState />;
  return (
    <>
      <Tabs
        label={t('shelf.title')}
        value={state}
        tabs={tabs}
        panel={panelId}
        onChange={(value) =>
          void navigate({
            to: '.',
            search: value === 'want' ? {} : { state: value },
            replace: true,
            resetScroll: false,
          })
        }
      />
      <Panel id={panelId} role="tabpanel" aria-labelledby={`${state}-tab`} aria-busy={isPlaceholderData}>
        <VisuallyHidden as="h2">{t(`shelf.state.${state}`)}</VisuallyHidden>
        {error && <ErrorState error={error} title={t('shelf.failed')} onRetry={() => void refetch()} />}
        {!data && !error && <ProductGridSkeleton count={4} />}
        {data?.total === 0 && !isPlaceholderData && (
          <EmptyState
            title={t(`shelf.empty.${state}`)}
            text={t('shelf.emptyText')}
            action={
              <ButtonLink variant="outlined" to="/products">
                {t('shelf.discover')}
              </ButtonLink>
            }
          />
        )}
        {data && data.items.length > 0 && (
          <Grid layout="grid">
            {data.items.map((item, index) => (
              <PlacedProduct key={item.productId} item={item} eager={index < 4} />
            ))}
          </Grid>
        )}
        {data && <Pager page={page} total={data.total} />}
      </Panel>
    </>
  );
}

function PlacedProduct({ item, eager }: { readonly item: ShelfItem; readonly eager: boolean }) {
  const { t } = useTranslation();
  const { product, again, state } = item;
  return (
    <Placed>
      <ProductCard product={product} eager={eager} />
      <ShelfMenu product={product} entry={item}>
        <Typography variant="body2" sx={{ paddingInlineStart: 1 }}>
          {again === null ? t(`common.shelf.${state}`) : t(again ? 'shelf.wouldAgain' : 'shelf.wouldNot')}
        </Typography>
      </ShelfMenu>
    </Placed>
  );
}
