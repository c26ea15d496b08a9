import { styled } from '@mui/material/styles';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineNotice } from '../../../components/offline-notice.tsx';
import { expectFocus } from '../../../lib/route-focus.ts';
import { LateArabicOffer } from './late-arabic-offer.tsx';
import { Footer } from './footer.tsx';
import { useHelpKey } from '../hooks/use-help-key.ts';
import { Header } from './header.tsx';

const HelpDialog = lazy(() => import('./help-dialog.tsx').then((module) => ({ default: module.HelpDialog })));

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: 1600,
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: '12px 20px',
  borderRadius: 999,
  background: theme.vars?.palette.primary.main,
  color: theme.vars?.palette.primary.contrastText,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));
/** At least a screen high: what comes later never pushes the footer before anybody's eyes. */
const Main = styled('main')({ minHeight: '100vh' });

/** What every public page has around it. */
export function Shell() {
  const { t } = useTranslation();
  const router = useRouter();
  const [helping, setHelping] = useState(false);
  useHelpKey(() => setHelping(true));
  useEffect(
    () => router.subscribe('onBeforeNavigate', (event) => event.fromLocation && event.pathChanged && expectFocus()),
    [router],
  );
  return (
    <>
      <SkipLink href="#content">{t('common.skipToContent')}</SkipLink>
      <LateArabicOffer />
      <Header />
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer onHelp={() => setHelping(true)} />
      <OfflineNotice />
      {helping && (
        <Suspense fallback={null}>
          <HelpDialog onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </>
  );
}
