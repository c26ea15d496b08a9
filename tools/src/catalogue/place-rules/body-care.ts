import { rule, type PlaceRule } from './rule.ts';

export const bodyCare: PlaceRule[] = [
  rule(/^Bath & Body/, undefined, /perfume|deodorant.*eau|tan\b|anti-chafe/i),
  rule(/Hand Cream & Foot Cream|Body Lotions/, 'body care: foot cream', /foot|feet|heel/i),
  rule(
    /Hand Cream & Foot Cream|Body Lotions/,
    'body care: hand cream',
    /hand (cream|salve|balm|treatment)|hand & nail|hand and nail|hand healer/i,
  ),
  rule(/Body Wash|Scrub & Exfoliants/, 'body care: body scrub', /scrub|exfoliat|polish|buff/i),
  rule(/Body Wash/, 'body care: body wash', /wash|shower|cleanser|bath|gel/i),
  rule(/^Bath & Body|^Men/, 'body care: deodorant', /deodorant|antiperspirant/i),
  rule(/Fragrance|Bath & Body/, 'body care: body mist', /body (fragrance )?mist|hair & body/i),
  rule(/Body Lotions|Bath & Body\/Body/, 'body care: body butter', /body butter|butter$|butter moist/i),
  rule(/Body Lotions|Bath & Body\/Body/, 'body care: body oil', /\boil\b(?!.*(cream|butter|balm|lotion))|huile/i),
  rule(
    /Body Lotions|Bath & Body\/Body/,
    'body care: body lotion',
    /lotion|cream|crème|creme|milk|soufflé|souffle|balm|moisturi/i,
  ),
];
