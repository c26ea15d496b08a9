import { isFilteredOut } from './filters.ts';

const candidate = (name: string, sourceCategory = 'Makeup/Lip/Lip Gloss') => ({
  brand: 'Any',
  name,
  sourceCategory,
  rank: 0,
});

describe('isFilteredOut', () => {
  it.each([
    'Mini Gloss Bomb',
    'Discovery Set',
    'Eyebrow Kit',
    'Powder Refill',
    'Sauvage Travel Spray',
    'Lunar New Year Powder',
    'Face Brush',
    'Loose Powder 15 ml',
    'Balm in Berry Pink',
    'Full Lash Mascara (800)',
  ])('leaves out %s', (name) => expect(isFilteredOut(candidate(name))).toBe(true));

  it.each(['Makeup/Nail/', 'Fragrance/Candles & Home Scents/Candles', 'Skincare/Wellness/Beauty Supplements'])(
    'leaves out the category %s',
    (sourceCategory) => expect(isFilteredOut(candidate('Plain Name', sourceCategory))).toBe(true),
  );

  it.each(['Gloss Bomb', 'Setting Powder', 'Brush-On Cream Liner', 'Minimalist Stick', 'Ink Liner'])(
    'lets %s pass',
    (name) => expect(isFilteredOut(candidate(name))).toBe(false),
  );
});
