import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from '@tanstack/react-router';
import { ExternalLink, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogout, type TokenHolder } from '../../admin-kit/session.ts';
import { Menu } from '../../components/menu.tsx';
import { chooseTheme, storedTheme, themeChoices, type ThemeChoice } from '../../lib/theme-choice.ts';
import { LanguageToggle, openHelp, useChangeLanguage } from '../shell/index.ts';
import { Holder } from './bar.styles.ts';
import { GuideLink } from './guide/guide-link.tsx';
import { useCurrentScreen } from './screens.ts';

/** Below this width the bar has no place for everything: it is in a menu. */
const tight = '(max-width: 74.99em)';

/** Who is logged in, language, colours, the way to the public site and out. */
export function AccountTools({ holder }: { readonly holder: TokenHolder }) {
  const isTight = useMediaQuery(tight, { noSsr: true });
  return isTight ? <AccountMenu holder={holder} /> : <Inline holder={holder} />;
}

function useTheme() {
  const [chosen, setChosen] = useState(storedTheme);
  const choose = (choice: ThemeChoice) => {
    chooseTheme(choice);
    setChosen(choice);
  };
  return { chosen, choose };
}

const themeIcons = { system: Monitor, light: Sun, dark: Moon };

function Inline({ holder }: { readonly holder: TokenHolder }) {
  const { t } = useTranslation();
  const logout = useLogout();
  return (
    <>
      <Holder title={t('admin.shell.signedInAs', { name: holder.name })}>
        <bdi>{holder.name}</bdi>
        {t(`admin.shell.roles.${holder.role}`)}
      </Holder>
      <GuideLink />
      <LanguageToggle />
      <ThemeButton />
      <SiteLink />
      <IconButton onClick={logout} aria-label={t('admin.shell.logout')} title={t('admin.shell.logout')}>
        <LogOut size={20} aria-hidden />
      </IconButton>
    </>
  );
}

/** Shows the colours that are chosen, and goes on to the next choice. */
export function ThemeButton() {
  const { t } = useTranslation();
  const { chosen, choose } = useTheme();
  const Icon = themeIcons[chosen];
  const next = themeChoices[(themeChoices.indexOf(chosen) + 1) % themeChoices.length]!;
  const label = t('admin.shell.theme', { theme: t(`footer.themes.${chosen}`) });
  return (
    <IconButton onClick={() => choose(next)} aria-label={label} title={label}>
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}

export function SiteLink() {
  const { t } = useTranslation();
  return (
    <IconButton href="/" aria-label={t('admin.shell.site')} title={t('admin.shell.site')}>
      <ExternalLink size={20} aria-hidden />
    </IconButton>
  );
}

function AccountMenu({ holder }: { readonly holder: TokenHolder }) {
  const { t } = useTranslation();
  const logout = useLogout();
  const { other, change } = useChangeLanguage();
  const { chosen, choose } = useTheme();
  const navigate = useNavigate();
  const screen = useCurrentScreen();
  return (
    <Menu
      label={t('admin.shell.account')}
      groups={[
        {
          label: `${holder.name} · ${t(`admin.shell.roles.${holder.role}`)}`,
          choices: [
            { text: t('header.toggleLanguage'), onChoose: () => void change(other) },
            { text: t('admin.shell.site'), onChoose: () => window.location.assign('/') },
            ...(screen
              ? [
                  {
                    text: t('admin.guide.title', { screen: t(`admin.shell.${screen.name}`) }),
                    onChoose: () => void navigate({ to: '/admin/guide/$topic', params: { topic: screen.name } }),
                  },
                ]
              : []),
            { text: t('footer.shortcuts'), onChoose: openHelp },
            { text: t('admin.shell.logout'), onChoose: logout },
          ],
        },
        {
          label: t('footer.theme'),
          choices: themeChoices.map((choice) => ({
            text: t(`footer.themes.${choice}`),
            checked: choice === chosen,
            onChoose: () => choose(choice),
          })),
        },
      ]}
    />
  );
}
