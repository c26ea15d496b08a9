import { rule, type PlaceRule } from './rule.ts';

export const skincare: PlaceRule[] = [
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
];
