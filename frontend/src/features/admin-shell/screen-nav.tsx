import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/visually-hidden.ts';
import { WaitingBadge } from './waiting-badge.tsx';
import { useCurrentScreen, useSections } from './screens.ts';
import { Group, RailGroup, RailLink, ScreenLink } from './sidebar.styles.ts';

/** Milliseconds of hovering before a name is shown. */
const delays = { enterDelay: 700, enterNextDelay: 0, leaveDelay: 0 } as const;

/** The links to all screens, by group. @param onChosen called when one was chosen */
export function ScreenNav({ onChosen }: { readonly onChosen?: () => void }) {
  const { t } = useTranslation();
  const current = useCurrentScreen();
  return (
    <>
      {useSections().map(({ group, screens }) => (
        <Group key={group}>
          {group !== 'start' && <p id={`admin-${group}`}>{t(`admin.shell.${group}`)}</p>}
          <ul aria-labelledby={group === 'start' ? undefined : `admin-${group}`}>
            {screens.map(({ to, name, Icon }) => (
              <li key={to}>
                <ScreenLink to={to} onClick={onChosen} aria-current={current?.to === to ? 'page' : undefined}>
                  <Icon size={18} aria-hidden />
                  {t(`admin.shell.${name}`)}
                  <WaitingBadge screen={name} />
                </ScreenLink>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </>
  );
}

/** The same links as icons, whose names show on hover and focus. */
export function ScreenRail() {
  const { t, i18n } = useTranslation();
  const current = useCurrentScreen();
  const placement = i18n.dir() === 'rtl' ? 'left' : 'right';
  return (
    <nav aria-label={t('admin.shell.navigation')}>
      {useSections().map(({ group, screens }) => (
        <RailGroup key={group} aria-label={group === 'start' ? undefined : t(`admin.shell.${group}`)}>
          {screens.map(({ to, name, Icon }) => (
            <li key={to}>
              <Tooltip describeChild title={t(`admin.shell.${name}`)} placement={placement} {...delays}>
                <RailLink to={to} aria-current={current?.to === to ? 'page' : undefined}>
                  <Icon size={20} aria-hidden />
                  <VisuallyHidden>{t(`admin.shell.${name}`)}</VisuallyHidden>
                  <WaitingBadge screen={name} />
                </RailLink>
              </Tooltip>
            </li>
          ))}
        </RailGroup>
      ))}
    </nav>
  );
}
