import { stemOf } from './word-forms.ts';

test.each([
  ['hydrating', 'hydration', 'hydrate', 'hydrates'],
  ['moisturizing', 'moisturiser', 'moisturized', 'moisture'],
  ['volumizing', 'volumizer', 'volume'],
  ['cleanser', 'cleansing', 'cleanse', 'cleansers'],
  ['conditioner', 'conditioning', 'condition'],
  ['brushes', 'brush', 'brushing'],
  ['glosses', 'gloss', 'glossy'],
  ['berries', 'berry'],
  ['colours', 'color'],
  ['oils', 'oil'],
  ['عطر', 'العطر', 'عطور', 'والعطور'],
  ['زيت', 'زيوت', 'بالزيت'],
  ['شفاه', 'للشفاه', 'شفه'],
  ['كريم', 'كريمات'],
  ['شامبو', 'شامبوهات'],
  ['قناع', 'اقنعه'],
  ['ملمع', 'ملمعات'],
])('%s and %s are forms of one word', (word, ...others) => expect(new Set([word, ...others].map(stemOf)).size).toBe(1));

test.each([
  ['serum', 'serious'],
  ['lip', 'lips balm'],
  ['lotion', 'lot'],
  ['foundation', 'fond'],
  ['كريم', 'كرم'],
])('%s and %s are not', (word, other) => expect(stemOf(word)).not.toBe(stemOf(other)));

test('numbers, other scripts and texts too long to be words have no forms', () =>
  expect(['24h', 'спрей', 'a'.repeat(25)].map(stemOf)).toEqual([undefined, undefined, undefined]));
