import { useTranslation } from 'react-i18next';
import { showToast } from '../../components/toast/toasts.ts';
import { ApiError, isStatus } from '../../lib/api.ts';
import { useOfflineWords } from '../../lib/use-offline-words.ts';
import { useSignInDetour } from '../accounts/sign-in-detour.ts';
import { keptVote } from './kept-vote.ts';
import type { VoteToggle } from './use-toggle-vote.ts';

const isLimit = (error: Error): boolean =>
  isStatus(error, 409) || (error instanceof ApiError && error.code === 'MAX_VOTES_EXCEEDED');

/** Says why a vote did not count. An ended session leads to sign-in with the vote kept. */
export function useVoteFailure(productId: string) {
  const { t } = useTranslation();
  const detour = useSignInDetour();
  const withOffline = useOfflineWords();
  return (error: Error, { vote, cast }: VoteToggle, tryAgain: () => void): void => {
    if (isStatus(error, 401)) {
      if (cast) keptVote.keep(productId, vote);
      return detour.expired();
    }
    if (cast && isLimit(error))
      return showToast({
        title: t('voting.limitExceededTitle'),
        description: t('voting.limitExceededText'),
        tone: 'error',
      });
    showToast({
      title: t('voting.errorTitle'),
      description: withOffline(error, cast ? t('voting.addFailed') : t('voting.removeFailed')),
      tone: 'error',
      action: { label: t('voting.tryAgain'), onClick: tryAgain },
    });
  };
}
