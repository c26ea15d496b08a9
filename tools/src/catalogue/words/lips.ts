import { kind, type Kind } from './kind.ts';

/** Words for makeup of the lips. */
export const lips: Record<string, Kind> = {
  'lip liner': kind('lip liner', [
    'for the outline of the lips',
    'for shaping lips before lipstick',
    'for the step before lipstick',
  ]),
  lipstick: kind(
    'lipstick',
    ['for color on the lips', 'for a bare face or a full look', 'for the one step that changes a look'],
    [
      [/liquid|paint|fluid|lacquer/i, 'liquid lipstick'],
      [/pencil|crayon/i, 'lipstick pencil'],
      [/matte|velvet/i, 'matte lipstick'],
      [/sheer|shine/i, 'sheer lipstick'],
      [/satin/i, 'satin lipstick'],
    ],
  ),
  'lip balm': kind(
    'lip balm',
    ['for dry lips at any hour', 'for pocket and bedside', 'for bare lips or under lipstick'],
    [[/tint|color|colour/i, 'tinted lip balm']],
  ),
  'lip gloss': kind(
    'lip gloss',
    ['for shine on the lips', 'to wear alone or over lipstick', 'for a glossy finish'],
    [[/plump/i, 'plumping lip gloss']],
  ),
  'lip oil': kind('lip oil', ['for shine on the lips', 'to wear alone or over color', 'to wear over bare lips']),
  'lip tint': kind(
    'lip tint',
    [
      'for a wash of color on the lips',
      'for color that sits close to the lips',
      'for lips stained rather than painted',
    ],
    [[/stain/i, 'lip stain']],
  ),
  'lip/cheek': kind('color for lips and cheeks', [
    'for two places with one product',
    'for quick makeup with the fingertips',
    'for small makeup bags',
  ]),
};
