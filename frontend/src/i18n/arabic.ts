import '@fontsource-variable/readex-pro/wght.css';

export { ar } from './ar.ts';
export { productTypes } from './product-types.ar.ts';
