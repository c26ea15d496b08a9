import { forEach } from './bits.ts';
import { TextSearch, type NamedRecords } from './text-search.ts';

const record = (id: string, name: string, ar?: string) => ({
  _id: id,
  id,
  name,
  displayName: name,
  labels: ar ? { ar } : {},
});
const frame = {
  allBrands: () => [record('fenty', 'Fenty Beauty'), record('rose', 'Rosé Inc.')],
  allCategories: () => [
    { ...record('makeup', 'Makeup', 'مكياج'), subcategories: [record('lips', 'Lipstick', 'أحمر شفاه')] },
  ],
} satisfies NamedRecords;

const searchOf = (...products: readonly { name: string; description?: string; brandId?: string }[]) => {
  const search = new TextSearch(frame);
  search.reindexNames();
  for (const [slot, { name, description = null, brandId = 'fenty' }] of products.entries()) {
    search.addToGroups({ slot, brandId, categoryId: 'makeup', subcategoryId: 'lips' });
    search.index(slot, { name, description });
  }
  return (text: string) => {
    const found = search.find(text);
    const levels = (found?.levels ?? []).map((level) => {
      const slots: number[] = [];
      forEach(level, (slot) => slots.push(slot));
      return slots;
    });
    const partial = found?.isPartial && { isPartial: true };
    return { levels: levels.filter((slots) => slots.length > 0), corrected: found?.corrected, ...partial };
  };
};

test('a name counts before a brand, a brand before the rest', () => {
  const find = searchOf(
    { name: 'Soft Tint', description: 'Like a rose.' },
    { name: 'Tint', brandId: 'rose' },
    { name: 'Rose Tint' },
  );
  expect(find('rose').levels).toEqual([[2], [1], [0]]);
  expect(find('rose tint').levels).toEqual([[2], [1], [0]]);
  expect(find('lipstick').levels).toEqual([[0, 1, 2]]);
});

test('words in Arabic find what has an Arabic name, with or without article and signs', () => {
  const find = searchOf({ name: 'Velvet' });
  for (const text of ['احمر شفاه', 'أحمر الشِّفاه', 'مكياج', 'lipstick makeup']) expect(find(text).levels).toEqual([[0]]);
});

test('one typo is mended, only where nothing matches', () => {
  const find = searchOf({ name: 'Velvet Rouge' }, { name: 'Velvte Balm' }, { name: 'Mascara' });
  expect(find('velvte')).toEqual({ levels: [[1]], corrected: null });
  expect(find('maskara')).toEqual({ levels: [[2]], corrected: 'mascara' });
  expect(find('roube velbet')).toEqual({ levels: [[0]], corrected: 'rouge velvet' });
  expect(find('velvte rouge')).toEqual({ levels: [[0]], corrected: 'velvet rouge' });
  expect(find('xylophone')).toEqual({ levels: [], corrected: null });
});

test('a form of a word of a name counts less than the word itself', () => {
  const find = searchOf({ name: 'Hydration Serum' }, { name: 'Hydrating Serum' }, { name: 'Hydrant Red' });
  expect(find('hydrating serum')).toEqual({ levels: [[1], [0]], corrected: null });
  expect(find('hydration serums')).toEqual({ levels: [[0], [1]], corrected: null });
});

test('where nothing has all words, what has most of them is found, the rest later or not at all', () => {
  const find = searchOf(
    { name: 'Rose Balm', description: 'For the night.' },
    { name: 'Rose Night Balm' },
    { name: 'Night Mask' },
    { name: 'Sunscreen' },
  );
  expect(find('rose night balm sunscreen')).toEqual({ levels: [[1], [0]], corrected: null, isPartial: true });
  expect(find('mask sunscreen')).toEqual({ levels: [[2, 3]], corrected: null, isPartial: true });
  expect(find('sunscreen xylophone')).toEqual({ levels: [[3]], corrected: null, isPartial: true });
  expect(find('sunscreeen xylophone')).toEqual({ levels: [[3]], corrected: 'sunscreen xylophone', isPartial: true });
  expect(find('rose xylophone zither')).toEqual({ levels: [], corrected: null });
});

test('of the corrections of a word, the one decides with which the whole phrase finds most', () => {
  const find = searchOf(
    ...Array.from({ length: 9 }, () => ({ name: 'Lotion' })),
    { name: 'Latin Soap' },
    { name: 'Body Potion' },
  );
  expect(find('lotin').corrected).toBe('lotion');
  expect(find('lotin soap').corrected).toBe('latin soap');
});

test('words of three letters are corrected, numbers are not', () => {
  const find = searchOf({ name: 'Lip Kit 123' });
  expect(find('lpi').corrected).toBe('lip');
  expect(find('132').levels).toEqual([]);
});

test('a missing space is put in, one too many is taken out', () => {
  const find = searchOf({ name: 'Velvet Rouge' }, { name: 'Sunscreen' });
  expect(find('velvetrouge')).toEqual({ levels: [[0]], corrected: 'velvet rouge' });
  expect(find('velvetrou').corrected).toBe('velvet rouge');
  expect(find('sun screen').corrected).toBe('sunscreen');
  expect(find('suns creen').corrected).toBe('sunscreen');
});

test('a word that no product has any more corrects nothing', () => {
  const search = new TextSearch(frame);
  search.index(0, { name: 'Velvet', description: null });
  expect(search.find('velvte')?.corrected).toBe('velvet');
  search.index(0, { name: 'Mascara', description: null });
  expect(search.find('velvte')?.corrected).toBeNull();
});

test('without any word nothing is searched for', () => {
  expect(searchOf({ name: 'Velvet' })('!?').corrected).toBeUndefined();
});
