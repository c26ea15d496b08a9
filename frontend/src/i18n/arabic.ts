import '@fontsource-variable/readex-pro/wght.css';
import { fontsFor } from '../lib/fonts.ts';

export { ar } from './ar.ts';
export { productTypes } from './product-types.ar.ts';

export const arabicFont = (): Promise<void> => fontsFor(['Readex Pro Variable'], 'حa');
