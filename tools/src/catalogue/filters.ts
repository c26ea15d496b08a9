import type { Candidate } from './candidate.ts';

const unwantedCategories =
  /Mini Size|Gift Sets|Sets$|Tools|Brushes|Accessories|Candles|Supplements|Wellness|Travel Size|nail_polish|\/Nail|Self Tanners|False Eyelashes|Intimate/i;

/** Not one product of full size: sizes, sets, refills, tools, seasonal editions, or not beauty at all. */
const unwantedKinds =
  /\b(mini|minis|travel|jumbo|deluxe|sample|set|sets|kit|duo|trio|vault|bundle|gift|refills?|bag|pouch|case|edition|lunar|holiday|christmas|valentine|starter|pack|packettes|wipes|towelettes|brush(es)?$|sponge|sharpener|roller ?ball|candle|diffuser|supplements?|vitamins\b.*capsules|gummies|soap|sanitizer|razor|cream shave|tool|device|blotting|collection|customizable|rollerbrush|puff|remover|stencil|\d+ ?(ml|oz)|christmas|discovery|lip print|after[- ]?shave|shaving|massage)\b/i;

/** Names that don't suit a page read by everyone. */
const unsuitableWords =
  /f\*ck|bitch|orgasm|climax|\bsex|booty|n\.y\.m\.p\.h|CBD|kush|hemp|cannabis|eczema|deep throat|naked lunch|badass|lolita|porn|undress/i;

/** One shade or colour of a product that has its own page under the plain name. */
const oneShade =
  /\bin [A-Z][a-z]|\b(Very Black|Black Brown|Midnight Black|Ebony|Blackest|Mocha|Espresso|Dark Brown|for Blue Eyes|Cinnamon|Medium Deep|Clay Medium|Light Rose|Medium Rose)\b|\(\d+\)|\b\d{3}$|\bNo\. ?\d+$/;

/** Makers of devices. */
const deviceMakers = new Set([
  'FOREO',
  'ghd',
  'Bio Ionic',
  'beautyblender',
  'Google',
  'CANOPY',
  'DERMAFLASH',
  'FaceGym',
]);

/** Whether a candidate is left out: sets, samples, minis, refills, tools, candles, supplements, one shade of many. */
export function isFilteredOut({ brand, name, sourceCategory }: Candidate): boolean {
  if (deviceMakers.has(brand)) return true;
  return (
    [unwantedKinds, unsuitableWords].some((rule) => rule.test(name)) ||
    unwantedCategories.test(sourceCategory) ||
    oneShade.test(name)
  );
}
