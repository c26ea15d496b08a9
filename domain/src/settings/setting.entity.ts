import { list, type Entity } from '../entities/entity.ts';
import { globalOptions, globalOptionsStream, type GlobalOptions } from './global-options.ts';
import type { SettingDocument } from './setting.document.ts';
import type { SettingChanged } from './setting.events.ts';

export const settingEntity: Entity<'setting', SettingChanged, GlobalOptions, { file: 'settings'; view: 'setting' }> = {
  kind: 'setting',
  file: 'settings',
  id: { field: 'key' },
  stream: () => globalOptionsStream,
  aggregate: globalOptions,
  record: ({ options, revision }) => ({ revision, removed: false, fields: { votingOptions: options } }),
  fields: { votingOptions: list },
  events: {
    SettingChanged: {
      action: 'changed',
      at: 'changedAt',
      undo: 'admin',
      changes: ({ key, from, to }) => ({ from: { [key]: from?.options ?? null }, to: { [key]: to.options } }),
    },
  },
  view: 'setting',
  liveLists: ['settings'],
  snapshot: { initial: {}, hasUpdateTime: true },
  readSnapshot: ({ value }) => ({ votingOptions: (value as SettingDocument['value']).options }),
  inSnapshot: (_, { data: { to }, time, revision }) => ({ value: to, updatedAt: time, revision }),
};
