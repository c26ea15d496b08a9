import { withoutDuplicates } from './duplicates.ts';

const remaining = (...rows: [brand: string, name: string][]) =>
  withoutDuplicates(rows.map(([brand, name]) => ({ brand, name }))).map(({ name }) => name);

describe('withoutDuplicates', () => {
  it('folds case, diacritics, sizes, punctuation and word order', () => {
    expect(remaining(['Kiehl’s', 'Crème de Corps'], ["Kiehl's", 'CREME DE CORPS 250 ml'])).toEqual(['Crème de Corps']);
    expect(remaining(['NARS', 'Sheer Glow Foundation'], ['nars', 'Foundation: Sheer Glow'])).toHaveLength(1);
    expect(remaining(['MAC', 'Studio Fix SPF 15'], ['MAC', 'Studio Fix'])).toHaveLength(1);
  });

  it('keeps what differs in brand or in a word that names something', () => {
    expect(remaining(['A', 'Blush'], ['B', 'Blush'], ['A', 'Liquid Blush'])).toHaveLength(3);
  });
});
