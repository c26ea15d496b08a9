import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedPlaceholder, Skeleton } from '../../../components/skeleton.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import { isStatus } from '../../../lib/api.ts';
import { queryErrorOf, useFailureReason } from '../../../lib/failed-read.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { useLive } from '../../../lib/live.ts';
import { refetchOpinions } from '../../../lib/query-client.ts';
import { pendingChoice } from '../../../lib/storage.ts';
import { PendingChoiceOffer, useCurrentUser, useSignInRedirect, useSignInUrl, useUserId } from '../../session/index.ts';
import { ratingStatisticsQuery, userRatingQuery } from '../api.ts';
import { isStars, type Stars } from '../rating-statistics.ts';
import { ratingMutation, useRateProduct } from '../use-rate-product.ts';
import { RatingSummary } from './rating-summary.tsx';

const pendingStars = pendingChoice('kept-stars');
const pendingStarsOf = (productId: string): Stars | null => {
  const stars = Number(pendingStars.get(productId));
  return isStars(stars) ? stars : null;
};

/** Only members need it. */
const StarInput = lazyComponent(() => import('./star-input.tsx'), 'StarInput');

const Section = styled('section')({ display: 'grid', gap: 8, alignContent: 'start' });
const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 16,
  alignItems: 'center',
  gridTemplateRows: 'auto minmax(44px, auto)',
  [theme.breakpoints.up('lg')]: { gridTemplateRows: 'minmax(44px, auto)', gridTemplateColumns: '1fr auto' },
}));

const SignIn = styled('a')(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: 10,
  color: theme.vars?.palette.primary.main,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

interface RatingSectionProps {
  readonly productId: string;
  readonly filter: Stars | undefined;
  readonly onFilter: (stars: Stars | undefined) => void;
}

/** What people rated, and the visitor's own stars. */
export function RatingSection({ productId, filter, onFilter }: RatingSectionProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const signInRedirect = useSignInRedirect();
  const signInUrl = useSignInUrl();
  const withReason = useFailureReason();
  const { user, isLoading } = useCurrentUser();
  const session = useUserId();
  const statistics = useQuery(ratingStatisticsQuery(productId));
  const mine = useQuery({ ...userRatingQuery(productId, user?.id ?? ''), enabled: user !== null });
  const [pendingRating, setPendingRating] = useState(() => pendingStarsOf(productId));
  const { mutateAsync } = useRateProduct(productId, user?.id ?? '');

  const own = isStars(mine.data?.stars) ? mine.data.stars : null;
  useLive(`product:${productId}`, () =>
    refetchOpinions(client, ratingStatisticsQuery(productId).queryKey, ratingMutation(productId)),
  );

  const fail = (error: Error, stars: Stars | null, tryAgain: () => void): void => {
    if (isStatus(error, 401)) {
      if (stars !== null) pendingStars.set(productId, String(stars));
      return signInRedirect.expired();
    }
    showToast({
      title: t('rating.errorTitle'),
      description: withReason(error, stars === null ? t('rating.withdrawFailed') : t('rating.failed')),
      tone: 'error',
      action: { label: t('rating.tryAgain'), onClick: tryAgain },
    });
  };
  function rate(stars: Stars | null, before: Stars | null, undoable = true): Promise<unknown> {
    const title = stars === null ? t('rating.withdrawn') : t('rating.thanks', { count: stars });
    showToast({ title, undo: undoable ? () => void rate(before, stars, false) : undefined });
    return mutateAsync(stars).catch((error: Error) => fail(error, stars, () => void rate(stars, before, undoable)));
  }
  const discardPendingRating = () => {
    pendingStars.remove(productId);
    setPendingRating(null);
  };

  const access =
    user && session.sessionUserId ? 'signed-in' : isLoading || session.isLoading ? 'unknown' : 'signed-out';
  const offered = user && mine.isSuccess && own !== pendingRating ? pendingRating : null;
  const failure =
    queryErrorOf(statistics, t('rating.failedStatistics')) ?? queryErrorOf(mine, t('rating.failedUserRating'));
  return (
    <Section aria-labelledby="rating-title">
      <Head>
        <Typography variant="h3" component="h2" id="rating-title">
          {t('rating.title')}
        </Typography>
        {access === 'signed-in' && (
          <StarInput value={own} onRate={(stars) => rate(stars, own)} onWithdraw={() => void rate(null, own)} />
        )}
        {access === 'signed-out' && (
          <Typography variant="body2">
            <SignIn href={signInUrl}>{t('rating.pleaseLogIn')}</SignIn>
          </Typography>
        )}
      </Head>
      {failure && <ErrorState error={failure.error} title={failure.title} onRetry={() => void failure.retry()} />}
      {statistics.data && <RatingSummary statistics={statistics.data} filter={filter} onFilter={onFilter} />}
      {!statistics.data && !failure && (
        <DelayedPlaceholder>
          <Skeleton variant="rounded" height={140} sx={{ borderRadius: 3 }} />
        </DelayedPlaceholder>
      )}
      {offered && (
        <PendingChoiceOffer
          text={t('rating.offered', { count: offered })}
          accept={t('rating.giveOffered', { count: offered })}
          decline={t('rating.declineOffered')}
          onAccept={() => {
            discardPendingRating();
            void rate(offered, own);
          }}
          onDecline={discardPendingRating}
        />
      )}
    </Section>
  );
}
