import '../../i18n/admin.load.ts';
import Drawer from '@mui/material/Drawer';
import { Outlet } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openForms } from '../../admin-kit/form/open-forms.ts';
import { HolderContext, useAdminSession, type TokenHolder } from '../../admin-kit/session.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { openDialogs } from '../../components/open-dialogs.ts';
import { Page, useDocumentTitle } from '../../components/page.tsx';
import { DelayedPlaceholder } from '../../components/skeleton.tsx';
import { StateBlock } from '../../components/states.tsx';
import { useShortcut } from '../../lib/is-typing.ts';
import { LanguageToggle } from '../shell/index.ts';
import { AccountTools, SiteLink, ThemeButton } from './account-tools.tsx';
import { Bar, ProductName } from './bar.tsx';
import { BarFrame } from './bar.styles.ts';
import { LoginDialog } from './login-dialog.tsx';
import { LoginPage } from './login-page.tsx';
import { Palette } from './palette/palette.tsx';
import { ScreenRail } from './screen-nav.tsx';
import { Aside, Content, Frame } from './shell.styles.ts';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

export function AdminShell() {
  const { holder, lastHolder, isVerifying } = useAdminSession();
  const hasOpenForm = openForms.use() > 0;
  // A form that is open would be lost.
  const shown = holder ?? (hasOpenForm ? lastHolder : null);
  if (shown) return <LoggedIn holder={shown} mustLogIn={!holder} />;
  return <LoggedOut>{isVerifying ? <Verifying /> : <LoginPage />}</LoggedOut>;
}

function LoggedOut({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <BarFrame>
        <ProductName />
        <span style={{ flex: 1 }} />
        <LanguageToggle />
        <ThemeButton />
        <SiteLink />
      </BarFrame>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function Verifying() {
  const { t } = useTranslation();
  useDocumentTitle(t('admin.shell.title'));
  return (
    <Page>
      <DelayedPlaceholder>
        <StateBlock role="status" title={t('admin.verifying')} />
      </DelayedPlaceholder>
    </Page>
  );
}

interface LoggedInProps {
  readonly holder: TokenHolder;
  readonly mustLogIn: boolean;
}

function LoggedIn({ holder, mustLogIn }: LoggedInProps) {
  const { t, direction } = useTexts();
  const sidebar = useSidebar();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  // A form that is open would be lost.
  const openPalette = () => openDialogs.get().length === 0 && setPaletteOpen(true);
  useShortcut(['/'], openPalette, 'KeyK');
  return (
    <HolderContext value={holder}>
      <Bar sidebar={sidebar} onSearch={openPalette}>
        <AccountTools holder={holder} />
      </Bar>
      <Frame>
        {sidebar.hasRail && (
          <Aside>
            <div>
              <ScreenRail />
            </div>
          </Aside>
        )}
        {!sidebar.isDrawer && sidebar.open && (
          <Aside id="admin-sidebar" style={{ width: '20rem' }}>
            <div>
              <Sidebar />
            </div>
          </Aside>
        )}
        <Content id="content" tabIndex={-1}>
          <Outlet />
        </Content>
      </Frame>
      {sidebar.isDrawer && (
        <Drawer
          anchor={direction === 'rtl' ? 'right' : 'left'}
          open={sidebar.open}
          onClose={sidebar.close}
          slotProps={{
            paper: {
              sx: { width: '20rem', maxWidth: '100vw' },
              role: 'dialog',
              'aria-modal': true,
              'aria-label': t('admin.shell.title'),
            },
          }}
        >
          <Sidebar onChosen={sidebar.close} />
        </Drawer>
      )}
      {mustLogIn && <LoginDialog />}
      {isPaletteOpen && <Palette onClose={() => setPaletteOpen(false)} />}
    </HolderContext>
  );
}
