import { rule, type PlaceRule } from './rule.ts';

export const hairCare: PlaceRule[] = [
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
];
