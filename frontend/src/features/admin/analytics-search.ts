import { limits } from '@henna/contracts';

/** All that tabs of the analysts' screen keep in its address; `scenario` is what a What if is asked with. */
const names = [
  'tab',
  'metric',
  'group',
  'by',
  'from',
  'to',
  'timeZone',
  'versus',
  'view',
  'types',
  'product',
  'brand',
  'category',
  'subcategory',
  'option',
  'language',
  'scenario',
  'sql',
  'q',
  'page',
] as const;

/** Text as it stands in the address: each tab takes what it knows, when it is loaded. */
export type AnalyticsSearch = { readonly [name in (typeof names)[number]]?: string };

export const analyticsSearchOf = (raw: Readonly<Record<string, unknown>>): AnalyticsSearch =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = typeof raw[name] === 'number' ? String(raw[name]) : raw[name];
      return typeof value === 'string' && value !== '' && value.length <= limits.analyticsField ? [[name, value]] : [];
    }),
  );
