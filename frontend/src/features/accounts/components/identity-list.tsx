import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberIdentity } from '../../../lib/api-types.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { serviceOf } from '../service-name.ts';
import { AccountList } from './account-list.ts';

interface IdentityListProps {
  readonly identities: readonly MemberIdentity[];
  /** None is needed to sign in, or there are several. */
  readonly removable: boolean;
  /** One is being removed. */
  readonly pending: boolean;
  readonly onRemove: (identity: MemberIdentity) => void;
}

export function IdentityList({ identities, removable, pending, onRemove }: IdentityListProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <AccountList>
      {identities.map((identity) => {
        const service = serviceOf(identity);
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
