import type { Labels } from '@henna/contracts';
import { changeOf, ChangedSinceError, requireKnown } from './record.ts';

describe('changeOf', () => {
  const current: { name: string; labels: Labels; description: string | null; active: boolean } = {
    name: 'a',
    labels: { ar: 'ا' },
    description: null,
    active: true,
  };

  it('holds only the fields that differ, both sides', () => {
    expect(changeOf(current, { name: 'b', active: true, description: 'text' })).toEqual({
      from: { name: 'a', description: null },
      to: { name: 'b', description: 'text' },
    });
  });

  it('compares by content and leaves what is not wanted', () => {
    expect(changeOf(current, { labels: { ar: 'ا' }, name: undefined })).toBeUndefined();
    expect(changeOf(current, { labels: {} })).toEqual({ from: { labels: { ar: 'ا' } }, to: { labels: {} } });
  });
});

describe('requireKnown', () => {
  const present = (record: { revision: number }) => ({ shown: record.revision });

  it.each([undefined, '*', '3'])('accepts %s at revision 3', (revision) => {
    expect(() => requireKnown({ revision: 3 }, { revision, present })).not.toThrow();
  });

  it.each(['2', '4', '03', '', 'x'])('refuses "%s" at revision 3 with the current record', (revision) => {
    expect(() => requireKnown({ revision: 3 }, { revision, present })).toThrow(ChangedSinceError);
    try {
      requireKnown({ revision: 3 }, { revision, present });
    } catch (error) {
      expect(error).toMatchObject({ status: 409, code: 'CHANGED_SINCE', details: { current: { shown: 3 } } });
    }
  });
});
