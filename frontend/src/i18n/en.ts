import { accounts } from './accounts.en.ts';
import { brands } from './brands.en.ts';
import { category } from './category.en.ts';
import { commenting } from './commenting.en.ts';
import { common } from './common.en.ts';
import { footer } from './footer.en.ts';
import { header } from './header.en.ts';
import { home } from './home.en.ts';
import { product } from './product.en.ts';
import { products } from './products.en.ts';
import { profile } from './profile.en.ts';
import { rating } from './rating.en.ts';
import { voting } from './voting.en.ts';

export const en = {
  accounts,
  brands,
  category,
  commenting,
  common,
  footer,
  header,
  home,
  product,
  products,
  profile,
  rating,
  voting,
} as const;
