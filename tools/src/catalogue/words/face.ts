import { kind, type Kind } from './kind.ts';

const liquid = /liquid|fluid|serum|drops/i;
const stick = /stick/i;
const cream = /cream|crème|creme|balm/i;

/** Words for makeup of the face. */
export const face: Record<string, Kind> = {
  primer: kind('face primer', [
    'for the step before foundation',
    'to wear under makeup',
    'for after skincare and before color',
  ]),
  foundation: kind(
    'foundation',
    ['for face and neck', 'to even out the complexion', 'for brush, sponge or fingertips'],
    [
      [stick, 'foundation stick'],
      [/powder/i, 'powder foundation'],
      [/serum/i, 'serum foundation'],
      [/cushion/i, 'cushion foundation'],
      [/cream|crème/i, 'cream foundation'],
      [/liquid|fluid|drop/i, 'liquid foundation'],
      [/tint/i, 'skin tint'],
    ],
  ),
  'tinted moisturizer': kind(
    'tinted moisturizer',
    ['for days with little makeup', 'for cream and color in one step', 'for a light veil of color'],
    [
      [/\bBB\b/i, 'BB cream'],
      [/\bCC\b/i, 'CC cream'],
    ],
  ),
  concealer: kind(
    'concealer',
    ['for under the eyes and small marks', 'for marks and shadows', 'for touching up where it is needed'],
    [
      [liquid, 'liquid concealer'],
      [stick, 'concealer stick'],
      [/pencil/i, 'concealer pencil'],
    ],
  ),
  'color correction': kind(
    'color corrector',
    ['for shadows and redness under concealer', 'to balance tones before foundation', 'for the step before concealer'],
    [
      [/palette/i, 'color-correcting palette'],
      [/powder/i, 'color-correcting powder'],
      [/primer/i, 'color-correcting primer'],
    ],
  ),
  blush: kind(
    'blush',
    ['for color on the cheeks', 'for the apples of the cheeks', 'for a little warmth in the face'],
    [
      [/liquid|paint/i, 'liquid blush'],
      [/stick|wand/i, 'blush stick'],
      [cream, 'cream blush'],
      [/powder|baked/i, 'powder blush'],
      [/palette/i, 'blush palette'],
    ],
  ),
  'bronzer and contour': kind(
    'bronzer',
    ['for warmth along the cheekbones and temples', 'for shape and warmth', 'for the places the sun would touch'],
    [
      [/contour stick|shaping stick|sculpt.*stick|skinstick/i, 'contour stick'],
      [/contour|sculpt/i, 'contour product'],
      [/stick/i, 'bronzing stick'],
      [cream, 'cream bronzer'],
      [/powder/i, 'bronzing powder'],
    ],
  ),
  highlighter: kind(
    'highlighter',
    ['for cheekbones and brow bones', 'for light where it falls', 'for the high points of the face'],
    [
      [stick, 'highlighter stick'],
      [liquid, 'liquid highlighter'],
      [/powder/i, 'highlighting powder'],
      [/balm|cream/i, 'cream highlighter'],
    ],
  ),
  'setting powder': kind(
    'setting powder',
    ['for the last step of a base', 'for setting foundation and concealer', 'for touch-ups from the handbag'],
    [
      [/pressed|compact/i, 'pressed powder'],
      [/finishing/i, 'finishing powder'],
    ],
  ),
  'loose powder': kind('loose powder', [
    'for setting a base with brush or puff',
    'for the dressing table rather than the bag',
    'for a light dusting over foundation',
  ]),
  'setting spray': kind('setting spray', [
    'for the very last step of makeup',
    'for misting over finished makeup',
    'for finishing the face',
  ]),
};
