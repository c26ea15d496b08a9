import type { SettingDocument } from '@henna/domain';
import { instant } from './event-values.ts';
import { defineProjection } from '../projection.ts';

export const settingProjection = defineProjection<SettingDocument>()({
  view: 'setting',
  version: 1,
  handles: ['SettingChanged'],
  async apply({ data: { key, to, changedAt }, revision }, settings) {
    return settings.put({ _id: key, value: to, updatedAt: instant(changedAt), revision: Number(revision) });
  },
});
