import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRouterState } from '@tanstack/react-router';
import { Languages, Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/buttons.ts';
import { useChangeLanguage } from './use-change-language.ts';
import { AccountActions } from './account-actions.tsx';
import { SiteLogo } from './site-logo.tsx';
import { CategoryNav } from './category-nav.tsx';
import { SearchForm } from './search-form.tsx';
import { lazyComponent } from '../../lib/lazy-component.tsx';

/** No box of its own, so that the top row alone stays in sight while the page scrolls. */
const Frame = styled('header')({ display: 'contents' });

const Top = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1100,
  background: theme.vars?.palette.background.default,
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  maxWidth: 1240,
  marginInline: 'auto',
  padding: '8px 12px 10px 20px',
  [theme.breakpoints.up('md')]: { flexWrap: 'nowrap', gap: 8, padding: '10px 32px' },
}));

const SearchArea = styled('div')(({ theme }) => ({
  order: 2,
  flex: '1 1 0',
  minWidth: 0,
  [theme.breakpoints.up('md')]: { order: 0, flex: '1 1 auto', maxWidth: 520, marginInline: 'auto', paddingInline: 16 },
}));

/** On a narrow screen the search begins the second row. */
const Break = styled('div')(({ theme }) => ({
  order: 1,
  flexBasis: '100%',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const MenuButtonArea = styled('div', { shouldForwardProp: (name) => name !== 'always' })<{ always: boolean }>(
  ({ theme, always }) => ({ order: 3, [theme.breakpoints.up('md')]: { display: always ? 'block' : 'none' } }),
);

function LanguageToggle() {
  const { t } = useTranslation();
  const { other, change } = useChangeLanguage();
  return (
    <Button
      color="inherit"
      size="small"
      lang={other}
      onClick={() => void change(other)}
      startIcon={<Languages size={18} aria-hidden />}
      aria-description={t('header.toggleLanguageLabel')}
      sx={{ whiteSpace: 'nowrap', '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
    >
      {t('header.toggleLanguage')}
    </Button>
  );
}

const MobilePanel = lazyComponent(() => import('./mobile-panel.tsx'), 'MobilePanel');

/** Admin mode is known by the path alone. */
const useAdminMode = (): boolean =>
  useRouterState({ select: (state) => /^\/admin(\/|$)/.test(state.location.pathname) });

export function Header() {
  const { t } = useTranslation();
  const adminMode = useAdminMode();
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <Frame>
      <Top>
        <Row>
          <SiteLogo />
          <SearchArea>
            <SearchForm />
          </SearchArea>
          <LanguageToggle />
          <AccountActions />
          <Break />
          <MenuButtonArea always={adminMode}>
            <IconButton
              aria-label={t('header.openMenu')}
              aria-haspopup="dialog"
              aria-expanded={panel === 'open'}
              onClick={() => setPanel('open')}
            >
              <Menu size={22} aria-hidden />
            </IconButton>
          </MenuButtonArea>
        </Row>
      </Top>
      {!adminMode && <CategoryNav />}
      {panel !== 'never' && (
        <MobilePanel open={panel === 'open'} onClose={() => setPanel('closed')} adminMode={adminMode} />
      )}
    </Frame>
  );
}
