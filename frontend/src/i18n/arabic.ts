import '@fontsource-variable/readex-pro/wght.css';
import { fontsFor } from '../lib/fonts.ts';

export * as ar from './ar.ts';
export { productTypes } from './product-types.ar.ts';

export const loadArabicFont = (): Promise<void> => fontsFor(['Readex Pro Variable'], 'حa');
