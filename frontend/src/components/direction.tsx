import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { useMemo, type ReactNode } from 'react';
import { useLanguage } from '../lib/use-language.ts';
import { styleCacheOf } from '../theme/style-cache.ts';
import { themeOf } from '../theme/theme.ts';

/**
 * Theme and styles of the language's direction. The colours of both schemes are written out as CSS variables here:
 * the browser alone chooses between them, so Material's own provider, which can switch schemes, is not needed.
 */
export function Direction({ children }: { readonly children: ReactNode }) {
  const { direction } = useLanguage();
  const theme = useMemo(() => themeOf(direction), [direction]);
  const variables = useMemo(() => theme.generateStyleSheets(), [theme]);
  return (
    <CacheProvider value={styleCacheOf(direction)}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={variables} />
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
