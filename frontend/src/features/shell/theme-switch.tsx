import { styled } from '@mui/material/styles';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, themeChoices, useThemeChoice } from '../../lib/theme-choice.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

const Group = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  padding: 3,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 999,
}));
const Choice = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  paddingInline: 12,
  border: 0,
  borderRadius: 999,
  background: 'none',
  color: theme.vars?.palette.text.secondary,
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { color: theme.vars?.palette.text.primary },
  '&[aria-pressed=true]': {
    background: theme.vars?.palette.background.paper,
    color: theme.vars?.palette.text.primary,
    fontWeight: 600,
  },
}));

/** The colours of the site: those of the system, light or dark. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const chosen = useThemeChoice();
  return (
    <Group role="group" aria-label={t('footer.theme')}>
      {themeChoices.map((choice) => {
        const Icon = icons[choice];
        return (
          <Choice key={choice} type="button" aria-pressed={choice === chosen} onClick={() => chooseTheme(choice)}>
            <Icon size={16} aria-hidden />
            {t(`footer.themes.${choice}`)}
          </Choice>
        );
      })}
    </Group>
  );
}
