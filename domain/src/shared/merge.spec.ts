import { constantFrom, assert, property, record } from 'fast-check';
import { merge } from './merge.ts';

interface Fields {
  readonly name: string;
  readonly note: string | null;
  readonly shades: readonly string[];
}
const base: Fields = { name: 'Gloss', note: null, shades: ['red', 'pink'] };

const given = (theirs: Partial<Fields>) => ({
  when: (mine: Partial<Fields>, from: Fields | undefined = base) => ({
    then: (expected: ReturnType<typeof merge<Fields>>) =>
      expect(merge<Fields>(from, { ...base, ...theirs }, mine)).toEqual(expected),
  }),
});
const applied = (changes: Partial<Fields>) => ({ changes, conflicts: [] });

describe('an edit of a record that somebody else has changed since', () => {
  it('is applied where only it has changed a field', () => {
    given({ note: 'New' })
      .when({ name: 'Gloss Bomb' })
      .then(applied({ name: 'Gloss Bomb' }));
  });

  it('leaves what it sends unchanged as it is now', () => {
    given({ note: 'New' })
      .when({ ...base, name: 'Gloss Bomb' })
      .then(applied({ name: 'Gloss Bomb' }));
    given({ note: 'New' }).when({ note: null }).then(applied({}));
  });

  it('has to be decided where both have changed a field to different values', () => {
    given({ note: 'Theirs', name: 'Gloss!' })
      .when({ note: 'Mine', shades: [] })
      .then({
        changes: { shades: [] },
        conflicts: [{ field: 'note', base: null, theirs: 'Theirs', mine: 'Mine' }],
      });
    given({ note: 'Theirs' })
      .when({ note: 'Mine' })
      .then({ changes: {}, conflicts: [{ field: 'note', base: null, theirs: 'Theirs', mine: 'Mine' }] });
  });

  it('is done already where both have made the same of a field', () => {
    given({ note: 'Same', shades: ['nude'] })
      .when({ note: 'Same', shades: ['nude'] })
      .then(applied({}));
  });

  it('takes a list for one field, its order too', () => {
    const [red, pink] = base.shades as [string, string];
    given({ shades: [red, pink, 'nude'] })
      .when({ shades: [red, pink, 'plum'] })
      .then({
        changes: {},
        conflicts: [{ field: 'shades', base: [red, pink], theirs: [red, pink, 'nude'], mine: [red, pink, 'plum'] }],
      });
    given({ name: 'New' })
      .when({ shades: [pink, red] })
      .then(applied({ shades: [pink, red] }));
  });

  it('is applied where a field was changed and changed back', () => {
    given({})
      .when({ note: 'Mine' })
      .then(applied({ note: 'Mine' }));
  });

  it('has every difference to decide when what it began on is not known', () => {
    expect(merge<Fields>(undefined, { ...base, note: 'Theirs' }, { ...base, note: null })).toEqual({
      changes: {},
      conflicts: [{ field: 'note', theirs: 'Theirs', mine: null }],
    });
  });
});

describe('any merge', () => {
  const value = constantFrom(null, 0, 1, ['a'], ['a', 'b'], { ar: 'ا' });
  const fields = { a: value, b: value, c: value, d: value };
  const whole = record(fields);
  const some = record(fields, { requiredKeys: [] });
  type Whole = Record<keyof typeof fields, unknown>;
  const unchanged = (from: Whole, to: Partial<Whole>) =>
    (Object.keys(from) as (keyof Whole)[]).filter(
      (key) => !(key in to) || JSON.stringify(to[key]) === JSON.stringify(from[key]),
    );

  it('never changes a field that the edit left as it was, nor one that others have changed', () => {
    assert(
      property(whole, some, some, (from, others, mine) => {
        const theirs: Whole = { ...from, ...others };
        const { changes } = merge<Whole>(from, theirs, mine);
        for (const key of unchanged(from, mine)) expect(changes).not.toHaveProperty(key);
        for (const key of Object.keys(changes) as (keyof Whole)[]) {
          expect(changes[key]).toEqual(mine[key]);
          expect(theirs[key]).toEqual(from[key]);
        }
      }),
    );
  });

  it('comes to the same record, or the same conflicts, whichever of the two is saved first', () => {
    assert(
      property(whole, some, some, (from, one, other) => {
        const [first, second]: [Whole, Whole] = [
          { ...from, ...one },
          { ...from, ...other },
        ];
        const after = merge<Whole>(from, first, other);
        const before = merge<Whole>(from, second, one);
        const mirrored = before.conflicts.map(({ theirs, mine, ...rest }) => ({ ...rest, theirs: mine, mine: theirs }));
        const byField = (list: readonly { readonly field: string }[]) =>
          [...list].sort((a, b) => a.field.localeCompare(b.field));
        expect(byField(after.conflicts)).toEqual(byField(mirrored));
        if (after.conflicts.length === 0)
          expect({ ...first, ...after.changes }).toEqual({ ...second, ...before.changes });
      }),
    );
  });

  it('changes nothing when it is done again', () => {
    assert(
      property(whole, some, some, (from, others, mine) => {
        const theirs: Whole = { ...from, ...others };
        const { changes, conflicts } = merge<Whole>(from, theirs, mine);
        expect(merge<Whole>(from, { ...theirs, ...changes }, mine)).toEqual({ changes: {}, conflicts });
      }),
    );
  });
});
