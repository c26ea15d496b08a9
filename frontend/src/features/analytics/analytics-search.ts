import { limits, savedViewFields, type SavedViewField } from '@henna/domain';

type Name = 'tab' | SavedViewField | 'q' | 'page';

/** All that tabs of the analysts' screen keep in its address; `scenario` is what a What if is asked with. */
const names: ReadonlySet<Name> = new Set<Name>(['tab', ...Object.values(savedViewFields).flat(), 'q', 'page']);

/** Text as it stands in the address: each tab takes what it knows, when it is loaded. */
export type AnalyticsSearch = { readonly [name in Name]?: string };

export const analyticsSearchOf = (raw: Readonly<Record<string, unknown>>): AnalyticsSearch =>
  Object.fromEntries(
    [...names].flatMap((name) => {
      const value = typeof raw[name] === 'number' ? String(raw[name]) : raw[name];
      return typeof value === 'string' && value !== '' && value.length <= limits.analyticsField ? [[name, value]] : [];
    }),
  );
