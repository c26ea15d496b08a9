import { applyTheme, chooseTheme, followTheme, storedTheme } from './theme-choice.ts';
import { storageKeys } from './storage.ts';

/** The system's colours, which may change. */
const systemOf = (isDark: boolean) => {
  const listeners: (() => void)[] = [];
  const query = { matches: isDark, addEventListener: (_: string, listener: () => void) => listeners.push(listener) };
  window.matchMedia = (() => query) as unknown as typeof window.matchMedia;
  return (next: boolean) => {
    query.matches = next;
    listeners.forEach((listener) => listener());
  };
};
const shown = () => document.documentElement.dataset.theme;

beforeEach(() => localStorage.clear());

test('the colours are those of the system, also when these change', () => {
  const change = systemOf(false);
  followTheme();
  expect(shown()).toBe('light');
  change(true);
  expect(shown()).toBe('dark');
});

test('a choice holds whatever the system says, until it is taken back', () => {
  const change = systemOf(false);
  followTheme();
  chooseTheme('dark');
  change(false);
  expect([shown(), storedTheme()]).toEqual(['dark', 'dark']);
  chooseTheme('system');
  expect([shown(), storedTheme(), localStorage.length]).toEqual(['light', 'system', 0]);
});

test('another tab chooses for this one too', () => {
  systemOf(false);
  followTheme();
  localStorage.setItem(storageKeys.theme, 'dark');
  dispatchEvent(new StorageEvent('storage', { key: storageKeys.theme }));
  expect(shown()).toBe('dark');
});

test('nonsense in the storage is no choice', () => {
  systemOf(true);
  localStorage.setItem(storageKeys.theme, 'sepia');
  applyTheme(storedTheme());
  expect(shown()).toBe('dark');
});
