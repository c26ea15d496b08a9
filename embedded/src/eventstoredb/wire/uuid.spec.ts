import fc from 'fast-check';
import { decodeUuid, encodeStructuredUuid, parseUuid } from './uuid.ts';

describe('uuids', () => {
  const id = '0123abcd-4567-89ab-cdef-0123456789ab';
  it.each([id, id.toUpperCase(), id.replaceAll('-', ''), `{${id}}`, `(${id})`])('%s is one', (text) =>
    expect(parseUuid(text)).toBe(id),
  );
  it.each(['', 'nope', `${id}0`, id.replace('-', ''), '00000000-0000-0000-0000-000000000000', '0'.repeat(32)])(
    '%j is none',
    (text) => expect(parseUuid(text)).toBeUndefined(),
  );
  it('survive the structured form', () => {
    fc.assert(fc.property(fc.uuid(), (uuid) => expect(decodeUuid(encodeStructuredUuid(uuid))).toBe(uuid)));
  });
});
