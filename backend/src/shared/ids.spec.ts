import { fallbackOptions } from '@henna/domain';
import { v5, validate, version } from 'uuid';
import { derivedId, derivedOptionId, eventId } from './ids.ts';

it.each(fallbackOptions)('the option $label that is offered at first has its derived id', ({ id, label }) =>
  expect(derivedOptionId(label)).toBe(id),
);

it.each(['ballot-p.u', 'brand-Güzellik ✓'])(
  'the id of an event of %s is the UUIDv5 of its command, stream and index',
  (stream) => expect(eventId('c1', stream, 3)).toBe(v5(`c1:${stream}:3`, '0d3a5c9e-3c9b-5f0b-8a51-5e7ad6c0a9b1')),
);

it('an id of a command is a UUIDv7 with its time', () => {
  const id = derivedId('c1', 'vote', 0x0123456789ab);
  expect(validate(id) && version(id)).toBe(7);
  expect(id.startsWith('01234567-89ab-7')).toBe(true);
});
