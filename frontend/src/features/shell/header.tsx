import { styled } from '@mui/material/styles';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/buttons.ts';
import { AccountActions } from './account-actions.tsx';
import { SiteLogo } from './site-logo.tsx';
import { CategoryNav } from './category-nav.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { SearchForm } from './search-form.tsx';
import { lazyComponent } from '../../lib/lazy-component.tsx';

/** No box of its own, so that the top row alone stays in sight while the page scrolls. */
const Frame = styled('header')({ display: 'contents' });

/** On a narrow screen the row of the search alone stays in sight; on a very low one nothing does. */
const Top = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: -48,
  [theme.breakpoints.up('md')]: { insetBlockStart: 0 },
  '@media (max-height: 20em)': { position: 'static' },
  zIndex: 1100,
  background: theme.vars?.palette.background.default,
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

/** Pixels for the actions, whoever is signed in and in every language: the search field beside them does not move. */
const actionsWidth = 248;

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  maxWidth: 1240,
  marginInline: 'auto',
  padding: '8px 20px 10px',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridTemplateColumns: `auto minmax(0, 1fr) minmax(${actionsWidth}px, auto)`,
    gap: 8,
    padding: '10px 32px',
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `minmax(${actionsWidth}px, 1fr) minmax(0, 520px) minmax(${actionsWidth}px, 1fr)`,
  },
}));

const SearchArea = styled('div')(({ theme }) => ({
  order: 2,
  flex: '1 1 0',
  minWidth: 0,
  [theme.breakpoints.up('md')]: { order: 0, paddingInline: 8 },
}));

/** Icons at the end are as wide as a finger: the drawing itself ends where the page does. */
const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  '&:has([href="/api/logout"])': { marginInlineEnd: -12 },
});

/** On a narrow screen the search begins the second row. */
const Break = styled('div')(({ theme }) => ({
  order: 1,
  flexBasis: '100%',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const MenuButtonArea = styled('div')(({ theme }) => ({
  order: 3,
  marginInlineEnd: -11,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const MobilePanel = lazyComponent(() => import('./mobile-panel.tsx'), 'MobilePanel');

export function Header() {
  const { t } = useTranslation();
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <Frame>
      <Top>
        <Row>
          <SiteLogo />
          <SearchArea>
            <SearchForm />
          </SearchArea>
          <Actions>
            <LanguageToggle />
            <AccountActions />
          </Actions>
          <Break />
          <MenuButtonArea>
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
      <CategoryNav />
      {panel !== 'never' && <MobilePanel open={panel === 'open'} onClose={() => setPanel('closed')} />}
    </Frame>
  );
}
