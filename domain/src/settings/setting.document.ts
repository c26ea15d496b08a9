import type { Positioned } from '../shared/views.ts';
import type { SettingKey, SettingValues } from './setting.events.ts';

/** View `setting`, by key. */
export interface SettingDocument<Key extends SettingKey = SettingKey> extends Positioned {
  readonly _id: Key;
  readonly value: SettingValues[Key];
  readonly updatedAt: Date;
  readonly revision: number;
}
