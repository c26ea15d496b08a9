import { publicRefusals as refusals } from '@henna/domain/refusals';
import { account } from './account.en.ts';
import { accounts } from './accounts.en.ts';
import { admin } from './admin.en.ts';
import { brands } from './brands.en.ts';
import { category } from './category.en.ts';
import { commenting } from './commenting.en.ts';
import { firstTexts } from './first.en.ts';
import { help } from './help.en.ts';
import { home } from './home.en.ts';
import { product } from './product.en.ts';
import { products } from './products.en.ts';
import { profile } from './profile.en.ts';
import { rating } from './rating.en.ts';
import { trend } from './trend.en.ts';
import { report } from './report.en.ts';
import { search } from './search.en.ts';
import { voting } from './voting.en.ts';

/** All texts, whenever they are loaded: for their types and the check that none is missing. */
export const en = {
  ...firstTexts,
  account,
  accounts,
  admin,
  brands,
  category,
  commenting,
  help,
  home,
  product,
  products,
  profile,
  rating,
  trend,
  refusals,
  report,
  search,
  voting,
} as const;
