import { options, subcategory, type CategorySeed } from './category-seed.ts';

const deodorant = options(
  ['Keeps fresh all day', 'انتعاش طوال اليوم'],
  ['Pleasant scent', 'رائحته لطيفة'],
  ['Lightly scented', 'رائحته خفيفة'],
  ['No white marks', 'لا يترك بقعًا'],
  ['Dries fast', 'يجفّ سريعًا'],
  ['Gentle', 'لطيف على البشرة'],
  ['Smooth to apply', 'سلس عند الوضع'],
  ['Needs reapplying', 'يحتاج إلى تجديد'],
  ['Feels sticky', 'ملمسه لزج'],
);

const bodyScrub = options(
  ['Smooth skin after', 'بشرة ناعمة بعده'],
  ['Fine grains', 'حبيبات ناعمة'],
  ['Coarse grains', 'حبيبات خشنة'],
  ['Rinses off cleanly', 'سهل الشطف'],
  ['Leaves skin supple', 'يترك البشرة طرية'],
  ['Lovely scent', 'رائحته جميلة'],
  ['Good before shaving', 'مناسب قبل الحلاقة'],
  ['Messy in the shower', 'يوسّخ الحمّام'],
);

/** Body care as the default set has it. */
export const bodyCare: CategorySeed = {
  name: 'body care',
  displayName: 'Body Care',
  labels: { ar: 'العناية بالجسم' },
  description: 'Washes, lotions, oils and scrubs, from the neck down to the heels.',
  options: options(
    ['Softens skin', 'ينعّم البشرة'],
    ['Sinks in quickly', 'سريع الامتصاص'],
    ['Lasting moisture', 'ترطيب يدوم'],
    ['Lovely scent', 'رائحته جميلة'],
    ['Lightly scented', 'رائحته خفيفة'],
    ['Rich texture', 'قوامه غني'],
    ['Lightweight', 'خفيف الملمس'],
    ['Good after a shower', 'مناسب بعد الحمّام'],
    ['Worth the price', 'يستحق سعره'],
    ['Feels sticky', 'ملمسه لزج'],
  ),
  subcategories: [
    subcategory('body wash', 'Body wash', 'غسول الجسم'),
    subcategory('body lotion', 'Body lotion', 'لوشن الجسم'),
    subcategory('body scrub', 'Body scrub', 'مقشّر الجسم', bodyScrub),
    subcategory('body oil', 'Body oil', 'زيت الجسم'),
    subcategory('deodorant', 'Deodorant', 'مزيل العرق', deodorant),
    subcategory('body butter', 'Body butter', 'زبدة الجسم'),
    subcategory('body mist', 'Body mist', 'معطّر الجسم'),
    subcategory('hand cream', 'Hand cream', 'كريم اليدين'),
    subcategory('foot cream', 'Foot cream', 'كريم القدمين'),
  ],
};
