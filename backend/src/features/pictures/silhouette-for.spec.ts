import { silhouettesThatFit, silhouetteFor, wordsOf } from './silhouette-for.ts';
import { nameRules } from './silhouette-rules.ts';
import { usualSilhouettes } from './usual-silhouettes.ts';
import { silhouettes } from './silhouettes/index.ts';

const [makeup, skin, hair, body, scent] = ['makeup', 'skincare', 'hair care', 'body care', 'perfumes'] as const;

describe('silhouettesThatFit', () => {
  it.each([
    // Words of the name before the subcategory
    [makeup, 'lipstick', 'Liquid Lipstick', 'wandTube'],
    [makeup, 'lipstick', 'Velvet Lipstick Pencil', 'crayon'],
    [makeup, 'lipstick', 'Satin Bullet Lipstick', 'lipstick'],
    [makeup, 'lip gloss', 'Melting Gloss Stick', 'stick'],
    [makeup, 'lip tint', 'Balm Stain', 'crayon stick'],
    [makeup, 'lip balm', 'Chubby Stick Lip Balm', 'crayon'],
    [makeup, 'lip balm', 'Overnight Lip Mask', 'pot tin'],
    [makeup, 'lip/cheek', 'Whipped Lip & Cheek Soufflé', 'pot'],
    [makeup, 'bronzer and contour', 'Match Stix Contour Skinstick', 'stick'],
    [makeup, 'bronzer and contour', 'Bronzing Powder Compact', 'compact'],
    [makeup, 'bronzer and contour', 'Contour Wand', 'wandTube'],
    [makeup, 'bronzer and contour', 'Contour Kit', 'facePalette'],
    [makeup, 'highlighter', 'Ambient Lighting Palette', 'facePalette'],
    [makeup, 'highlighter', 'Glow Drops', 'dropper'],
    [makeup, 'color correction', 'Color Correcting Palette', 'facePalette'],
    [makeup, 'color correction', 'Color Correcting Powder', 'compact'],
    [makeup, 'eyeshadow', 'Nude Eyeshadow Palette', 'palette'],
    [makeup, 'eyeshadow', 'Caviar Stick Eye Shadow', 'crayon'],
    [makeup, 'eyeshadow', 'Cream Eyeshadow', 'pot'],
    [makeup, 'brows', 'Dipbrow Pomade', 'potWithBrush'],
    [makeup, 'brows', 'My Brow Pencil', 'pencil'],
    [makeup, 'brows', 'Tinted Brow Gel', 'mascara'],
    [makeup, 'brows', 'Eyebrow Marker', 'feltPen'],
    [makeup, 'eyeliner', 'Long-Wear Gel Eyeliner', 'potWithBrush'],
    [makeup, 'eyeliner', 'Gel Pencil Eyeliner', 'pencil'],
    [makeup, 'eyeliner', 'Felt-Tip Liner', 'feltPen'],
    [makeup, 'eyeliner', 'Longwear Liquid Eyeliner', 'feltPen'],
    [makeup, 'blush', 'Soft Pop Blush Stick', 'stick'],
    [makeup, 'blush', 'Liquid Blush', 'wandTube'],
    [makeup, 'foundation', 'Powder Foundation', 'compact'],
    [makeup, 'foundation', 'Cushion Foundation SPF 50', 'compact'],
    [makeup, 'setting powder', 'Pressed Powder', 'compact'],
    [makeup, 'setting powder', 'Loose Powder', 'loosePowder'],
    [makeup, 'primer', 'Priming Spray', 'mist'],
    [skin, 'oil', 'Hydrating Oil Stick', 'stick'],
    [skin, 'treatment', 'Acne Treatment Pads', 'padJar'],
    [skin, 'exfoliant', 'Daily Peel Pads', 'padJar'],
    [skin, 'cleanser', 'Cleansing Foam', 'foamPump'],
    [skin, 'cleanser', 'Melting Cleansing Balm', 'jar'],
    [skin, 'cleanser', 'Facial Soap Bar', 'bar'],
    [skin, 'mask', 'Sheet Masks', 'sachet'],
    [skin, 'mask', 'Clay Mask', 'jar'],
    [skin, 'sunscreen', 'Sun Spray SPF 30', 'mist'],
    [skin, 'eye cream', 'Eye Roll-On', 'rollOn'],
    [hair, 'mousse', 'Curl Mousse', 'mousseCan'],
    [hair, 'shampoo', 'Shampoo Bar', 'bar'],
    [hair, 'hair spray', 'Sea Salt Spray', 'mist'],
    [hair, 'styling cream', 'Matte Paste', 'tin jar'],
    [body, 'deodorant', 'Roll-on Deodorant', 'deodorantRollOn'],
    [body, 'deodorant', 'Deodorant Spray', 'aerosol'],
    [body, 'deodorant', 'Deodorant Stick', 'deodorant'],
    [body, 'body wash', 'Shower Gel', 'lotionBottle'],
    [scent, 'perfume', 'Travel Spray', 'vial'],
    [scent, 'perfume', 'Discovery Set', 'coffret'],
    [scent, 'perfume', 'Rose Hair Mist', 'mist'],
    [scent, 'perfume', 'Solid Perfume', 'tin'],

    // Words that mean something else where they stand
    [body, 'deodorant', 'Cashmere Mist Deodorant', 'deodorant'],
    [scent, 'perfume', 'Eau de Parfum Spray', 'flacon'],
    [skin, 'treatment', 'Acne Solutions Clearing Gel', 'squeezeTube'],
    [hair, 'dry shampoo', 'Prêt-à-Powder Dry Shampoo', 'aerosol'],
    [makeup, 'mascara', 'Roller Lash Mascara', 'mascara'],
    [makeup, 'setting spray', 'Set & Refresh', 'mist'],
    [makeup, 'foundation', 'Oil-Free Powder-Free Foundation', 'pumpBottle squeezeTube'],
    [skin, 'serum', 'Oil-Infused Serum', 'dropper airless'],
    [hair, 'hair mask', 'Honey Infused Mask', 'jar'],

    [makeup, 'lipstick', 'Satin Cream Lipstick', 'lipstick'],
    [makeup, 'concealer', 'Correcting Duo Stick', 'stick'],
    [skin, 'moisturizer', 'Blue Water Cream with Melon Oil', 'jar'],
    [skin, 'treatment', 'Acne Gel with Salicylic Acid', 'squeezeTube'],
    [scent, 'perfume', 'Intense for Her Rollerball', 'rollOn'],
    [makeup, 'blush', 'Blush Trio', 'facePalette'],
    [body, 'body wash', 'Liquid Hand Soap', 'lotionBottle'],

    // Arabic
    [makeup, 'lipstick', 'أحمر شفاه سائل', 'wandTube'],
    [makeup, 'eyeliner', 'قلم كحل', 'pencil'],
    [makeup, 'eyeshadow', 'لوحة ظلال العيون', 'palette'],
    [skin, 'mist', 'بخاخ الورد', 'mist'],
    [body, 'body wash', 'صابون الغار', 'bar'],

    // The name tells the kind where the subcategory does not
    [makeup, 'new arrivals', 'Volume Mascara', 'mascara'],
    [makeup, 'minis', 'Satin Lipstick', 'lipstick'],
    ['', '', 'Nourishing Shampoo', 'lotionBottle'],

    // Nothing tells anything
    [makeup, 'unknown', 'Hoola', 'compact'],
    [scent, 'unknown', 'Libre', 'flacon'],
    ['constructor', '__proto__', 'toString', 'jar'],
  ])('draws %s / %s “%s” as %s', (category, subcategory, name, expected) => {
    const fitting = silhouettesThatFit({ category, subcategory, name });
    expect([...new Set(fitting)].sort()).toEqual(expected.split(' ').sort());
  });

  it('chooses among those that fit by the seed', () => {
    const product = { category: makeup, subcategory: 'primer', name: 'Primer' };
    const chosen = Array.from({ length: 40 }, (_, at) => silhouetteFor(product, `${at}`));
    expect(new Set(chosen)).toEqual(new Set(silhouettesThatFit(product)));
    expect(silhouetteFor(product, '7')).toBe(chosen[7]);
  });

  it('uses every silhouette', () => {
    const used = [
      ...nameRules.flatMap(([, choice]) => choice),
      ...Object.values(usualSilhouettes).flatMap((list) => Object.values(list).flat()),
    ];
    expect(new Set(used)).toEqual(new Set(Object.keys(silhouettes)));
  });

  it('restricts rules to categories and subcategories that exist', () => {
    const keys = new Set(Object.entries(usualSilhouettes).flatMap(([key, list]) => [key, ...Object.keys(list)]));
    const unknown = nameRules.flatMap(([, , within]) => within?.split(' ') ?? []).filter((key) => !keys.has(key));
    expect(unknown).toEqual([]);
  });
});

describe('wordsOf', () => {
  it.each([
    ['Crème Éclat', 'creme eclat'],
    ['Pro Filt’r', 'pro filtr'],
    ['Match Stix Skinstick', 'match stick stick'],
    ['Flypencil', 'pencil'],
    ['Talc-Free, Oil Free', ''],
    ['الماسكارا', 'mascara'],
    ['زُبدة الجسم', 'butter الجسم'],
  ])('reads “%s” as “%s”', (name, words) => expect(wordsOf(name)).toBe(words));
});
