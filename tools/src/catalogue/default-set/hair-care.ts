import { options, subcategory, type CategorySeed } from './category-seed.ts';

const shampoo = options(
  ['Cleans thoroughly', 'ينظّف بعمق'],
  ['Lathers well', 'رغوته غنية'],
  ['Gentle on the scalp', 'لطيف على الفروة'],
  ['Adds shine', 'يمنح لمعانًا'],
  ['Adds body', 'يمنح حجمًا'],
  ['Good for curls', 'مناسب للشعر المجعّد'],
  ['Good for color', 'للشعر المصبوغ'],
  ['Lovely scent', 'رائحته جميلة'],
  ['Weighs hair down', 'يثقل الشعر'],
  ['Leaves hair dry', 'يترك الشعر جافًا'],
);

const dryShampoo = options(
  ['Soaks up oil', 'يمتصّ الدهون'],
  ['Invisible in hair', 'لا يظهر في الشعر'],
  ['Adds volume', 'يمنح حجمًا'],
  ['Fresh scent', 'رائحته منعشة'],
  ['Buys an extra day', 'يؤجّل الغسل يومًا'],
  ['Easy to brush out', 'سهل التمشيط'],
  ['Leaves residue', 'يترك أثرًا'],
  ['Feels gritty', 'ملمسه خشن'],
);

/** Hair care as the default set has it. */
export const hairCare: CategorySeed = {
  name: 'hair care',
  displayName: 'Hair Care',
  labels: { ar: 'العناية بالشعر' },
  description: 'Wash, care and styling for straight, wavy, curly and coily hair.',
  options: options(
    ['Softens hair', 'ينعّم الشعر'],
    ['Adds shine', 'يمنح لمعانًا'],
    ['Calms frizz', 'يخفّف الهيشان'],
    ['Good for curls', 'مناسب للشعر المجعّد'],
    ['Good for fine hair', 'مناسب للشعر الرفيع'],
    ['Holds all day', 'ثباته طوال اليوم'],
    ['Easy to comb', 'يسهّل التمشيط'],
    ['Lovely scent', 'رائحته جميلة'],
    ['A little lasts', 'كمية قليلة تكفي'],
    ['Weighs hair down', 'يثقل الشعر'],
    ['Leaves residue', 'يترك أثرًا'],
  ),
  subcategories: [
    subcategory('shampoo', 'Shampoo', 'شامبو', shampoo),
    subcategory('conditioner', 'Conditioner', 'بلسم الشعر'),
    subcategory('styling cream', 'Styling cream', 'كريم تصفيف'),
    subcategory('hair oil', 'Hair oil', 'زيت الشعر'),
    subcategory('dry shampoo', 'Dry shampoo', 'شامبو جاف', dryShampoo),
    subcategory('hair mask', 'Hair mask', 'ماسك الشعر'),
    subcategory('heat protectant', 'Heat protectant', 'حماية من الحرارة'),
    subcategory('hair spray', 'Hair spray', 'بخاخ الشعر'),
    subcategory('mousse', 'Mousse', 'موس الشعر'),
    subcategory('gel', 'Gel', 'جل الشعر'),
  ],
};
