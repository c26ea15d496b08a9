import { rule, type PlaceRule } from './rule.ts';

/** Scents that stores also keep among body care; asked before the rules of body care. */
export const scents: PlaceRule[] = [
  rule(/^Fragrance|^Bath & Body/, 'perfumes: solid perfume', /solid (perfume|fragrance|cologne)/i),
  rule(/^Fragrance|^Bath & Body/, 'perfumes: perfume oil', /(perfume|fragrance) oil|oil perfume/i),
  rule(/^Fragrance|^Bath & Body/, 'perfumes: body spray', /body spray|all[- ]over( body)? spray/i),
];

export const perfumes: PlaceRule[] = [
  rule(/^Fragrance/, undefined, /hair mist|hair perfume|body mist/i),
  rule(/^Fragrance\/(Women|Men)/, 'perfumes: eau de toilette', /eau (de|du) toilette/i),
  rule(/^Fragrance\/(Women|Men)/, 'perfumes: cologne', /cologne|colonia/i),
  rule(/^Fragrance\/(Women|Men)/, 'perfumes: perfume', /parfum|perfume|extrait|elixir/i),
];
