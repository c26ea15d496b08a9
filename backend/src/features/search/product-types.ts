import { documentTokens } from './words.ts';

/** Product types in English and Arabic: who searches in one language finds what is written in the other. */
const productTypes: readonly (readonly [english: string, arabic: string])[] = [
  ['makeup', 'مكياج'],
  ['skincare', 'العناية بالبشرة'],
  ['hair care', 'العناية بالشعر'],
  ['body care', 'العناية بالجسم'],
  ['perfume', 'عطر'],
  ['perfumes', 'عطور'],
  ['primer', 'برايمر'],
  ['brow', 'حواجب'],
  ['eyeshadow', 'ظلال العيون'],
  ['eyeliner', 'محدد العيون'],
  ['mascara', 'ماسكارا'],
  ['foundation', 'كريم أساس'],
  ['tinted moisturizer', 'مرطب ملون'],
  ['concealer', 'خافي عيوب'],
  ['blush', 'أحمر خدود'],
  ['bronzer', 'برونزر'],
  ['contour', 'كونتور'],
  ['highlighter', 'هايلايتر'],
  ['powder', 'بودرة'],
  ['setting spray', 'مثبت مكياج'],
  ['lip liner', 'محدد شفاه'],
  ['lipstick', 'أحمر شفاه'],
  ['lip balm', 'بلسم شفاه'],
  ['lip gloss', 'ملمع شفاه'],
  ['lip oil', 'زيت شفاه'],
  ['lip tint', 'تينت شفاه'],
  ['cleanser', 'غسول'],
  ['toner', 'تونر'],
  ['moisturizer', 'مرطب'],
  ['serum', 'سيروم'],
  ['eye cream', 'كريم عيون'],
  ['sunscreen', 'واقي شمس'],
  ['exfoliator', 'مقشر'],
  ['exfoliant', 'مقشر'],
  ['mask', 'قناع'],
  ['face mask', 'قناع للوجه'],
  ['hair mask', 'قناع للشعر'],
  ['mist', 'رذاذ'],
  ['shampoo', 'شامبو'],
  ['dry shampoo', 'شامبو جاف'],
  ['conditioner', 'بلسم شعر'],
  ['styling cream', 'كريم تصفيف'],
  ['hair oil', 'زيت شعر'],
  ['hair spray', 'سبراي شعر'],
  ['mousse', 'موس'],
  ['gel', 'جل'],
  ['body wash', 'غسول للجسم'],
  ['body lotion', 'لوشن للجسم'],
  ['body scrub', 'مقشر للجسم'],
  ['body oil', 'زيت للجسم'],
  ['body butter', 'زبدة للجسم'],
  ['deodorant', 'مزيل عرق'],
  ['hand cream', 'كريم يدين'],
  ['foot cream', 'كريم قدمين'],
  ['body spray', 'بخاخ للجسم'],
  ['eau de toilette', 'ماء تواليت'],
  ['cologne', 'كولونيا'],
  ['gift set', 'طقم هدايا'],
];

interface Phrase {
  readonly words: readonly string[];
  readonly means: readonly string[];
}

const phrase = (said: string, meant: string): Phrase => ({ words: documentTokens(said), means: documentTokens(meant) });

const byFirstWord = new Map<string, Phrase[]>();
for (const [english, arabic] of productTypes)
  for (const synonym of [phrase(english, arabic), phrase(arabic, english)]) {
    const first = synonym.words[0]!;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), synonym]);
  }

/** The other language's words for the product types that these words, in their order, name. */
export const typesInOtherLanguage = (words: readonly string[]): readonly string[] =>
  words.flatMap((first, at) =>
    (byFirstWord.get(first) ?? [])
      .filter((synonym) => synonym.words.every((word, index) => words[at + index] === word))
      .flatMap(({ means }) => means),
  );
