import type { SettingDocument } from '@henna/domain';
import { logOf, type NewEvent } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';

const set = (label: string, changedAt: string): NewEvent => ({
  type: 'SettingChanged',
  data: { key: 'votingOptions', from: null, to: { options: [{ id: label, label }] }, changedAt },
});

it('keeps the latest value of a setting', async () => {
  const views = await project(logOf(set('Good', '2026-03-01T10:00:00.000Z'), set('Fine', '2026-03-02T10:00:00.000Z')));
  expect(views.documents<SettingDocument>('setting')).toMatchObject([
    { _id: 'votingOptions', value: { options: [{ label: 'Fine' }] }, updatedAt: new Date('2026-03-02T10:00:00.000Z') },
  ]);
});
