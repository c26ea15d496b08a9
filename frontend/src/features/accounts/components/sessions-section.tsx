import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { DelayedPlaceholder, Skeleton } from '../../../components/skeleton.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import type { MemberSession } from '../../../lib/api-types.ts';
import { formatMoment, formatRelative } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { endAllSessions, endSession, ownSessionsQuery } from '../api.ts';
import { useAccountErrorToast } from '../use-account-failure.ts';
import { AccountList, AccountSection } from './account-section.tsx';

interface SessionListProps {
  readonly sessions: readonly MemberSession[];
  /** The one that is being ended. */
  readonly ending: string | null;
  readonly onEnd: (id: string) => void;
}

function SessionList({ sessions, ending, onEnd }: SessionListProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <AccountList>
      {sessions.map(({ id, userAgent, lastSeenAt, createdAt, current }) => {
        const device = deviceOf(userAgent) ?? t('account.unknownDevice');
        return (
          <li key={id}>
            {isHandheld(userAgent) ? <Smartphone size={22} aria-hidden /> : <Monitor size={22} aria-hidden />}
            <div>
              <Typography sx={{ fontWeight: 600 }}>
                <bdi>{device}</bdi>
              </Typography>
              <Typography variant="body2" color="textSecondary" title={formatMoment(createdAt, language) ?? undefined}>
                {t('account.lastSeen', { when: formatRelative(lastSeenAt, language) ?? '' })}
              </Typography>
            </div>
            {current ? (
              <Badge>{t('account.thisDevice')}</Badge>
            ) : (
              <Button
                size="small"
                aria-label={t('account.endSessionOf', { device })}
                disabled={ending === id}
                onClick={() => onEnd(id)}
              >
                {t('account.endSession')}
              </Button>
            )}
          </li>
        );
      })}
    </AccountList>
  );
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const matchingName = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** How people call a browser and its system, as far as the user agent tells: "Firefox · Windows"; null when it tells neither. */
export function deviceOf(userAgent: string | null): string | null {
  const parts = [matchingName(browsers, userAgent ?? ''), matchingName(systems, userAgent ?? '')].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}

const isHandheld = (userAgent: string | null): boolean => /Mobi|Android|iPhone|iPad/.test(userAgent ?? '');

interface SessionsSectionProps {
  /** Nobody is signed in any more, here included. */
  readonly onSignedOut: () => void;
}

/** Where the person is signed in; each session can be ended, or all at once. */
export function SessionsSection({ onSignedOut }: SessionsSectionProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const failed = useAccountErrorToast();
  const { data, error, refetch } = useQuery(ownSessionsQuery());
  const [confirming, setAsking] = useState(false);
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
        <DelayedPlaceholder>
          <Skeleton variant="rounded" height={72} />
        </DelayedPlaceholder>
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
      {confirming && (
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
