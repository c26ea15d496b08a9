import { tones } from '@henna/domain';
import defaultCategories from './data/default-categories.json' with { type: 'json' };

const sets = defaultCategories.flatMap((category) => [
  { owner: category.name, options: category.options },
  ...category.subcategories.flatMap(({ name, options }) => (options ? [{ owner: name, options }] : [])),
]);

describe('default category set', () => {
  it('has the categories and subcategories of the specification', () => {
    expect(defaultCategories.map(({ name, subcategories }) => [name, subcategories.length])).toEqual([
      ['makeup', 23],
      ['skincare', 11],
      ['hair care', 10],
      ['body care', 9],
      ['perfumes', 8],
    ]);
  });

  it.each(sets)('$owner: 8 to 12 voting options, or 24', ({ options }) => {
    expect(options.length === 24 || (options.length >= 8 && options.length <= 12)).toBe(true);
  });

  it('has one set larger than the vote limit', () => {
    expect(sets.filter(({ options }) => options.length === 24).map(({ owner }) => owner)).toEqual(['perfume']);
  });

  it.each(sets)('$owner: labels fit and differ without regard to case', ({ options }) => {
    for (const { label, ar } of options)
      expect([label, label.length <= 20, ar.length <= 20]).toEqual([label, true, true]);
    expect(new Set(options.map(({ label }) => label.toLowerCase())).size).toBe(options.length);
    expect(new Set(options.map(({ ar }) => ar)).size).toBe(options.length);
  });

  it.each(sets)('$owner: every option praises, complains or describes', ({ options }) => {
    for (const { label, tone } of options) expect([label, tones]).toEqual([label, expect.arrayContaining([tone])]);
    expect(options.some(({ tone }) => tone === 'positive')).toBe(true);
  });

  it('writes one English option in one Arabic way', () => {
    const written = new Map<string, Set<string>>();
    for (const { label, ar } of sets.flatMap(({ options }) => options)) {
      written.set(label, (written.get(label) ?? new Set<string>()).add(ar));
    }
    expect([...written].filter(([, ways]) => ways.size > 1)).toEqual([]);
  });
});
