import { account } from './account.ar.ts';
import { accounts } from './accounts.ar.ts';
import { brands } from './brands.ar.ts';
import { category } from './category.ar.ts';
import { commenting } from './commenting.ar.ts';
import { common } from './common.ar.ts';
import { footer } from './footer.ar.ts';
import { header } from './header.ar.ts';
import { help } from './help.ar.ts';
import { home } from './home.ar.ts';
import { publicRefusals as refusals } from './refusals.ar.ts';
import { product } from './product.ar.ts';
import { products } from './products.ar.ts';
import { profile } from './profile.ar.ts';
import { rating } from './rating.ar.ts';
import { trend } from './trend.ar.ts';
import { report } from './report.ar.ts';
import { search } from './search.ar.ts';
import { voting } from './voting.ar.ts';

export const ar = {
  account,
  accounts,
  brands,
  category,
  commenting,
  common,
  footer,
  header,
  help,
  home,
  product,
  products,
  profile,
  rating,
  refusals,
  report,
  search,
  trend,
  voting,
} as const;
