import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/skeleton.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Late } from '../../../components/late.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import type { MemberSession } from '../../../lib/api-types.ts';
import { endAllSessions, endSession, ownSessionsQuery } from '../api/account.ts';
import { useAccountFailure } from '../use-account-failure.ts';
import { AccountSection } from './account-section.tsx';
import { SessionList } from './session-list.tsx';

interface SessionsSectionProps {
  /** Nobody is signed in any more, here included. */
  readonly onSignedOut: () => void;
}

/** Where the person is signed in; each session can be ended, or all at once. */
export function SessionsSection({ onSignedOut }: SessionsSectionProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const failed = useAccountFailure();
  const { data, error, refetch } = useQuery(ownSessionsQuery());
  const [asking, setAsking] = useState(false);
  const key = ownSessionsQuery().queryKey;
  const end = useMutation({
    mutationFn: endSession,
    onSuccess: (_ended, id) => {
      client.setQueryData(key, (all: readonly MemberSession[] | undefined) => all?.filter((one) => one.id !== id));
      showToast({ title: t('account.sessionEnded'), tone: 'success' });
    },
    onError: (problem) => failed(problem, t('account.sessionFailed')),
  });
  const endAll = useMutation({
    mutationFn: endAllSessions,
    onSuccess: onSignedOut,
    onError: (problem) => failed(problem, t('account.sessionFailed')),
  });
  return (
    <AccountSection title={t('account.sessions')} text={t('account.sessionsText')}>
      {error && <ErrorState error={error} title={t('account.sessionsFailed')} onRetry={() => void refetch()} />}
      {!error && !data && (
        <Late>
          <Skeleton variant="rounded" height={72} />
        </Late>
      )}
      {data && <SessionList sessions={data} ending={end.isPending ? end.variables : null} onEnd={end.mutate} />}
      {data && (
        <Button
          variant="outlined"
          disabled={endAll.isPending}
          onClick={() => setAsking(true)}
          sx={{ marginBlockStart: 2 }}
        >
          {t('account.signOutEverywhere')}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={t('account.signOutEverywhereTitle')}
          confirm={t('account.signOutEverywhere')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            endAll.mutate();
          }}
        >
          {t('account.signOutEverywhereText')}
        </ConfirmDialog>
      )}
    </AccountSection>
  );
}
