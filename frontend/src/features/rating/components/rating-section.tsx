import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { isStatus } from '../../../lib/api.ts';
import { failedRead } from '../../../lib/failed-read.ts';
import { useOfflineWords } from '../../../lib/use-offline-words.ts';
import { useSignInDetour } from '../../accounts/sign-in-detour.ts';
import { useLive } from '../../live/use-live.ts';
import { useCurrentUser } from '../../session/use-current-user.ts';
import { useUserId } from '../../session/use-user-id.ts';
import { ratingStatisticsQuery, userRatingQuery } from '../api/ratings.ts';
import { keptStars } from '../kept-stars.ts';
import { isStars, type Stars } from '../rating-tally.ts';
import { ratingMutation, useRateProduct } from '../use-rate-product.ts';
import { RatingSectionView } from './rating-section-view.tsx';

interface RatingSectionProps {
  readonly productId: string;
  readonly filter: Stars | undefined;
  readonly onFilter: (stars: Stars | undefined) => void;
}

/** What people rated, and the visitor's own stars. */
export function RatingSection({ productId, filter, onFilter }: RatingSectionProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const detour = useSignInDetour();
  const withOffline = useOfflineWords();
  const { user, isLoading } = useCurrentUser();
  const session = useUserId();
  const statistics = useQuery(ratingStatisticsQuery(productId));
  const mine = useQuery({ ...userRatingQuery(productId, user?.id ?? ''), enabled: user !== null });
  const [kept, setKept] = useState(() => keptStars.get(productId));
  const { mutateAsync } = useRateProduct(productId, user?.id ?? '');

  const own = isStars(mine.data?.stars) ? mine.data.stars : null;
  useLive(`product:${productId}`, () => {
    if (client.isMutating({ mutationKey: ratingMutation(productId) })) return;
    void client.invalidateQueries({ queryKey: ratingStatisticsQuery(productId).queryKey, exact: true });
  });

  const fail = (error: Error, stars: Stars | null, tryAgain: () => void): void => {
    if (isStatus(error, 401)) {
      if (stars !== null) keptStars.keep(productId, stars);
      return detour.expired();
    }
    showToast({
      title: t('rating.errorTitle'),
      description: withOffline(error, stars === null ? t('rating.withdrawFailed') : t('rating.failed')),
      tone: 'error',
      action: { label: t('rating.tryAgain'), onClick: tryAgain },
    });
  };
  function rate(stars: Stars | null, before: Stars | null, undoable = true): void {
    const title = stars === null ? t('rating.withdrawn') : t('rating.thanks', { count: stars });
    showToast({ title, undo: undoable ? () => rate(before, stars, false) : undefined });
    mutateAsync(stars).catch((error: Error) => fail(error, stars, () => rate(stars, before, undoable)));
  }
  const forget = () => {
    keptStars.forget(productId);
    setKept(null);
  };

  return (
    <RatingSectionView
      statistics={statistics.data ?? null}
      own={own}
      access={user && session.sessionUserId ? 'signed-in' : isLoading || session.isLoading ? 'unknown' : 'signed-out'}
      offered={user && mine.isSuccess && own !== kept ? kept : null}
      failure={failedRead(statistics, t('rating.failedStatistics')) ?? failedRead(mine, t('rating.failedUserRating'))}
      filter={filter}
      onFilter={onFilter}
      onRate={(stars) => rate(stars, own)}
      onWithdraw={() => rate(null, own)}
      onAcceptOffer={(stars) => {
        forget();
        rate(stars, own);
      }}
      onDeclineOffer={forget}
    />
  );
}
