import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { isStatus } from '../../../lib/api.ts';
import { useSignInDetour } from '../../accounts/sign-in-detour.ts';
import { useCurrentUser } from '../../session/use-current-user.ts';
import { useUserId } from '../../session/use-user-id.ts';
import { ratingStatisticsQuery, userRatingQuery } from '../api/ratings.ts';
import { keptStars } from '../kept-stars.ts';
import { isStars, type Stars } from '../rating-tally.ts';
import { useRateProduct } from '../use-rate-product.ts';
import { RatingSectionView } from './rating-section-view.tsx';

interface RatingSectionProps {
  readonly productId: string;
  readonly filter: Stars | undefined;
  readonly onFilter: (stars: Stars | undefined) => void;
}

/** What people rated, and the visitor's own stars. */
export function RatingSection({ productId, filter, onFilter }: RatingSectionProps) {
  const { t } = useTranslation();
  const detour = useSignInDetour();
  const { user, isLoading } = useCurrentUser();
  const session = useUserId();
  const statistics = useQuery(ratingStatisticsQuery(productId));
  const mine = useQuery({ ...userRatingQuery(productId, user?.id ?? ''), enabled: user !== null });
  const [kept, setKept] = useState(() => keptStars.get(productId));
  const [announcement, setAnnouncement] = useState('');
  const { mutateAsync } = useRateProduct(productId, user?.id ?? '');

  const fail = (error: Error, stars: Stars, tryAgain: () => void): void => {
    setAnnouncement('');
    if (isStatus(error, 401)) {
      keptStars.keep(productId, stars);
      return detour.expired();
    }
    showToast({
      title: t('rating.errorTitle'),
      description: t('rating.failed'),
      tone: 'error',
      action: { label: t('rating.tryAgain'), onClick: tryAgain },
    });
  };
  function rate(stars: Stars): void {
    setAnnouncement(t('rating.thanks', { count: stars }));
    mutateAsync(stars).catch((error: Error) => fail(error, stars, () => rate(stars)));
  }
  const forget = () => {
    keptStars.forget(productId);
    setKept(null);
  };

  const own = mine.data?.stars;
  return (
    <RatingSectionView
      statistics={statistics.data ?? null}
      own={isStars(own) ? own : null}
      access={user && session.sessionUserId ? 'signed-in' : isLoading || session.isLoading ? 'unknown' : 'signed-out'}
      offered={user && mine.isSuccess && own !== kept ? kept : null}
      failure={
        (statistics.error && {
          error: statistics.error,
          title: t('rating.failedStatistics'),
          retry: statistics.refetch,
        }) ??
        (mine.error && { error: mine.error, title: t('rating.failedUserRating'), retry: mine.refetch })
      }
      announcement={announcement}
      filter={filter}
      onFilter={onFilter}
      onRate={rate}
      onAcceptOffer={(stars) => {
        forget();
        rate(stars);
      }}
      onDeclineOffer={forget}
    />
  );
}
