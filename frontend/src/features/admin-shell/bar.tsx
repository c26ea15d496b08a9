import IconButton from '@mui/material/IconButton';
import { useRouterState } from '@tanstack/react-router';
import { PanelLeft, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { logoIcon } from '../../assets/icons.ts';
import { PathIcon } from '../../components/path-icon.tsx';
import { BarFrame, Place, Product, SearchButton } from './bar.styles.ts';
import { useCurrentScreen } from './screens.ts';
import type { Sidebar } from './use-sidebar.ts';

interface BarProps {
  readonly sidebar: Sidebar;
  readonly onSearch: () => void;
  /** At the end of the bar. */
  readonly children: ReactNode;
}

/** Product, screen, search and what concerns whoever is logged in, on every screen. */
export function Bar({ sidebar, onSearch, children }: BarProps) {
  const { t } = useTranslation();
  const screen = useCurrentScreen();
  const isGuide = useRouterState({ select: ({ location }) => location.pathname.startsWith('/admin/guide/') });
  return (
    <BarFrame>
      <IconButton
        onClick={sidebar.toggle}
        aria-label={t('admin.shell.toggle')}
        aria-expanded={sidebar.open}
        aria-keyshortcuts="Control+B Meta+B"
        title={t('admin.shell.toggleHint')}
        sx={{ 'html[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}
      >
        <PanelLeft size={20} aria-hidden />
      </IconButton>
      <ProductName />
      <Place>
        <small>{t('admin.shell.header')}</small>
        <p>{screen ? t(`admin.shell.${screen.name}`) : t(isGuide ? 'admin.guide.name' : 'admin.shell.notFound')}</p>
      </Place>
      <SearchButton
        type="button"
        onClick={onSearch}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={t('admin.palette.hint')}
      >
        <Search size={18} aria-hidden />
        <span>{t('admin.palette.open')}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </SearchButton>
      {children}
    </BarFrame>
  );
}

/** The product's name, leading to what waits today. */
export function ProductName() {
  const { t } = useTranslation();
  return (
    <Product to="/admin/today" activeOptions={{ exact: true }} aria-label={t('admin.shell.product')}>
      <PathIcon icon={logoIcon} size={24} filled />
      <span>{t('admin.shell.product')}</span>
    </Product>
  );
}
