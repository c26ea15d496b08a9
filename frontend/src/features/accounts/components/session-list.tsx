import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import type { MemberSession } from '../../../lib/api-types.ts';
import { formatMoment, formatRelative } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { deviceOf, isHandheld } from '../device.ts';
import { AccountList } from './account-list.ts';

interface SessionListProps {
  readonly sessions: readonly MemberSession[];
  /** The one that is being ended. */
  readonly ending: string | null;
  readonly onEnd: (id: string) => void;
}

export function SessionList({ sessions, ending, onEnd }: SessionListProps) {
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
