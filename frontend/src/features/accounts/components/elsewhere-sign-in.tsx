import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const Own = styled('details')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  paddingBlockStart: 12,
  '& summary': { display: 'flex', alignItems: 'center', minHeight: 44, cursor: 'pointer' },
  '&[open] summary': { marginBlockEnd: 16 },
}));

interface ElsewhereSignInProps {
  /** Where signing in goes on. */
  readonly address: string;
  /** The form of an account with a password of this site. */
  readonly children: ReactNode;
}

/** Signing in through an identity provider; who has a password here can still use it. */
export function ElsewhereSignIn({ address, children }: ElsewhereSignInProps) {
  const { t } = useTranslation();
  return (
    <>
      <Typography>{t('accounts.elsewhereText')}</Typography>
      <Button variant="contained" size="large" href={address}>
        {t('accounts.continueElsewhere')}
      </Button>
      <Own>
        <summary>{t('accounts.withPassword')}</summary>
        {children}
      </Own>
    </>
  );
}
