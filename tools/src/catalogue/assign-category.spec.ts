import { assignCategory } from './assign-category.ts';

describe('assignCategory', () => {
  it.each([
    ['Makeup/Cheek/Blush', 'Lip + Cheek Cream Blush Stick', 'makeup', 'lip/cheek'],
    ['Makeup/Cheek/Blush', 'Liquid Blush', 'makeup', 'blush'],
    ['Makeup/Face/Setting Spray & Powder', 'Translucent Loose Setting Powder', 'makeup', 'loose powder'],
    ['Makeup/Face/Setting Spray & Powder', 'Veil Setting Spray', 'makeup', 'setting spray'],
    ['Makeup/Lip/Lip Balm & Treatment', 'Tinted Lip Oil', 'makeup', 'lip oil'],
    ['Hair/Hair Styling & Treatments/Hair Styling Products', 'Heat Protectant Spray', 'hair care', 'heat protectant'],
    ['Hair/Hair Styling & Treatments/Hair Styling Products', 'Curl Mousse', 'hair care', 'mousse'],
    ['Bath & Body/Body Moisturizers/Body Lotions & Body Oils', 'Rosie Perfume Oil', 'perfumes', 'perfume oil'],
    ['Bath & Body/Body Moisturizers/Body Lotions & Body Oils', 'Whipped Oil Body Cream', 'body care', 'body lotion'],
    ['Fragrance/Men/Cologne', 'Sauvage Eau de Toilette', 'perfumes', 'eau de toilette'],
    ['shades', 'Fit Me Foundation', 'makeup', 'foundation'],
  ])('%s, %s', (sourceCategory, name, category, subcategory) =>
    expect(assignCategory({ sourceCategory, name })).toEqual({ category, subcategory }),
  );

  it.each([
    ['Makeup/Lip/Lip Balm & Treatment', 'Lip Sugar Scrub'],
    ['Fragrance/Women/Body Mist & Hair Mist', 'Hair Mist'],
    ['Tools & Brushes/Beauty Tools/Sharpeners', 'Plain Name'],
  ])('%s, %s: has no category', (sourceCategory, name) =>
    expect(assignCategory({ sourceCategory, name })).toBeUndefined(),
  );
});
