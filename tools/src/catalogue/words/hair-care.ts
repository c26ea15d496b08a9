import { kind, type Kind } from './kind.ts';

/** Words for hair care. */
export const hairCare: Record<string, Kind> = {
  shampoo: kind(
    'shampoo',
    ['for wash day', 'for scalp and lengths', 'for the shower shelf'],
    [
      [/clarifying|detox/i, 'clarifying shampoo'],
      [/purple/i, 'purple shampoo'],
    ],
  ),
  conditioner: kind(
    'conditioner',
    ['for after shampoo', 'for lengths and ends', 'for easier combing'],
    [[/leave-? ?in/i, 'leave-in conditioner']],
  ),
  'styling cream': kind(
    'styling cream',
    ['for damp hair', 'for shaping lengths and ends', 'for air-drying or the dryer'],
    [[/curl/i, 'curl cream']],
  ),
  'hair oil': kind('hair oil', ['for lengths and ends', 'for a drop or two on damp hair', 'for finishing a style']),
  'dry shampoo': kind('dry shampoo', ['for the days between washes', 'for roots in a hurry', 'for the second day']),
  'hair mask': kind('hair mask', [
    'for once a week after shampoo',
    'for lengths that need more than conditioner',
    'for an evening of hair care',
  ]),
  'heat protectant': kind(
    'heat protectant',
    ['for use before dryer and iron', 'for damp hair before styling', 'for blow-dry days'],
    [
      [/spray|mist/i, 'heat-protecting spray'],
      [/cream/i, 'heat-protecting cream'],
      [/primer/i, 'heat-protecting primer'],
    ],
  ),
  'hair spray': kind(
    'hair spray',
    ['for finishing a style', 'for hold and texture', 'for the last step at the mirror'],
    [
      [/textur|surf|wave|beach/i, 'texture spray'],
      [/root|volum|thicken/i, 'volume spray'],
    ],
  ),
  mousse: kind(
    'mousse',
    ['for damp hair before drying', 'for body at the roots', 'for curls and blow-dries'],
    [
      [/foam/i, 'styling foam'],
      [/curl/i, 'curl mousse'],
    ],
  ),
  gel: kind(
    'styling gel',
    ['for definition and hold', 'for curls and sleek styles', 'for damp or dry hair'],
    [[/curl/i, 'curl gel']],
  ),
};
