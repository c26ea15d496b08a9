import '../../i18n/admin.load.ts';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { Outlet } from '@tanstack/react-router';
import { PanelLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HolderContext, useAdminSession, type TokenHolder } from '../../admin-kit/session.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { Page, useDocumentTitle } from '../../components/page.tsx';
import { DelayedPlaceholder } from '../../components/skeleton.tsx';
import { StateBlock } from '../../components/states.tsx';
import { LoginPage } from './login-page.tsx';
import { Bar, Aside, Content, Frame, Main, Sticky } from './shell.styles.ts';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

export function AdminShell() {
  const { holder, isVerifying } = useAdminSession();
  if (isVerifying) return <Verifying />;
  if (!holder) return <LoginPage />;
  return <LoggedIn holder={holder} />;
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

function LoggedIn({ holder }: { readonly holder: TokenHolder }) {
  const { t, direction } = useTexts();
  const sidebar = useSidebar();
  return (
    <HolderContext value={holder}>
      <Frame>
        {sidebar.isNarrow ? (
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
        ) : (
          sidebar.open && (
            <Aside id="admin-sidebar">
              <Sticky>
                <Sidebar />
              </Sticky>
            </Aside>
          )
        )}
        <Main>
          <Bar>
            <IconButton
              onClick={sidebar.toggle}
              aria-label={t('admin.shell.toggle')}
              aria-expanded={sidebar.open}
              aria-keyshortcuts="Control+B Meta+B"
              title={t('admin.shell.toggleHint')}
            >
              <PanelLeft size={20} aria-hidden />
            </IconButton>
            <p>{t('admin.shell.header')}</p>
            <span title={t('admin.shell.signedInAs', { name: holder.name })}>
              <bdi>{holder.name}</bdi> · {t(`admin.shell.roles.${holder.role}`)}
            </span>
          </Bar>
          <Content>
            <Outlet />
          </Content>
        </Main>
      </Frame>
    </HolderContext>
  );
}
