import { eventTypes } from '@henna/domain';
import { eventNames as arabic } from '../../i18n/admin/history-names.ar.ts';
import { eventNames as english } from '../../i18n/admin/history-names.en.ts';
import { isNamedEventType } from './event-types.ts';

test.each(Object.entries({ english, arabic }))('every event of the log has a name in %s', (_, names) => {
  expect(eventTypes.filter((type) => !isNamedEventType(type) && !(type in names))).toEqual([]);
});
