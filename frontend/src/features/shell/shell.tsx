import { styled } from '@mui/material/styles';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineNotice } from '../../components/offline-notice.tsx';
import { isShortcut } from '../../lib/is-typing.ts';
import { requestHeadingFocus } from '../../lib/route-focus.ts';
import { local, storageKeys } from '../../lib/storage.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const ArabicOffer = lazy(() => import('./arabic-offer.tsx').then((module) => ({ default: module.ArabicOffer })));

/** As high as the line, which pushes nothing down when it comes. */
const ReservedSpace = styled('div')({ height: 44 });

/** A browser that prefers Arabic, and has not chosen here yet, is offered it; all others never load the offer. */
const shouldOfferArabic = (): boolean =>
  navigator.languages[0]?.toLowerCase().startsWith('ar') === true &&
  !local.get(storageKeys.language) &&
  !local.get(storageKeys.arabicOfferClosed);

function LazyArabicOffer() {
  const [isOffered] = useState(shouldOfferArabic);
  return (
    isOffered && (
      <Suspense fallback={<ReservedSpace />}>
        <ArabicOffer />
      </Suspense>
    )
  );
}

/** The key "?" asks for help, except while typing somewhere. */
function useHelpKey(onHelp: () => void): void {
  const ask = useRef(onHelp);
  useEffect(() => {
    ask.current = onHelp;
  });
  useEffect(() => {
    const toHelp = (event: KeyboardEvent) => {
      if (!isShortcut(event, '?') && !isShortcut(event, '؟')) return;
      event.preventDefault();
      ask.current();
    };
    window.addEventListener('keydown', toHelp);
    return () => window.removeEventListener('keydown', toHelp);
  }, []);
}

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
    () =>
      router.subscribe('onBeforeNavigate', (event) => event.fromLocation && event.pathChanged && requestHeadingFocus()),
    [router],
  );
  return (
    <>
      <SkipLink href="#content">{t('common.skipToContent')}</SkipLink>
      <LazyArabicOffer />
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
