import { dark, light } from '../theme/palette.ts';
import { local, storageKeys } from './storage.ts';
import { createStore } from './store.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** What the visitor chose in this browser; else the system's colours. */
export const storedTheme = (): ThemeChoice => {
  const stored = local.get(storageKeys.theme);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
};

/** Gives the page the colours that were chosen, or those of the system. */
export function applyTheme(choice: ThemeChoice): void {
  const theme = choice === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.media.includes('dark') ? dark : light;
    meta.content = (choice === 'system' ? own : { dark, light }[theme]).background.default;
  }
}

const chosenTheme = createStore<ThemeChoice>(storedTheme(), 'system');

/** The colours that were chosen. */
export const useThemeChoice = chosenTheme.use;

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') local.remove(storageKeys.theme);
  else local.set(storageKeys.theme, choice);
  chosenTheme.set(choice);
  applyTheme(choice);
}

/** Applies what is stored, now and whenever the system's colours or the choice in another tab change. */
export function followTheme(): void {
  const apply = () => {
    chosenTheme.set(storedTheme());
    applyTheme(chosenTheme.get());
  };
  apply();
  systemIsDark().addEventListener('change', apply);
  addEventListener('storage', ({ key }) => key === storageKeys.theme && apply());
}
