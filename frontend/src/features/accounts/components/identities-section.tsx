import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { DelayedPlaceholder, Skeleton } from '../../../components/skeleton.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import type { CurrentUser, MemberIdentity } from '../../../lib/api-types.ts';
import { ApiError } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { siteQuery } from '../../session/index.ts';
import { ownIdentitiesQuery, ownSessionsQuery, removeIdentity } from '../api.ts';
import { useAccountErrorToast } from '../use-account-failure.ts';
import { AccountList, AccountSection } from './account-section.tsx';

interface IdentityListProps {
  readonly identities: readonly MemberIdentity[];
  /** None is needed to sign in, or there are several. */
  readonly removable: boolean;
  /** One is being removed. */
  readonly pending: boolean;
  readonly onRemove: (identity: MemberIdentity) => void;
}

function IdentityList({ identities, removable, pending, onRemove }: IdentityListProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <AccountList>
      {identities.map((identity) => {
        const service = serviceName(identity);
        const when = formatDate(identity.joinedAt, language);
        return (
          <li key={identity.id}>
            <KeyRound size={22} aria-hidden />
            <div>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                <bdi>{service}</bdi>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {when ? t('account.connectedOn', { when }) : t('account.connectedEarlier')}
              </Typography>
              {!identity.emailVerified && (
                <Typography variant="body2" color="textSecondary">
                  {t('account.connectedUnverified')}
                </Typography>
              )}
              {!removable && (
                <Typography variant="body2" color="textSecondary">
                  {t('account.onlyWayIn')}
                </Typography>
              )}
            </div>
            {removable && (
              <Button
                size="small"
                aria-label={t('account.disconnectService', { service })}
                disabled={pending}
                onClick={() => onRemove(identity)}
              >
                {t('account.disconnect')}
              </Button>
            )}
          </li>
        );
      })}
    </AccountList>
  );
}

const isOnlySignInMethod = (error: unknown): boolean => error instanceof ApiError && error.code === 'LAST_WAY_IN';

/** The services that open the account beside its password; shown where there is such a service or an account has one. */
export function IdentitiesSection({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const { data: site } = useQuery(siteQuery());
  const { data, error, refetch } = useQuery(ownIdentitiesQuery());
  const isOffered = site?.signIn === 'oidc';
  if (!isOffered && !data?.length) return null;
  return (
    <AccountSection title={t('account.services')} text={t('account.servicesText')}>
      {error && <ErrorState error={error} title={t('account.servicesFailed')} onRetry={() => void refetch()} />}
      {!error && !data && (
        <DelayedPlaceholder>
          <Skeleton variant="rounded" height={72} />
        </DelayedPlaceholder>
      )}
      {data?.length === 0 && <Typography>{t('account.noServices')}</Typography>}
      {data && data.length > 0 && <RemovableIdentities identities={data} user={user} />}
    </AccountSection>
  );
}

interface RemovableIdentitiesProps {
  readonly identities: readonly MemberIdentity[];
  readonly user: CurrentUser;
}

/** Removing one asks first, and reads the list of sessions again, as the other sessions end. */
function RemovableIdentities({ identities, user }: RemovableIdentitiesProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const failed = useAccountErrorToast();
  const [toRemove, setAsked] = useState<MemberIdentity | null>(null);
  const remove = useMutation({
    mutationFn: removeIdentity,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ownSessionsQuery().queryKey });
      showToast({ title: t('account.disconnected'), description: t('account.othersEnded'), tone: 'success' });
    },
    onError: (problem) => {
      if (isOnlySignInMethod(problem))
        showToast({ title: t('account.disconnectFailed'), description: t('account.onlyWayIn'), tone: 'error' });
      else failed(problem, t('account.disconnectFailed'));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ownIdentitiesQuery().queryKey }),
  });
  const hasPassword = user.hasPassword && user.email !== null;
  return (
    <>
      <IdentityList
        identities={identities}
        removable={hasPassword || identities.length > 1}
        pending={remove.isPending}
        onRemove={setAsked}
      />
      {toRemove && (
        <ConfirmDialog
          title={t('account.disconnectTitle', { service: serviceName(toRemove) })}
          confirm={t('account.disconnect')}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            remove.mutate(toRemove.id);
          }}
        >
          {t('account.disconnectText')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** What an identity provider is called: the host of its address. */
export const serviceName = ({ issuer }: Pick<MemberIdentity, 'issuer'>): string =>
  URL.canParse(issuer) ? new URL(issuer).host : issuer;
