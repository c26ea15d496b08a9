import { ChangedSinceError } from '../shared/edit.ts';
import { normalizeText } from '../shared/normalize-text.ts';
import { noPast, specOf } from '../testing/spec-of.ts';
import type { CategoryEvent, CategoryFields, Tone, VotingOption } from './category.events.ts';
import { category } from './category.ts';
import { optionSetOf, removeVotingOptions, setVotingOptions } from './option-set.ts';
import { revertedOptions, type OptionSetInput } from './voting-options.ts';

const at = '2026-03-01T12:00:00.000Z';
const fields: CategoryFields = {
  name: 'makeup',
  displayName: 'Makeup',
  labels: {},
  description: null,
  active: true,
  sortOrder: 0,
};
const history: CategoryEvent[] = [
  { type: 'CategoryAdded', data: { categoryId: 'c1', ...fields, addedAt: at } },
  { type: 'SubcategoryAdded', data: { categoryId: 'c1', subcategoryId: 's1', ...fields, addedAt: at } },
];
const given = (...events: CategoryEvent[]) =>
  [...history, ...events].reduce(
    (state, event, index) => category.evolve(state, { ...event, id: `event-${index}`, revision: BigInt(index) }),
    category.initialState(),
  );
const idOf = (label: string) => `id of ${label}`;
const ids = { derived: (label: string) => idOf(normalizeText(label)), fresh: (label: string) => `fresh ${label}` };
const currentAt = (revision?: string) => ({ revision, toResponse: () => 'current' });
const decide = (input: OptionSetInput, subcategoryId: string | null = null, revision?: string) =>
  setVotingOptions(subcategoryId, input, ids, currentAt(revision), at);
const words = (...labels: string[]): OptionSetInput => ({ options: labels.map((label) => ({ label })) });

/** Saves one after the other; the options of the last. */
const after = (...saves: OptionSetInput[]) => {
  const events = saves.reduce<CategoryEvent[]>((all, wanted) => [...all, ...decide(wanted)(given(...all), noPast)], []);
  return optionSetOf(given(...events)!, null)?.options;
};

describe('setting voting options', () => {
  it('gives every option the id of its folded label, in every set', () => {
    const to = [
      { id: idOf('soft'), label: 'Soft', labels: { ar: 'ناعم' } },
      { id: idOf('creme'), label: 'Crème' },
    ];
    const input = { options: [{ label: 'Soft', labels: { ar: 'ناعم' } }, { label: 'Crème' }] };
    for (const subcategoryId of [null, 's1'])
      expect(decide(input, subcategoryId)(given(), noPast)).toEqual([
        { type: 'VotingOptionsSet', data: { categoryId: 'c1', subcategoryId, from: null, to, setAt: at } },
      ]);
  });

  it('writes nothing when nothing changes, and an event when only the order does', () => {
    const first = decide(words('Soft', 'Dry'))(given(), noPast);
    expect(decide(words('Soft', 'Dry'))(given(...first), noPast)).toEqual([]);
    expect(decide(words('Dry', 'Soft'))(given(...first), noPast)).toHaveLength(1);
  });

  it('keeps the id through a renaming, a change of case, and a repeated renaming', () => {
    const renamed = { ...words('Soft', 'Greasy'), renames: [{ from: 'Gresay', to: 'Greasy' }] };
    const expected = [
      { id: idOf('soft'), label: 'Soft' },
      { id: idOf('gresay'), label: 'Greasy' },
    ];
    expect(after(words('soft', 'Gresay'), renamed)).toEqual(expected);
    expect(after(words('soft', 'Gresay'), renamed, renamed)).toEqual(expected);
  });

  it('lets two options swap their labels', () => {
    const swap = [
      { from: 'Soft', to: 'Dry' },
      { from: 'Dry', to: 'Soft' },
    ];
    expect(after(words('Soft', 'Dry'), { ...words('Soft', 'Dry'), renames: swap })).toEqual([
      { id: idOf('dry'), label: 'Soft' },
      { id: idOf('soft'), label: 'Dry' },
    ]);
  });

  it('gives a fresh id to a word whose id stands for another', () => {
    const renamed = { ...words('Great'), renames: [{ from: 'Good', to: 'Great' }] };
    expect(after(words('Good'), renamed, words('Great', 'Good'))).toEqual([
      { id: idOf('good'), label: 'Great' },
      { id: 'fresh Good', label: 'Good' },
    ]);
    expect(after(words('Café', 'Cafe'))).toEqual([
      { id: idOf('cafe'), label: 'Café' },
      { id: 'fresh Cafe', label: 'Cafe' },
    ]);
  });

  it('brings back a retired option with the id it had, and never its id under another word', () => {
    const renamed = { ...words('Great', 'Dry'), renames: [{ from: 'Good', to: 'Great' }] };
    const history = [words('Good', 'Dry'), renamed, words('Dry')];
    expect(after(...history, words('Great'))).toEqual([{ id: idOf('good'), label: 'Great' }]);
    expect(after(...history, words('Good'))).toEqual([{ id: 'fresh Good', label: 'Good' }]);
  });

  it('keeps the labels of an option unless others are given', () => {
    const arabic = (label: string, ar?: string): OptionSetInput => ({ options: [{ label, labels: ar ? { ar } : {} }] });
    expect(after(arabic('Soft', 'ناعم'), words('Soft'))).toMatchObject([{ labels: { ar: 'ناعم' } }]);
    expect(after(arabic('Soft', 'ناعم'), arabic('Soft'))).toEqual([{ id: idOf('soft'), label: 'Soft' }]);
  });

  it('keeps the tone of an option unless another is given, through a renaming too, and stores no neutral one', () => {
    const toned = (label: string, tone?: Tone): OptionSetInput => ({ options: [{ label, ...(tone && { tone }) }] });
    const soft = { id: idOf('soft'), label: 'Soft' };
    expect(after(toned('Soft', 'positive'), words('Soft'))).toEqual([{ ...soft, tone: 'positive' }]);
    expect(after(toned('Soft', 'positive'), toned('Soft', 'negative'))).toEqual([{ ...soft, tone: 'negative' }]);
    expect(after(toned('Soft', 'positive'), toned('Soft', 'neutral'))).toEqual([soft]);
    const renamed = { ...words('Silky'), renames: [{ from: 'Soft', to: 'Silky' }] };
    expect(after(toned('Soft', 'negative'), renamed)).toEqual([{ ...soft, label: 'Silky', tone: 'negative' }]);
  });

  it('goes back to the tones of a former set', () => {
    const [soft, dry] = [
      { id: idOf('soft'), label: 'Soft', tone: 'negative' as const },
      { id: idOf('dry'), label: 'Dry' },
    ];
    const back = revertedOptions({
      now: [
        { ...soft, tone: 'positive' },
        { ...dry, tone: 'negative' },
      ],
      back: [soft, dry],
    });
    expect(
      after(
        {
          options: [
            { label: 'Soft', tone: 'positive' },
            { label: 'Dry', tone: 'negative' },
          ],
        },
        back,
      ),
    ).toEqual([soft, dry]);
  });

  it.each<[string, OptionSetInput]>([
    ['no options', words()],
    ['51 options', words(...Array.from({ length: 51 }, (_, index) => `Option ${index}`))],
    ['one word twice', words('Soft', 'SOFT')],
    ['a renaming of what is not there', { ...words('Soft'), renames: [{ from: 'Hard', to: 'Soft' }] }],
    ['a renaming to what is not wanted', { ...words('Hard'), renames: [{ from: 'Dry', to: 'Soft' }] }],
    [
      'two renamings of one option',
      {
        ...words('Soft', 'Hard'),
        renames: [
          { from: 'Dry', to: 'Soft' },
          { from: 'Dry', to: 'Hard' },
        ],
      },
    ],
  ])('refuses %s', (_, wanted) => {
    const events = decide(words('Dry'))(given(), noPast);
    expect(() => decide(wanted)(given(...events), noPast)).toThrow(expect.objectContaining({ status: 400 }));
  });

  describe('that others have changed since', () => {
    const [soft, dry] = ['Soft', 'Dry'].map((label) => ({ id: idOf(label.toLowerCase()), label }));
    const set = (from: readonly VotingOption[] | null, to: readonly VotingOption[] | null): CategoryEvent => ({
      type: 'VotingOptionsSet',
      data: { categoryId: 'c1', subcategoryId: null, from, to, setAt: at },
    });
    const first = set(null, [soft!]);
    const after = (...events: CategoryEvent[]) => ({
      when: (input: OptionSetInput, revision: string) =>
        specOf(category)
          .given([...history, ...events])
          .when(decide(input, null, revision)),
    });

    it('is one field: two different lists have to be decided, equal ones not', () => {
      const both = after(first, set([soft!], [soft!, dry!]));
      both.when(words('Soft', 'Dry'), '2').then([]);
      both.when(words('Soft'), '2').then([]);
      both.when(words('Dry'), '2').thenConflicts({
        field: 'options',
        base: [soft],
        theirs: [soft, dry],
        mine: [dry],
      });
      both.when(words('Dry'), '3').then([set([soft!, dry!], [dry!])]);
    });

    it('keeps the id of an option that was renamed while others changed the set and changed it back', () => {
      const renaming = { ...words('Silky'), renames: [{ from: 'Soft', to: 'Silky' }] };
      after(first, set([soft!], [dry!]), set([dry!], [soft!]))
        .when(renaming, '2')
        .then([set([soft!], [{ id: soft!.id, label: 'Silky' }])]);
    });

    it('has to be decided where it was taken away, or is there by now', () => {
      after(first, set([soft!], null))
        .when(words('Dry'), '2')
        .thenConflicts({ field: 'options', base: [soft], theirs: null, mine: [dry] });
      after(first, set([soft!], null))
        .when(words('Soft'), '2')
        .then([]);
      after(first)
        .when(words('Dry'), '-1')
        .thenConflicts({ field: 'options', base: null, theirs: [soft], mine: [dry] });
      after()
        .when(words('Dry'), '-1')
        .then([set(null, [dry!])]);
    });
  });

  it('refuses a set of what does not stand', () => {
    const removed: CategoryEvent = { type: 'CategoryRemoved', data: { categoryId: 'c1', removedAt: at } };
    expect(() => decide(words('Soft'))(given(removed), noPast)).toThrow('no such category');
    expect(() => decide(words('Soft'), 's2')(given(), noPast)).toThrow('no such subcategory');
  });
});

describe('taking a set away', () => {
  const remove = (subcategoryId: string | null, revision?: string) =>
    removeVotingOptions(subcategoryId, currentAt(revision), at);
  const set = decide(words('Soft', 'Dry'))(given(), noPast);
  const options = optionSetOf(given(...set)!, null)!.options;

  it('lets the category inherit again, once, and keeps the ids for a set to come', () => {
    const gone = remove(null)(given(...set));
    expect(gone).toEqual([
      { type: 'VotingOptionsSet', data: { categoryId: 'c1', subcategoryId: null, from: options, to: null, setAt: at } },
    ]);
    expect(remove(null)(given(...set, ...gone))).toEqual([]);
    const again = decide(words('Dry', 'Soft'))(given(...set, ...gone), noPast);
    expect(again).toMatchObject([{ data: { from: null, to: [options[1], options[0]] } }]);
  });

  it('refuses who knows another revision, and an unknown subcategory', () => {
    expect(() => remove(null, '1')(given(...set))).toThrow(ChangedSinceError);
    expect(() => remove('unknown')(given(...set))).toThrow('no such subcategory');
  });
});
