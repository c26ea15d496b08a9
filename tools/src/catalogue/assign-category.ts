import type { Candidate, CategoryAssignment } from './candidate.ts';

/** The first rule whose source category and name match a candidate decides. */
interface CategoryRule {
  sourceCategory: RegExp;
  name?: RegExp;
  /** `category: subcategory`; without it the candidate is left out. */
  to?: string;
}

const rule = (sourceCategory: RegExp, to?: string, name?: RegExp): CategoryRule => ({ sourceCategory, name, to });

/** All rules, in the order in which they are tried. */
const rules: CategoryRule[] = [
  rule(/^shades$/, 'makeup: tinted moisturizer', /tinted moisturizer|\b(BB|CC|CC\+)\b/i),
  rule(/^shades$/, undefined, /powder$|corrector|concealer$|body|sunscreen|lotion|primer|drops|pigment|mist/i),
  rule(/^shades$/, 'makeup: foundation', /foundation|makeup|skin tint|fluid/i),
  rule(/^shades$/),
  rule(
    /Cheek|\/Lip|api\/blush/,
    'makeup: lip/cheek',
    /lips? ?(\+|&|and) ?cheek|cheek ?(\+|&|and) ?lip|lip (blush|and eye stick)|blush ?(\+|&) ?lip|multi-?stick|cheek & lip/i,
  ),
  rule(/Eye Primer/, 'makeup: eyeshadow base'),
  rule(/api\/eyeshadow/, 'makeup: eyeshadow base', /primer|prime\b|touch base/i),
  rule(/Makeup\/Eye\/Eyebrow|api\/eyebrow/, 'makeup: brows', /brow/i),
  rule(
    /Makeup\/Eye\/(Eye Palettes|Eyeshadow)|api\/eyeshadow/,
    'makeup: eyeshadow',
    /shadow|palette|quad|eye|mono|lid|couleurs/i,
  ),
  rule(/Makeup\/Eye\/Eyeliner|api\/eyeliner/, 'makeup: eyeliner', /liner|kohl|khôl|kajal|pencil|pen\b|liqui/i),
  rule(/Makeup\/Eye\/Mascara|api\/mascara/, undefined, /primer|top coat|serum/i),
  rule(/Makeup\/Eye\/Mascara|api\/mascara/, 'makeup: mascara'),
  rule(/Tinted Moisturizer|BB & CC/, 'makeup: tinted moisturizer', /tint|BB|CC/),
  rule(/Color Correct/, 'makeup: color correction'),
  rule(
    /Concealer|Face Primer|api\/foundation/,
    'makeup: color correction',
    /(color|colour)[- ]?correct|correct(or|ing)|redness/i,
  ),
  rule(/api\/foundation\/concealer|Concealer/, 'makeup: concealer', /conceal/i),
  rule(/Makeup\/Face\/Face Primer/, 'makeup: primer', /primer|prime|base|grip/i),
  rule(/Makeup\/Cheek\/Blush|api\/blush/, 'makeup: blush', /blush|flush|cheek|pop|tint|cloud paint/i),
  rule(
    /Makeup\/Cheek\/Bronzer|Makeup\/Face\/Contour|api\/bronzer|api\/foundation\/contour/,
    'makeup: bronzer and contour',
    /bronz|contour|sculpt|sun|hoola|terracotta/i,
  ),
  rule(
    /Makeup\/Face\/Highlighter|api\/foundation\/highlighter/,
    'makeup: highlighter',
    /highlight|glow|illumin|luminiz|light|filter|strobe|radian|haloscope/i,
  ),
  rule(/Setting Spray & Powder/, 'makeup: setting spray', /spray|mist\b|mist & fix/i),
  rule(/Setting Spray & Powder|api\/foundation\/(powder|mineral)/, 'makeup: loose powder', /loose/i),
  rule(
    /Setting Spray & Powder|api\/foundation\/powder/,
    'makeup: setting powder',
    /setting|finishing|pressed|blurring|perfecting|veil|blotting/i,
  ),
  rule(/Makeup\/Lip|api\/lipstick|api\/lip_liner/, undefined, /scrub|polish exfoliator|mask|primer|exfoliat/i),
  rule(/Makeup\/Lip\/Lip Liner|api\/lip_liner/, 'makeup: lip liner', /liner|pencil|cheat/i),
  rule(/Makeup\/Lip|api\/lipstick/, 'makeup: lip oil', /\boil\b/i),
  rule(
    /Makeup\/Lip\/(Lip Stain|Lip Balm|Lip Gloss|Lipstick)|api\/lipstick\/lip_stain/,
    'makeup: lip tint',
    /\b(lip tint|lip stain|stain|extra lip tint)\b/i,
  ),
  rule(/Makeup\/Lip\/(Lip Gloss|Lip Plumper)|lip_gloss/, 'makeup: lip gloss', /gloss|luminizer|tubes|lacquer/i),
  rule(/Makeup\/Lip\/Lip Balm|Skincare\/Lip Balms/, 'makeup: lip balm', /balm|salve|butter/i),
  rule(
    /Makeup\/Lip\/(Lipstick|Liquid Lipstick)|api\/lipstick/,
    'makeup: lipstick',
    /lipstick|lip (color|colour|paint|cream|pigment)|rouge/i,
  ),
  rule(
    /^Men\/Skincare\/Face Wash|Skincare\/Cleansers\/Face Wash/,
    'skincare: cleanser',
    /cleans|wash|balm|oil|micellar|bar\b/i,
  ),
  rule(/Skincare\/Cleansers\/Toners/, 'skincare: toner', /ton(er|ique|ic)|lotion|essence|pads?|water/i),
  rule(/Moisturizers\/Mists & Essences/, 'skincare: mist', /mist|spray|spritz|brume/i),
  rule(/Eye Creams/, 'skincare: eye cream', /cream|crème|creme|balm|gel/i),
  rule(/Face Sunscreen/, 'skincare: sunscreen'),
  rule(
    /Cleansers\/Exfoliators|Facial Peels/,
    'skincare: exfoliant',
    /exfoli|peel|scrub|polish|resurfac|pads|acid|grains|facial/i,
  ),
  rule(/Face Masks/, 'skincare: mask', /mask|masque/i),
  rule(/Moisturizers\/Face Oils/, 'skincare: oil', /oil|huile/i),
  rule(/Treatments\/Face Serums/, 'skincare: serum', /serum|sérum|concentrate|ampoule|booster|essence/i),
  rule(/Blemish & Acne/, 'skincare: treatment', /treatment|spot|blemish|acne|lotion|gel/i),
  rule(
    /Moisturizers\/(Moisturizers|Night Creams)|Men\/Skincare\/Moisturizer/,
    'skincare: moisturizer',
    /moisturi|cream|crème|creme|gel|lotion|balm|emulsion|hydrat/i,
  ),
  rule(
    /^Hair\//,
    undefined,
    /dye|color depositing|semi-?permanent|root touch|hair makeup|concealer|perfume|serum wand|scalp/i,
  ),
  rule(/^Hair\/.*(Styling|Primers|Leave-In)/, 'hair care: heat protectant', /heat|thermal|iron spray|bodyguard/i),
  rule(/Dry Shampoo/, 'hair care: dry shampoo', /dry shampoo|powder/i),
  rule(/Shampoo & Conditioner\/Shampoo/, 'hair care: shampoo', /shampoo|cleanser|wash|bain/i),
  rule(
    /Shampoo & Conditioner\/Conditioner|Leave-In Conditioner/,
    'hair care: conditioner',
    /conditioner|fondant|cowash/i,
  ),
  rule(/^Hair\/.*Hair Masks/, 'hair care: hair mask', /mask|masque/i),
  rule(/^Hair\/.*Hair Oil/, 'hair care: hair oil', /oil|huile|treatment/i),
  rule(/^Hair\/.*Hair Spray/, 'hair care: hair spray', /spray/i),
  rule(/^Hair\/.*Hair Styling Products/, 'hair care: mousse', /mousse|foam\b/i),
  rule(/^Hair\/.*Hair Styling Products/, 'hair care: gel', /\b(gel|gelée|gelee|jelly)\b/i),
  rule(/^Hair\/.*Hair Styling Products/, 'hair care: hair spray', /hairspray|spray/i),
  rule(/^Hair\/.*Hair Styling Products/, 'hair care: styling cream', /cream|crème|creme|balm|butter|lotion|custard/i),
  // Scents that stores also list among body care: tried before the rules of body care.
  rule(/^Fragrance|^Bath & Body/, 'perfumes: solid perfume', /solid (perfume|fragrance|cologne)/i),
  rule(/^Fragrance|^Bath & Body/, 'perfumes: perfume oil', /(perfume|fragrance) oil|oil perfume/i),
  rule(/^Fragrance|^Bath & Body/, 'perfumes: body spray', /body spray|all[- ]over( body)? spray/i),
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
  rule(/^Fragrance/, undefined, /hair mist|hair perfume|body mist/i),
  rule(/^Fragrance\/(Women|Men)/, 'perfumes: eau de toilette', /eau (de|du) toilette/i),
  rule(/^Fragrance\/(Women|Men)/, 'perfumes: cologne', /cologne|colonia/i),
  rule(/^Fragrance\/(Women|Men)/, 'perfumes: perfume', /parfum|perfume|extrait|elixir/i),
];

/** The category of a candidate by the first rule that matches; `undefined`: it is left out. */
export function assignCategory({
  sourceCategory,
  name,
}: Pick<Candidate, 'sourceCategory' | 'name'>): CategoryAssignment | undefined {
  const rule = rules.find((one) => one.sourceCategory.test(sourceCategory) && (one.name?.test(name) ?? true));
  if (!rule?.to) return undefined;
  const [category, subcategory] = rule.to.split(': ') as [string, string];
  return { category, subcategory };
}
