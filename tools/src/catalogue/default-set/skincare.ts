import { options, subcategory, type CategorySeed } from './category-seed.ts';

const cleanser = options(
  ['Removes makeup', 'يزيل المكياج'],
  ['Gentle', 'لطيف على البشرة'],
  ['Leaves skin soft', 'يترك البشرة ناعمة'],
  ['Rinses off cleanly', 'سهل الشطف'],
  ['Foams well', 'رغوته غنية'],
  ['Pleasant scent', 'رائحته لطيفة'],
  ['A little lasts', 'كمية قليلة تكفي'],
  ['Leaves skin tight', 'يسبّب شدًّا للبشرة'],
  ['Stings the eyes', 'يحرق العينين'],
);

const sunscreen = options(
  ['No white cast', 'لا يترك أثرًا أبيض'],
  ['Lightweight', 'خفيف الملمس'],
  ['Sinks in fast', 'سريع الامتصاص'],
  ['Good under makeup', 'مناسب تحت المكياج'],
  ['Not greasy', 'غير دهني'],
  ['Unscented', 'بلا رائحة'],
  ['Easy to reapply', 'سهل التجديد'],
  ['Gentle on the eyes', 'لا يزعج العينين'],
  ['Pills', 'يتكتّل عند الفرك'],
  ['Shiny by noon', 'لامع بعد ساعات'],
);

/** Skincare as the default set has it. */
export const skincare: CategorySeed = {
  name: 'skincare',
  displayName: 'Skincare',
  labels: { ar: 'العناية بالبشرة' },
  description: 'Cleansers, serums, creams and sunscreens for mornings and evenings.',
  options: options(
    ['Sinks in quickly', 'سريع الامتصاص'],
    ['Feels hydrating', 'يمنح ترطيبًا واضحًا'],
    ['Gentle', 'لطيف على البشرة'],
    ['Lightweight', 'خفيف الملمس'],
    ['Rich texture', 'قوامه غني'],
    ['Layers well', 'ينسجم مع غيره'],
    ['Good under makeup', 'مناسب تحت المكياج'],
    ['Pleasant scent', 'رائحته لطيفة'],
    ['Visible glow', 'إشراقة واضحة'],
    ['A little lasts', 'كمية قليلة تكفي'],
    ['Feels greasy', 'ملمسه دهني'],
    ['Too perfumed', 'عطره قوي'],
  ),
  subcategories: [
    subcategory('cleanser', 'Cleanser', 'غسول الوجه', cleanser),
    subcategory('toner', 'Toner', 'تونر'),
    subcategory('moisturizer', 'Moisturizer', 'مرطب الوجه'),
    subcategory('serum', 'Serum', 'سيروم'),
    subcategory('eye cream', 'Eye cream', 'كريم العين'),
    subcategory('sunscreen', 'Sunscreen', 'واقي الشمس', sunscreen),
    subcategory('exfoliant', 'Exfoliant', 'مقشّر الوجه'),
    subcategory('mask', 'Mask', 'ماسك الوجه'),
    subcategory('oil', 'Oil', 'زيت الوجه'),
    subcategory('mist', 'Mist', 'بخاخ الوجه'),
    subcategory('treatment', 'Treatment', 'عناية مركّزة'),
  ],
};
