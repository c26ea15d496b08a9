import { styled } from '@mui/material/styles';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineNotice } from '../../components/offline-notice.tsx';
import { requestHeadingFocus } from '../../components/page.tsx';
import { useHydrated } from '../../lib/hydration.ts';
import { useInteraction } from '../../lib/interaction.ts';
import { useShortcut } from '../../lib/is-typing.ts';
import { lazyComponent, optionalComponent } from '../../lib/lazy-component.tsx';
import { CompareBar } from '../catalogue/index.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { closeHelp, openHelp, useHelpOpen } from './help.ts';

/** As high as the offer, so that nothing moves when it is loaded: a script says in the first HTML that it will be. */
const OfferArea = styled('div')({ 'html[data-offers-arabic] &': { minHeight: 44 } });

const ArabicOffer = optionalComponent(() => import('./arabic-offer.tsx'), 'ArabicOffer');

/** Whether the browser prefers Arabic and nothing was chosen here yet. */
const offersArabic = (): boolean => 'offersArabic' in document.documentElement.dataset;

const HelpDialog = lazyComponent(() => import('./help-dialog.tsx'), 'HelpDialog');

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
const ScriptsNote = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: '10px 20px',
  textAlign: 'center',
  background: theme.vars?.palette.tint.amber.main,
  color: theme.vars?.palette.tint.amber.ink,
}));
/** At least a screen high, so that the footer is out of sight while content is loaded. */
const Main = styled('main')({ minHeight: '100vh' });

/** The administrators' pages have a shell of their own, with its own `main`. */
const useIsAdmin = (): boolean =>
  useRouterState({ select: ({ location }) => /^\/admin(\/|$)/.test(location.pathname) });

export function Shell() {
  const { t } = useTranslation();
  const router = useRouter();
  const isAdmin = useIsAdmin();
  const isHelpOpen = useHelpOpen();
  useShortcut(['?', '؟'], openHelp);
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', (event) => event.fromLocation && event.pathChanged && requestHeadingFocus()),
    [router],
  );
  return (
    <>
      <SkipLink href="#content">{t('common.skipToContent')}</SkipLink>
      {isAdmin ? <Outlet /> : <PublicFrame />}
      <OfflineNotice />
      {isHelpOpen && <HelpDialog onClose={closeHelp} />}
    </>
  );
}

function PublicFrame() {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const hasInteracted = useInteraction();
  return (
    <>
      <OfferArea>{hydrated && offersArabic() && <ArabicOffer />}</OfferArea>
      <Header />
      <noscript>
        <ScriptsNote>{t('common.needsScripts')}</ScriptsNote>
      </noscript>
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      {hasInteracted && <CompareBar />}
      <Footer onHelp={openHelp} />
    </>
  );
}
