import { isUnwanted } from './unwanted.ts';

const candidate = (name: string, shelf = 'Makeup/Lip/Lip Gloss') => ({ brand: 'Any', name, shelf, rank: 0 });

describe('isUnwanted', () => {
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
  ])('%s stays out', (name) => expect(isUnwanted(candidate(name))).toBe(true));

  it.each(['Makeup/Nail/', 'Fragrance/Candles & Home Scents/Candles', 'Skincare/Wellness/Beauty Supplements'])(
    'the shelf %s stays out',
    (shelf) => expect(isUnwanted(candidate('Plain Name', shelf))).toBe(true),
  );

  it.each(['Gloss Bomb', 'Setting Powder', 'Brush-On Cream Liner', 'Minimalist Stick', 'Ink Liner'])(
    '%s is wanted',
    (name) => expect(isUnwanted(candidate(name))).toBe(false),
  );
});
