import { kind, type Kind } from './kind.ts';

/** Words for perfumes. */
export const perfumes: Record<string, Kind> = {
  perfume: kind(
    'perfume',
    ['to wear at the wrist and the neck', 'to put on before going out', 'for the dressing table', 'for skin and scarf'],
    [
      [/eau de parfum intense/i, 'eau de parfum intense'],
      [/eau de parfum/i, 'eau de parfum'],
      [/elixir/i, 'elixir'],
    ],
  ),
  'eau de toilette': kind('eau de toilette', [
    'for every day',
    'for a lighter touch of scent',
    'for the morning and again at noon',
  ]),
  cologne: kind(
    'cologne',
    ['for a fresh start', 'for generous splashes', 'for warm days'],
    [[/eau de cologne/i, 'eau de cologne']],
  ),
  'body spray': kind('body spray', ['for a light scent all over', 'for after the shower', 'for the gym bag']),
  'solid perfume': kind('solid perfume', ['for pocket and bag', 'for a dab at the wrist', 'for scent without a spray']),
  'perfume oil': kind('perfume oil', [
    'for the pulse points',
    'for scent close to the skin',
    'to dab on rather than spray',
  ]),
};
