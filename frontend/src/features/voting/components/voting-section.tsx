import { limits } from '@henna/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { ApiError, isStatus } from '../../../lib/api.ts';
import { queryErrorOf, useFailureReason } from '../../../lib/failed-read.ts';
import { formatPercent } from '../../../lib/format.ts';
import { useLive } from '../../../lib/live.ts';
import { refetchOpinions } from '../../../lib/query-client.ts';
import { pendingChoice } from '../../../lib/storage.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { currentUserQuery, useCurrentUser, useSignInRedirect } from '../../session/index.ts';
import { userVotesQuery, voteStatisticsQuery, votingOptionsQuery } from '../api.ts';
import { useToggleVote, voteMutation, type VoteToggle } from '../use-toggle-vote.ts';
import { ballotChoices, isFull, withVote, type BallotChoice } from '../vote-statistics.ts';
import { VotingSectionView } from './voting-section-view.tsx';

const pendingVote = pendingChoice('kept-vote');

const isLimit = (error: Error): boolean =>
  isStatus(error, 409) || (error instanceof ApiError && error.code === 'MAX_VOTES_EXCEEDED');

/** Says why a vote did not count. An ended session leads to sign-in; the vote is stored until then. */
function useVoteFailure(productId: string) {
  const { t } = useTranslation();
  const signInRedirect = useSignInRedirect();
  const withReason = useFailureReason();
  return (error: Error, { vote, cast }: VoteToggle, tryAgain: () => void): void => {
    if (isStatus(error, 401)) {
      if (cast) pendingVote.set(productId, vote);
      return signInRedirect.expired();
    }
    if (cast && isLimit(error))
      return showToast({
        title: t('voting.limitExceededTitle'),
        description: t('voting.limitExceededText', { limit: limits.votesPerProduct }),
        tone: 'error',
      });
    showToast({
      title: t('voting.errorTitle'),
      description: withReason(error, cast ? t('voting.addFailed') : t('voting.removeFailed')),
      tone: 'error',
      action: { label: t('voting.tryAgain'), onClick: tryAgain },
    });
  };
}

/** The product's ballot: what people chose, and the visitor's own choices. */
export function VotingSection({ productId }: { readonly productId: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const signInRedirect = useSignInRedirect();
  const fail = useVoteFailure(productId);
  const client = useQueryClient();
  const { user, isLoading } = useCurrentUser();
  const options = useQuery(votingOptionsQuery(productId));
  const statistics = useQuery(voteStatisticsQuery(productId));
  const mine = useQuery({ ...userVotesQuery(productId, user?.id ?? ''), enabled: user !== null });
  const [pendingKey, setPendingKey] = useState(() => pendingVote.get(productId));
  const [announcement, setAnnouncement] = useState('');
  const { mutateAsync } = useToggleVote(productId);
  useLive(`product:${productId}`, () =>
    refetchOpinions(client, voteStatisticsQuery(productId).queryKey, voteMutation(productId)),
  );

  const chosen = mine.data?.map(({ vote }) => vote) ?? [];
  const choices = options.data && statistics.data ? ballotChoices(options.data, statistics.data, chosen) : null;
  const optionLabel = ({ key, labels }: BallotChoice) => label(key, labels);

  function change(toggle: VoteToggle): void {
    mutateAsync(toggle).catch((error: Error) => {
      setAnnouncement('');
      fail(error, toggle, () => change(toggle));
    });
  }
  const cast = (choice: BallotChoice) => {
    if (!statistics.data) return;
    change({ vote: choice.key, cast: true });
    const share = withVote(statistics.data, choice.key).byOption.find(({ key }) => key === choice.key)?.percentage ?? 0;
    setAnnouncement(t('voting.voted', { option: optionLabel(choice), percentage: formatPercent(share, language) }));
  };
  const withdraw = (choice: BallotChoice) => {
    change({ vote: choice.key, cast: false });
    setAnnouncement('');
    showToast({
      title: t('voting.withdrawn'),
      description: t('voting.withdrawnText', { option: optionLabel(choice) }),
      undo: () => {
        change({ vote: choice.key, cast: true });
        setAnnouncement(t('voting.restored', { option: optionLabel(choice) }));
      },
    });
  };
  const showLimitToast = () =>
    showToast({
      title: t('voting.limitTitle'),
      description: t('voting.limitText', { count: limits.votesPerProduct }),
    });
  const discardPendingVote = () => {
    pendingVote.remove(productId);
    setPendingKey(null);
  };
  const toggle = async (choice: BallotChoice) => {
    const voter = user ?? (await client.ensureQueryData(currentUserQuery()).catch(() => null));
    if (!voter) {
      pendingVote.set(productId, choice.key);
      return signInRedirect.signedOut(t('voting.signInRequiredTitle'), t('voting.signInRequiredText'));
    }
    if (choice.key === pendingKey) discardPendingVote();
    if (choice.chosen) return withdraw(choice);
    return isFull(choices ?? []) ? showLimitToast() : cast(choice);
  };

  return (
    <VotingSectionView
      choices={choices}
      total={statistics.data?.total ?? 0}
      signedIn={user !== null}
      signedOut={user === null && !isLoading}
      offered={
        user && mine.data
          ? (choices?.find(({ key, chosen: isChosen }) => key === pendingKey && !isChosen) ?? null)
          : null
      }
      failure={
        queryErrorOf(options, t('voting.failedOptions')) ??
        queryErrorOf(statistics, t('voting.failedStatistics')) ??
        queryErrorOf(mine, t('voting.failedUserVotes'))
      }
      announcement={announcement}
      onToggle={(choice) => void toggle(choice)}
      onAcceptOffer={(choice) => {
        discardPendingVote();
        if (isFull(choices ?? [])) showLimitToast();
        else cast(choice);
      }}
      onDeclineOffer={discardPendingVote}
    />
  );
}
