import { limits, savedViewFields, type SavedViewField } from '@henna/domain';

type Name = 'tab' | SavedViewField | 'q' | 'page' | 'dashboard';

/** All address parameters of the analysts' tabs; `scenario` holds draft rules. */
const names: ReadonlySet<Name> = new Set<Name>([
  'tab',
  ...Object.values(savedViewFields).flat(),
  'q',
  'page',
  'dashboard',
]);

/** Text as it is in the address; each tab parses its own part when it is loaded. */
export type AnalyticsSearch = { readonly [name in Name]?: string };

export const analyticsSearchOf = (raw: Readonly<Record<string, unknown>>): AnalyticsSearch =>
  Object.fromEntries(
    [...names].flatMap((name) => {
      const value = typeof raw[name] === 'number' ? String(raw[name]) : raw[name];
      return typeof value === 'string' && value !== '' && value.length <= limits.analyticsField ? [[name, value]] : [];
    }),
  );
