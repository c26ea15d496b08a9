import { kind, type Kind } from './kind.ts';

/** Words for body care. */
export const bodyCare: Record<string, Kind> = {
  'body wash': kind(
    'body wash',
    ['for the daily shower', 'for shower and bath', 'for the shower shelf'],
    [
      [/oil/i, 'shower oil'],
      [/gel/i, 'shower gel'],
      [/bath/i, 'foaming bath'],
    ],
  ),
  'body lotion': kind(
    'body lotion',
    ['for after the shower', 'for arms and legs', 'for skin from the neck down'],
    [
      [/cream|crème|creme/i, 'body cream'],
      [/milk/i, 'body milk'],
    ],
  ),
  'body scrub': kind('body scrub', [
    'for once or twice a week',
    'for elbows and heels',
    'for smoother skin from the shower',
  ]),
  'body oil': kind(
    'body oil',
    ['for after the bath', 'for damp skin after the shower', 'for massage and shine'],
    [
      [/shimmer|luminiz/i, 'shimmering body oil'],
      [/dry/i, 'dry body oil'],
    ],
  ),
  deodorant: kind(
    'deodorant',
    ['for every morning', 'for underarms', 'for the gym bag and the bathroom'],
    [
      [/stick/i, 'deodorant stick'],
      [/spray/i, 'deodorant spray'],
      [/cream/i, 'cream deodorant'],
    ],
  ),
  'body butter': kind('body butter', ['for dry elbows and heels', 'for winter skin', 'for evenings after the bath']),
  'body mist': kind('scented body mist', [
    'for a light scent after the shower',
    'for skin and clothes',
    'for warm days',
  ]),
  'hand cream': kind(
    'hand cream',
    ['for the bag and the bedside', 'for hands and cuticles', 'for after every wash'],
    [
      [/salve|healer/i, 'hand salve'],
      [/balm/i, 'hand balm'],
    ],
  ),
  'foot cream': kind('foot cream', ['for heels and soles', 'for tired feet', 'for bare summer feet']),
};
