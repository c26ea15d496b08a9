import { kind, type Kind } from './kind.ts';

const liquid = /liquid|fluid|serum|drops/i;
const cream = /cream|crème|creme|balm/i;

/** Words for makeup of the eyes. */
export const eyes: Record<string, Kind> = {
  brows: kind(
    'brow product',
    ['for shaping and filling in brows', 'for defining the brows', 'for brows soft or bold'],
    [
      [/pencil|definer/i, 'brow pencil'],
      [/pomade/i, 'brow pomade'],
      [/gel|mascara/i, 'brow gel'],
      [/powder/i, 'brow powder'],
      [/marker|pen\b/i, 'brow pen'],
      [/wax|freeze|soap/i, 'brow wax'],
    ],
  ),
  'eyeshadow base': kind('eyeshadow base', [
    'for bare lids before the first color',
    'to wear under eyeshadow',
    'for the lids before powder or cream color',
  ]),
  eyeshadow: kind(
    'eyeshadow',
    ['for everyday lids and evening looks', 'to wear alone or layered', 'for color on the eyes'],
    [
      [/palette|quint|quad|couleurs/i, 'eyeshadow palette'],
      [/stick|crayon/i, 'eyeshadow stick'],
      [liquid, 'liquid eyeshadow'],
      [cream, 'cream eyeshadow'],
    ],
  ),
  eyeliner: kind(
    'eyeliner',
    ['for fine lines or a full wing', 'for lining the eyes', 'for the lash line'],
    [
      [/gel/i, 'gel eyeliner'],
      [/liquid|felt|pen\b|marker|ink/i, 'liquid eyeliner'],
      [/kohl|khôl|kajal/i, 'kohl eyeliner'],
      [/pencil|crayon|stylo/i, 'eyeliner pencil'],
    ],
  ),
  mascara: kind(
    'mascara',
    ['for upper and lower lashes', 'for the last step of the eyes', 'for lashes by day and by night'],
    [
      [/waterproof/i, 'waterproof mascara'],
      [/tubing|tubes/i, 'tubing mascara'],
      [/volum/i, 'volume mascara'],
      [/length/i, 'lengthening mascara'],
    ],
  ),
};
