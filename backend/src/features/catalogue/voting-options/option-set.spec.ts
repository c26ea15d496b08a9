import { votingOptionNamespace, type CategoryEvent, type CategoryFields } from '@henna/contracts';
import { v5 } from 'uuid';
import { category } from '../categories/category.ts';
import { ChangedSinceError } from '../record.ts';
import type { OptionsWanted } from './identified-options.ts';
import { optionSetOf, removeVotingOptions, setVotingOptions } from './option-set.ts';

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
    (state, event, index) => category.evolve(state, event, BigInt(index), `event-${index}`),
    category.initialState(),
  );
const known = (revision?: string) => ({ revision, present: () => 'current' });
const decide = (wanted: OptionsWanted, subcategoryId: string | null = null, revision?: string) =>
  setVotingOptions(subcategoryId, wanted, (label) => `fresh ${label}`, known(revision), at);
const words = (...labels: string[]): OptionsWanted => ({ options: labels.map((label) => ({ label })) });
const idOf = (label: string) => v5(label, votingOptionNamespace);

/** Saves one after the other; the options of the last. */
const after = (...saves: OptionsWanted[]) => {
  const events = saves.reduce<CategoryEvent[]>((all, wanted) => [...all, ...decide(wanted)(given(...all))], []);
  return optionSetOf(given(...events)!, null)?.options;
};

describe('setting voting options', () => {
  it('gives every option the id of its folded label, in every set', () => {
    const to = [
      { id: idOf('soft'), label: 'Soft', labels: { ar: 'ناعم' } },
      { id: idOf('creme'), label: 'Crème' },
    ];
    const wanted = { options: [{ label: 'Soft', labels: { ar: 'ناعم' } }, { label: 'Crème' }] };
    for (const subcategoryId of [null, 's1'])
      expect(decide(wanted, subcategoryId)(given())).toEqual([
        { type: 'VotingOptionsSet', data: { categoryId: 'c1', subcategoryId, from: null, to, setAt: at } },
      ]);
  });

  it('writes nothing when nothing changes, and an event when only the order does', () => {
    const first = decide(words('Soft', 'Dry'))(given());
    expect(decide(words('Soft', 'Dry'))(given(...first))).toEqual([]);
    expect(decide(words('Dry', 'Soft'))(given(...first))).toHaveLength(1);
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
    const arabic = (label: string, ar?: string): OptionsWanted => ({ options: [{ label, labels: ar ? { ar } : {} }] });
    expect(after(arabic('Soft', 'ناعم'), words('Soft'))).toMatchObject([{ labels: { ar: 'ناعم' } }]);
    expect(after(arabic('Soft', 'ناعم'), arabic('Soft'))).toEqual([{ id: idOf('soft'), label: 'Soft' }]);
  });

  it.each<[string, OptionsWanted]>([
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
    const events = decide(words('Dry'))(given());
    expect(() => decide(wanted)(given(...events))).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('refuses who knows another revision of the set', () => {
    const events = decide(words('Soft'))(given());
    expect(() => decide(words('Dry'), null, '2')(given(...events))).not.toThrow();
    expect(() => decide(words('Dry'), null, '1')(given(...events))).toThrow(ChangedSinceError);
  });

  it('refuses a set of what does not stand', () => {
    const removed: CategoryEvent = { type: 'CategoryRemoved', data: { categoryId: 'c1', removedAt: at } };
    expect(() => decide(words('Soft'))(given(removed))).toThrow('no such category');
    expect(() => decide(words('Soft'), 's2')(given())).toThrow('no such subcategory');
  });
});

describe('taking a set away', () => {
  const remove = (subcategoryId: string | null, revision?: string) =>
    removeVotingOptions(subcategoryId, known(revision), at);
  const set = decide(words('Soft', 'Dry'))(given());
  const options = optionSetOf(given(...set)!, null)!.options;

  it('lets the category inherit again, once, and keeps the ids for a set to come', () => {
    const gone = remove(null)(given(...set));
    expect(gone).toEqual([
      { type: 'VotingOptionsSet', data: { categoryId: 'c1', subcategoryId: null, from: options, to: null, setAt: at } },
    ]);
    expect(remove(null)(given(...set, ...gone))).toEqual([]);
    const again = decide(words('Dry', 'Soft'))(given(...set, ...gone));
    expect(again).toMatchObject([{ data: { from: null, to: [options[1], options[0]] } }]);
  });

  it('refuses who knows another revision, and an unknown subcategory', () => {
    expect(() => remove(null, '1')(given(...set))).toThrow(ChangedSinceError);
    expect(() => remove('unknown')(given(...set))).toThrow('no such subcategory');
  });
});
