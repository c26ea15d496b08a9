import { kind, type Kind } from './kind.ts';

/** Words for skincare. */
export const skincare: Record<string, Kind> = {
  cleanser: kind(
    'face cleanser',
    ['for mornings and evenings', 'for the first step at the basin', 'for washing the face'],
    [
      [/balm|butter/i, 'cleansing balm'],
      [/oil/i, 'cleansing oil'],
      [/micellar/i, 'micellar water'],
      [/foam/i, 'foaming cleanser'],
      [/gel|jelly/i, 'gel cleanser'],
    ],
  ),
  toner: kind('toner', [
    'for the step after cleansing',
    'for a cotton pad or the palms',
    'for after the basin and before serum',
  ]),
  moisturizer: kind(
    'face moisturizer',
    ['for day and night', 'for the last step of the evening', 'for after serum'],
    [
      [/gel/i, 'gel moisturizer'],
      [/night/i, 'night cream'],
      [/cream|crème/i, 'face cream'],
      [/lotion|fluid|milk/i, 'face lotion'],
    ],
  ),
  serum: kind(
    'face serum',
    ['for the step before cream', 'for a few drops after toner', 'to press into clean skin'],
    [[/night/i, 'night serum']],
  ),
  'eye cream': kind(
    'eye cream',
    ['for the skin around the eyes', 'to pat on with the ring finger', 'for the thin skin under the eyes'],
    [[/gel/i, 'eye gel']],
  ),
  sunscreen: kind(
    'sunscreen',
    ['for the last step of the morning', 'for daily wear on the face', 'for days outdoors and by the window'],
    [[/mineral|physical|zinc/i, 'mineral sunscreen']],
  ),
  exfoliant: kind(
    'face exfoliant',
    ['for once or twice a week', 'for smoothing the skin of the face', 'for evenings without haste'],
    [
      [/pads/i, 'box of peel pads'],
      [/peel/i, 'face peel'],
      [/scrub|polish/i, 'face scrub'],
    ],
  ),
  mask: kind(
    'face mask',
    ['for a quiet quarter of an hour', 'for once or twice a week', 'for evenings at home'],
    [
      [/clay|mud/i, 'clay mask'],
      [/sheet/i, 'sheet mask'],
      [/sleeping|overnight/i, 'overnight mask'],
    ],
  ),
  oil: kind('face oil', [
    'for a few drops before bed',
    'for the last step of the evening',
    'to warm between the palms',
  ]),
  mist: kind('face mist', ['for the desk or the bag', 'for a fine spray at any hour', 'for between the other steps']),
  treatment: kind('blemish treatment', ['for single spots', 'for use on the spot', 'for the places that need it']),
};
