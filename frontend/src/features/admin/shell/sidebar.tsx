import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRouterState } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { HolderContext, useLogout } from '../session/use-admin-session.ts';
import { sections } from './sections.ts';
import { Group, Panel, PanelHead, ScreenLink } from './shell.styles.ts';

/** The ways to every screen. @param onChosen a screen was chosen. */
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
        <small>{t('admin.shell.subtitle')}</small>
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
