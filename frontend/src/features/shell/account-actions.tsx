import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { Heart, LogOut, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/buttons.ts';
import { Tooltip } from '../../components/tooltip.tsx';
import { clearMemberData, hasSessionHint, signInUrl, useCurrentUser } from '../session/index.ts';

/** Signed in: shelf, profile, sign out. Signed out: the way to sign in, saying what it is good for. */
export function AccountActions() {
  const { t } = useTranslation();
  const { isAuthenticated, isLoading } = useCurrentUser();
  if (isLoading ? !hasSessionHint() : !isAuthenticated)
    return (
      <Tooltip text={t('header.signInTooltip')}>
        {(described) => (
          <Button
            variant="contained"
            size="small"
            href="/api/login"
            onClick={(event) => {
              event.currentTarget.setAttribute('href', signInUrl());
            }}
            {...described}
            sx={{ whiteSpace: 'nowrap' }}
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
      <Tooltip text={t('header.profile')}>
        {() => (
          <IconButton component={Link} to="/profile" aria-label={t('header.profile')}>
            <UserRound size={20} strokeWidth={1.75} aria-hidden />
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
