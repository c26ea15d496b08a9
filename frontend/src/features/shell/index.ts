// Shell: header, footer, navigation and search field of the public pages, and what the staff's shell has in common with it.
// Other features import only from here.
export { openHelp } from './help.ts';
export { LanguageToggle } from './language-toggle.tsx';
export { Shell } from './shell.tsx';
export { useChangeLanguage } from './use-change-language.ts';
