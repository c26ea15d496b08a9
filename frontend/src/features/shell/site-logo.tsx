import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { logoIcon } from '../../assets/icons.ts';
import { PathIcon } from '../../components/path-icon.tsx';

const Home = createLink(
  styled('a')(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    color: theme.vars?.palette.primary.main,
    textDecoration: 'none',
    fontFamily: theme.typography.h1.fontFamily,
    fontWeight: 600,
    fontSize: '1.625rem',
    lineHeight: 1,
    marginInlineEnd: 'auto',
    letterSpacing: theme.direction === 'rtl' ? 0 : '-0.02em',
  })),
);

/** The site's name, leading home. */
export function SiteLogo() {
  const { t } = useTranslation();
  return (
    <Home to="/">
      <PathIcon icon={logoIcon} size={28} filled />
      {t('common.siteName')}
    </Home>
  );
}
