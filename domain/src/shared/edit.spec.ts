import { changeOf, ChangedSinceError, mergedEdit, requireRevision } from './edit.ts';
import type { Labels } from './event.ts';

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
  const toResponse = (record: { revision: number }) => ({ shown: record.revision });

  it.each([undefined, '*', '3'])('accepts %s at revision 3', (revision) => {
    expect(() => requireRevision({ revision: 3 }, { revision, toResponse })).not.toThrow();
  });

  it.each(['2', '4'])('refuses "%s" at revision 3 with the current record', (revision) => {
    expect(() => requireRevision({ revision: 3 }, { revision, toResponse })).toThrow(ChangedSinceError);
    try {
      requireRevision({ revision: 3 }, { revision, toResponse });
    } catch (error) {
      expect(error).toMatchObject({ status: 409, code: 'CHANGED_SINCE', details: { current: { shown: 3 } } });
    }
  });
});

describe('mergedEdit', () => {
  const record = { name: 'now', note: 'n', revision: 3 };
  const past = (revision: bigint) => (revision === 1n ? { ...record, name: 'then', revision: 1 } : undefined);
  const edit = (mine: { name?: string; note?: string }, revision?: string) => () =>
    mergedEdit(record, () => mine, { revision, toResponse: ({ name }) => name }, past);

  it.each([undefined, '*', '3'])('applies everything that was sent for %s at revision 3', (revision) => {
    expect(edit({ name: 'mine', note: 'mine' }, revision)()).toEqual({ name: 'mine', note: 'mine' });
  });

  it('merges with the record at another revision', () => {
    expect(edit({ name: 'then', note: 'mine' }, '1')()).toEqual({ note: 'mine' });
    expect(edit({ name: 'mine', note: 'mine' }, '1')).toThrow(
      expect.objectContaining({
        status: 409,
        details: { current: 'now', conflicts: [{ field: 'name', base: 'then', theirs: 'now', mine: 'mine' }] },
      }),
    );
  });

  it('asks about every difference at a revision that never was', () => {
    expect(edit({ name: 'now', note: 'mine' }, '99')).toThrow(
      expect.objectContaining({
        details: { current: 'now', conflicts: [{ field: 'note', theirs: 'n', mine: 'mine' }] },
      }),
    );
  });
});
