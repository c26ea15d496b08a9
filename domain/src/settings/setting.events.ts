import type { VotingOption } from '../catalogue/category.events.ts';
import type { EventOf } from '../shared/event.ts';

/** What each setting holds, by its key. */
export interface SettingValues {
  /** Offered where neither subcategory nor category has options of its own. */
  readonly votingOptions: { readonly options: readonly VotingOption[] };
}

export type SettingKey = keyof SettingValues;

/** Stream `setting-<key>`. `from` is `null` at the first setting. */
export type SettingChanged = {
  [Key in SettingKey]: EventOf<
    'SettingChanged',
    {
      readonly key: Key;
      readonly from: SettingValues[Key] | null;
      readonly to: SettingValues[Key];
      readonly changedAt: string;
    }
  >;
}[SettingKey];
