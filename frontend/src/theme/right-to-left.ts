import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

/** Without the prefixer of stylis: browsers that run the build know our styles' properties by their own names. */
export const rightToLeftCache = (): EmotionCache => createCache({ key: 'henna-rtl', stylisPlugins: [rtlPlugin] });
