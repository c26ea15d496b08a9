import { createCanvas, escapeXml } from './canvas.ts';
import type { Hex } from './colour.ts';
import { dress } from './look.ts';
import { randomFrom } from './random.ts';
import { darkTheme, drawScene } from './scene.ts';
import { silhouettes, type Silhouette } from './silhouettes/index.ts';
import { silhouettesOf } from './silhouette-of.ts';
import { tintOf } from './tints.ts';

export interface ProductArt {
  id: string;
  name: string;
  brand: string;
  category: string;
  subcategory: string;
  /** `#RRGGBB`; anything else is ignored. */
  shade?: string;
  view?: 'front' | 'detail';
}

/** The silhouette a product of this subcategory has; where several are usual, the seed chooses. */
export function silhouetteOf(category: string, subcategory: string, seed = ''): Silhouette {
  return randomFrom(`silhouette ${seed}`).pick(silhouettesOf(category, subcategory));
}

/** A standalone square SVG (600 × 600 user units) of one product. The same input always gives the same text. */
export function drawProduct(product: ProductArt): string {
  const { id, name, brand, category, subcategory } = product;
  const tint = tintOf(category);
  const content: Hex = product.shade ?? '#a8433f';
  const random = randomFrom(`product ${id}`);
  const look = dress(brand, category, content, random);
  const canvas = createCanvas();
  drawScene(canvas, tint, randomFrom(`scene ${id}`));
  const draw = silhouettes[silhouetteOf(category, subcategory, id)];
  draw({ canvas, look, random, brand, name });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" role="img"><title>${escapeXml(`${brand} ${name}`)}</title>` +
    `${darkTheme(tint)}${canvas.markup()}</svg>`
  );
}
