import { createCanvas, escapeXml } from './canvas.ts';
import { contentOf } from './contents.ts';
import { clipped } from './label.ts';
import { dress } from './look.ts';
import { ground } from './pen.ts';
import { randomFrom } from './random.ts';
import { darkTheme, drawScene } from './scene.ts';
import { silhouetteOf } from './silhouette-of.ts';
import { silhouettes } from './silhouettes/index.ts';
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

const isHex = (text: string | undefined): text is string => /^#[0-9a-f]{6}$/i.test(text ?? '');

/** A standalone square SVG (600 × 600 user units) of one product. The same input always gives the same text. */
export function drawProduct(product: ProductArt): string {
  const { id, name, brand, category, subcategory, shade } = product;
  const tint = tintOf(category);
  const random = randomFrom(`product ${id}`);
  const content = isHex(shade) ? shade : contentOf(category, subcategory, random);
  const look = dress(brand, category, content, random);
  const canvas = createCanvas();
  drawScene(canvas, tint, randomFrom(`scene ${id}`));
  const draw = silhouettes[silhouetteOf(category, subcategory, id)];
  canvas.group({ transform: `translate(-36 ${Math.round(-ground * 0.12 + 12)}) scale(1.12)` }, () =>
    draw({ canvas, look, random, brand, name }),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" role="img"><title>${escapeXml(clipped(`${brand} ${name}`, 120))}</title>` +
    `${darkTheme(tint)}${canvas.markup()}</svg>`
  );
}
