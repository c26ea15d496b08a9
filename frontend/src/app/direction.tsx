import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { useMemo, type ReactNode } from 'react';
import { prefixer } from 'stylis';
import { useLanguage } from '../lib/use-language.ts';
import { themeOf } from './theme/theme.ts';

const caches = {
  ltr: createCache({ key: 'henna' }),
  rtl: createCache({ key: 'henna-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

/** Theme and style cache of the language's direction. */
export function Direction({ children }: { readonly children: ReactNode }) {
  const { direction } = useLanguage();
  const theme = useMemo(() => themeOf(direction), [direction]);
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
