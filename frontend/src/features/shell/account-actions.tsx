import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { Heart, LogOut, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/buttons.ts';
import { Tooltip } from '../../components/tooltip.tsx';
import { initialsOf, tintOf } from '../../lib/member-mark.ts';
import type { TintName } from '../../theme/palette.ts';
import { clearMemberData, useCurrentUser, useSessionHint, useSignInUrl } from '../session/index.ts';

const Initials = styled('span')<{ readonly 'data-tint': TintName }>(({ theme, 'data-tint': tint }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  borderRadius: '50%',
  background: theme.vars?.palette.tint[tint].main,
  color: theme.vars?.palette.tint[tint].ink,
  fontSize: '0.75rem',
  fontWeight: 600,
}));

/** Signed in: shelf, profile, sign out. Signed out: the way to sign in, saying what it is good for. */
export function AccountActions() {
  const { t } = useTranslation();
  const { user, isAuthenticated, isLoading } = useCurrentUser();
  const hasSessionHint = useSessionHint();
  const signInUrl = useSignInUrl();
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  if (isLoading ? !hasSessionHint : !isAuthenticated)
    return (
      <Tooltip text={t('header.signInTooltip')}>
        {(described) => (
          <Button
            variant="contained"
            size="small"
            href="/api/login"
            onClick={(event) => {
              event.currentTarget.setAttribute('href', signInUrl);
            }}
            {...described}
            sx={{ whiteSpace: 'nowrap', 'html[data-signed-in] &': { visibility: 'hidden' } }}
          >
            {t('header.signIn')}
          </Button>
        )}
      </Tooltip>
    );
  return (
    <>
      <Tooltip text={t('header.shelf')}>
        {() => (
          <IconButton component={Link} to="/shelf" aria-label={t('header.shelf')}>
            <Heart size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
      </Tooltip>
      <Tooltip text={name || t('header.profile')}>
        {() => (
          <IconButton component={Link} to="/profile" aria-label={t('header.profile')}>
            {name ? (
              <Initials aria-hidden data-tint={tintOf(user?.id ?? null)}>
                {initialsOf(name)}
              </Initials>
            ) : (
              <UserRound size={20} strokeWidth={1.75} aria-hidden />
            )}
          </IconButton>
        )}
      </Tooltip>
      <Tooltip text={t('header.signOut')}>
        {() => (
          <IconButton href="/api/logout" onClick={clearMemberData} aria-label={t('header.signOut')}>
            <LogOut size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
      </Tooltip>
    </>
  );
}
