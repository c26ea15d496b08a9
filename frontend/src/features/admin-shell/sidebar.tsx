import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRouterState } from '@tanstack/react-router';
import {
  ArchiveRestore,
  ChartLine,
  Download,
  Flag,
  History,
  LogOut,
  MessageSquareText,
  Settings,
  Star,
  Upload,
  Vote,
} from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogout, HolderContext, type TokenHolder } from '../../admin-kit/session.ts';
import { recordScreens } from '../records/index.ts';
import { Group, Panel, PanelHead, ScreenLink } from './shell.styles.ts';

type Role = TokenHolder['role'];
const administrators: readonly Role[] = ['admin'];
const analysts: readonly Role[] = ['admin', 'analyst'];
const everyone: readonly Role[] = ['admin', 'moderator', 'analyst'];

const recordScreen = <Kind extends keyof typeof recordScreens>(name: Kind) =>
  ({ to: `/admin/${name}`, name, roles: everyone, Icon: recordScreens[name] }) as const;

const { categories: _categories, products: _products, brands: _brands, ...otherScreens } = recordScreens;
const otherRecords = Object.keys(otherScreens) as readonly (keyof typeof otherScreens)[];

/** The screens by group, and the roles to which they are offered. */
export const sections = [
  {
    group: 'database',
    screens: [
      recordScreen('categories'),
      recordScreen('products'),
      recordScreen('brands'),
      { to: '/admin/comments', name: 'comments', roles: everyone, Icon: MessageSquareText },
      { to: '/admin/votes', name: 'votes', roles: everyone, Icon: Vote },
      { to: '/admin/ratings', name: 'ratings', roles: everyone, Icon: Star },
      ...otherRecords.map(recordScreen),
    ],
  },
  {
    group: 'oversight',
    screens: [
      { to: '/admin/moderation', name: 'moderation', roles: everyone, Icon: Flag },
      { to: '/admin/history', name: 'history', roles: everyone, Icon: History },
      { to: '/admin/removed', name: 'removed', roles: everyone, Icon: ArchiveRestore },
      { to: '/admin/analytics', name: 'analytics', roles: analysts, Icon: ChartLine },
    ],
  },
  {
    group: 'system',
    screens: [
      { to: '/admin/settings', name: 'settings', roles: everyone, Icon: Settings },
      { to: '/admin/export', name: 'export', roles: everyone, Icon: Download },
      { to: '/admin/import', name: 'import', roles: administrators, Icon: Upload },
    ],
  },
] as const;

/** @param onChosen called when a screen was chosen */
export function Sidebar({ onChosen }: { readonly onChosen?: () => void }) {
  const { t } = useTranslation();
  const logout = useLogout();
  const role = use(HolderContext)?.role;
  // The bare address shows the first screen.
  const atStart = useRouterState({ select: ({ location }) => /^\/admin\/?$/.test(location.pathname) });
  return (
    <Panel>
      <PanelHead>
        <Typography variant="h3" component="p">
          {t('admin.shell.title')}
        </Typography>
        <small>{t('admin.shell.database')}</small>
      </PanelHead>
      <nav aria-label={t('admin.shell.navigation')}>
        {sections.map(({ group, screens }) => (
          <Group key={group} sx={{ marginBlockEnd: 2.5 }}>
            <p id={`admin-${group}`}>{t(`admin.shell.${group}`)}</p>
            <ul aria-labelledby={`admin-${group}`}>
              {screens
                .filter(({ roles }) => role && roles.includes(role))
                .map(({ to, name, Icon }) => (
                  <li key={to}>
                    <ScreenLink
                      to={to}
                      onClick={onChosen}
                      {...(atStart && name === 'categories' && { 'aria-current': 'page' })}
                    >
                      <Icon size={18} aria-hidden />
                      {t(`admin.shell.${name}`)}
                    </ScreenLink>
                  </li>
                ))}
            </ul>
          </Group>
        ))}
      </nav>
      <Button variant="outlined" startIcon={<LogOut size={18} aria-hidden />} onClick={logout}>
        {t('admin.shell.logout')}
      </Button>
    </Panel>
  );
}
