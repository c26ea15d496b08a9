import { brands } from './brands.en.ts';
import { category } from './category.en.ts';
import { common } from './common.en.ts';
import { footer } from './footer.en.ts';
import { header } from './header.en.ts';
import { home } from './home.en.ts';
import { products } from './products.en.ts';

/** English texts that come with the first load; larger pages bring their own (`addEnglish`). */
export const firstTexts = { brands, category, common, footer, header, home, products } as const;
