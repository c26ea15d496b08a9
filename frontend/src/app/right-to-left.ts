import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

export const rightToLeftCache = (): EmotionCache =>
  createCache({ key: 'henna-rtl', stylisPlugins: [prefixer, rtlPlugin] });
