import '@fontsource-variable/readex-pro/wght.css';

export { ar } from './ar.ts';
export { productTypes } from './product-types.ar.ts';

/** Milliseconds the first Arabic screen waits for its font, whose letters are wider than those of a stand-in. */
const patience = 500;

/** Settles when the Arabic font is there, or waiting longer would be worse than a change of letters. */
export async function arabicFont(): Promise<void> {
  if (!('fonts' in document)) return;
  const loaded = document.fonts.load("16px 'Readex Pro Variable'", 'حa').catch(() => []);
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))]);
}
