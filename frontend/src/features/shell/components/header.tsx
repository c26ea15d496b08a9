import { Menu } from 'lucide-react';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/icon-button.ts';
import { AccountActions } from './account-actions.tsx';
import { BrandMark } from './brand-mark.tsx';
import { CategoryNav } from './category-nav.tsx';
import { Break, Frame, MenuPlace, Row, SearchPlace, Top } from './header.styles.ts';
import { LanguageToggle } from './language-toggle.tsx';
import { SearchForm } from './search-form.tsx';

const MobilePanel = lazy(() => import('./mobile-panel.tsx').then((module) => ({ default: module.MobilePanel })));

/** Admin mode is known by the path alone. */
export const useAdminMode = (): boolean =>
  useRouterState({ select: (state) => /^\/admin(\/|$)/.test(state.location.pathname) });

export function Header() {
  const { t } = useTranslation();
  const adminMode = useAdminMode();
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <Frame>
      <Top>
        <Row>
          <BrandMark />
          <SearchPlace>
            <SearchForm />
          </SearchPlace>
          <LanguageToggle />
          <AccountActions />
          <Break />
          <MenuPlace always={adminMode}>
            <IconButton
              aria-label={t('header.openMenu')}
              aria-haspopup="dialog"
              aria-expanded={panel === 'open'}
              onClick={() => setPanel('open')}
            >
              <Menu size={22} aria-hidden />
            </IconButton>
          </MenuPlace>
        </Row>
      </Top>
      {!adminMode && <CategoryNav />}
      {panel !== 'never' && (
        <Suspense fallback={null}>
          <MobilePanel open={panel === 'open'} onClose={() => setPanel('closed')} adminMode={adminMode} />
        </Suspense>
      )}
    </Frame>
  );
}
