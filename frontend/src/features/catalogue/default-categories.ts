import type { CategoryTree } from '../../lib/api-types.ts';

const listed = (names: string): string[] => names.split(', ');

/** The categories shown where the server has none yet. */
export const defaultCategories: CategoryTree = {
  makeup: listed(
    'primer, brows, eyeshadow base, eyeshadow, eyeliner, mascara, foundation, tinted moisturizer, concealer, color correction, blush, bronzer and contour, highlighter, setting powder, loose powder, setting spray, lip liner, lipstick, lip balm, lip gloss, lip oil, lip tint, lip/cheek',
  ),
  skincare: listed('cleanser, toner, moisturizer, serum, eye cream, sunscreen, exfoliant, mask, oil, mist, treatment'),
  'hair care': listed(
    'shampoo, conditioner, styling cream, hair oil, dry shampoo, hair mask, heat protectant, hair spray, mousse, gel',
  ),
  'body care': listed(
    'body wash, body lotion, body scrub, body oil, deodorant, body butter, body mist, hand cream, foot cream',
  ),
  perfumes: listed('perfume, eau de toilette, cologne, body spray, solid perfume, perfume oil, travel size, gift set'),
};
