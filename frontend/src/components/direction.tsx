import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { useMemo, type ReactNode } from 'react';
import { useLanguage } from '../lib/use-language.ts';
import { styleCacheOf } from '../theme/style-cache.ts';
import { darkSelector, themeOf } from '../theme/theme.ts';

interface DirectionProps {
  /** Takes the styles instead of the page's own cache, where a page is rendered for somebody else. */
  readonly styles?: EmotionCache | undefined;
  readonly children: ReactNode;
}

type StyleSheets = ReturnType<Theme['generateStyleSheets']>;

/** Before a script has read what was chosen, the colours are those of the system. */
const withSystemColours = (sheets: StyleSheets): StyleSheets => [
  ...sheets,
  ...sheets
    .filter((sheet) => darkSelector in sheet)
    .map((sheet) => ({
      '@media (prefers-color-scheme: dark)': { ':root:not([data-theme])': sheet[darkSelector] as object },
    })),
];

/**
 * Theme and styles of the language's direction. The colours of both schemes are written out as CSS variables here:
 * the browser alone chooses between them, so Material's own provider, which can switch schemes, is not needed.
 */
export function Direction({ styles, children }: DirectionProps) {
  const { direction } = useLanguage();
  const theme = useMemo(() => themeOf(direction), [direction]);
  const variables = useMemo(() => withSystemColours(theme.generateStyleSheets()), [theme]);
  return (
    <CacheProvider value={styles ?? styleCacheOf(direction)}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={variables} />
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
