import type { Hex } from './colour.ts';
import type { Random } from '../../shared/random.ts';
import { categoryKey } from './tints.ts';

type Shades = readonly [Hex, ...Hex[]];

const lips: Shades = [
  '#a63a3c',
  '#7c2230',
  '#b9655c',
  '#c98474',
  '#8f3f50',
  '#b5473a',
  '#93474a',
  '#c77a83',
  '#6d2633',
];
const skin: Shades = ['#efd5bb', '#e6c3a1', '#d9ae86', '#c9966b', '#ad774d', '#8d5a38', '#6b4129'];
const cheeks: Shades = ['#d98f86', '#c9706a', '#d8a08a', '#b9606b', '#e0a79d', '#b86a55'];
const bronze: Shades = ['#b9845a', '#a06c47', '#c99a70', '#8a5a3b'];
const lights: Shades = ['#ecd3b4', '#e8c5b4', '#f0dfc8', '#e2bfa0', '#e9d2d0'];
const liners: Shades = ['#2a2322', '#3f2a22', '#4a3540', '#2b3546', '#5a3a2a'];
const brows: Shades = ['#5b4334', '#7a5b43', '#3f2e27', '#947257', '#4d3a33'];
const shadows: Shades = ['#a8745c', '#8c5560', '#b58a63', '#8a6a52', '#9a6a78', '#7c5b4e'];
const powders: Shades = ['#f0dcc6', '#ecd2bb', '#e5c4a5', '#f2e4d6', '#d9b592'];
const creams: Shades = ['#f4ebdf', '#f2e2d2', '#eee6d8', '#f3e3de', '#e6ebdc', '#f5efe4'];
const serums: Shades = ['#ecd3a0', '#e6c48f', '#dfe3cf', '#efd9c4', '#d5e0dd', '#e9c9b2'];
const oils: Shades = ['#d9a050', '#c98c3c', '#e0b468', '#b97a35', '#cfae62'];
const waters: Shades = ['#d8e3e0', '#dde6d6', '#ead9da', '#e6e2ee', '#f0e3cf'];
const scents: Shades = [
  '#e8c48c',
  '#e6b39b',
  '#dca46a',
  '#efd3c4',
  '#d7c7dc',
  '#cddbd2',
  '#c58a55',
  '#e9d8a6',
  '#d99a8c',
  '#b8c8d4',
];

/** Green, peach, lilac and yellow, each against a tone of the skin. */
const correctors: Shades = ['#cfd6b4', '#e8b79a', '#d6c6dc', '#efd9a8'];

const shadesOfSubcategory: Record<string, Shades> = {
  'makeup/brows': brows,
  'makeup/eyeshadow': shadows,
  'makeup/eyeliner': liners,
  'makeup/mascara': liners,
  'makeup/primer': powders,
  'makeup/eyeshadowbase': skin,
  'makeup/foundation': skin,
  'makeup/tintedmoisturizer': skin,
  'makeup/concealer': skin,
  'makeup/colorcorrection': correctors,
  'makeup/blush': cheeks,
  'makeup/bronzerandcontour': bronze,
  'makeup/highlighter': lights,
  'makeup/settingpowder': powders,
  'makeup/loosepowder': powders,
  'makeup/settingspray': waters,
  'makeup/lipbalm': ['#e3b3a4', '#d98f8b', '#efd7c0', '#c97c74', '#e8c9a6'],
  'makeup/lipoil': ['#d98a78', '#e0a06c', '#c9636a', '#e3b09f', '#b94d55'],
  'makeup/lipcheek': cheeks,
  'skincare/serum': serums,
  'skincare/oil': oils,
  'skincare/toner': waters,
  'skincare/mist': waters,
  'skincare/treatment': serums,
  'skincare/exfoliant': serums,
  'haircare/hairoil': oils,
  'haircare/heatprotectant': waters,
  'haircare/gel': waters,
  'bodycare/bodyoil': oils,
  'bodycare/bodymist': waters,
  'bodycare/bodyscrub': ['#d8b48c', '#e6cdb0', '#c99c74', '#e3c9bd'],
  'perfumes/perfumeoil': oils,
  'perfumes/solidperfume': ['#ecd9b4', '#e6c9a0', '#efe0c8'],
};

const shadesOfCategory: Record<string, Shades> = {
  makeup: lips,
  skincare: creams,
  haircare: creams,
  bodycare: creams,
  perfumes: scents,
};

// Maps, because a category may be called `constructor`.
const bySubcategory = new Map(Object.entries(shadesOfSubcategory));
const byCategory = new Map(Object.entries(shadesOfCategory));

/** Colours that a name gives to creams and liquids; the names of make-up rather mean moods. */
const shadesOfWords: readonly (readonly [words: RegExp, shades: Shades])[] = [
  [/\b(?:oil|huile)$/, oils],
  [/\b(?:blue?|bleu|aqua|azure|blu)\b/, ['#a9c6d8', '#9bbcd6', '#b5cfd9']],
  [/\b(?:purple|violet|lavender|lilac|iris)\b/, ['#c3b1d6', '#b8a3cf', '#cdbfdd']],
  [/\b(?:rose|roses|pink|peony|watermelon|strawberry|berry|cherry)\b/, ['#efc6c4', '#e9b5b8', '#f0cfc8']],
  [/\b(?:green|tea|cica|matcha|aloe|vert|verde)\b/, ['#cfdcb8', '#c2d3ae', '#d5e0c4']],
  [/\b(?:honey|gold|golden|turmeric|vanilla|caramel)\b/, ['#e3bd6f', '#dba954', '#ecce92']],
  [/\b(?:charcoal|black|noir|nero)\b/, ['#4a4648', '#3d3a40', '#57504f']],
  [/\b(?:coffee|koffie|chocolate|cocoa|brown)\b/, ['#8a5f42', '#9c7150', '#7a5038']],
];

/** The colour of the content of a product without a known shade: one that its name tells, or one usual for its subcategory. */
export function contentColour(category: string, subcategory: string, words: string, random: Random): Hex {
  const key = categoryKey(category);
  const ofWord = key === 'makeup' ? undefined : shadesOfWords.find(([word]) => word.test(words));
  if (ofWord) return random.pick(ofWord[1]);
  return random.pick(bySubcategory.get(`${key}/${categoryKey(subcategory)}`) ?? byCategory.get(key) ?? creams);
}

/** The colours of a palette's pans where they are not shades of one colour. */
export const paletteColours = (subcategory: string): readonly Hex[] | undefined =>
  categoryKey(subcategory) === 'colorcorrection' ? correctors : undefined;
