import { createCanvas, escapeXml } from './canvas.ts';
import { contentColour, paletteColours } from './content-colours.ts';
import { frontTransform } from './framing.ts';
import { truncated } from './label.ts';
import { lookOf, withShade } from './look.ts';
import type { Pen } from './pen.ts';
import { randomFrom } from '../../shared/random.ts';
import { darkTheme, drawFlat, drawScene } from './scene.ts';
import { silhouetteFor, wordsOf } from './silhouette-for.ts';
import { silhouettes, type Silhouette } from './silhouettes/index.ts';
import { textureFor } from './texture-for.ts';
import { tintOf } from './tints.ts';

export interface ProductToDraw {
  id: string;
  name: string;
  brand: string;
  category: string;
  subcategory: string;
  /** `#RRGGBB`; anything else is ignored. */
  shade?: string;
  view?: 'front' | 'detail';
}

/** The detail view shows a part of the product, turned a little. */
const detailTransform = 'rotate(-8 300 300) translate(-300 -430) scale(2)';

/** Packages that hide their content. */
const opaqueSilhouettes: ReadonlySet<Silhouette> = new Set<Silhouette>([
  'aerosol',
  'airless',
  'deodorant',
  'deodorantRollOn',
  'foamPump',
  'jar',
  'lotionBottle',
  'mousseCan',
  'padJar',
  'sachet',
  'squeezeTube',
]);

const isHex = (text: string | undefined): text is string => /^#[0-9a-f]{6}$/i.test(text ?? '');

/** A standalone square SVG (600 × 600 user units) of one product. The same input always gives the same text. */
export function drawProduct(product: ProductToDraw): string {
  const { id, name, brand, category, subcategory, shade } = product;
  const tint = tintOf(category);
  const random = randomFrom(`product ${id}`);
  const silhouette = silhouetteFor(product, id);
  const content = contentColour(category, subcategory, wordsOf(name), random);
  const pans = paletteColours(subcategory);
  const defaultLook = { ...lookOf(brand, category, content, random), ...(pans && { pans }) };
  const look = isHex(shade) ? withShade(defaultLook, shade, opaqueSilhouettes.has(silhouette)) : defaultLook;
  const canvas = createCanvas();
  const pen: Pen = { canvas, look, random, brand, name };
  const sceneRandom = randomFrom(`scene ${id}`);
  if (product.view === 'detail') {
    drawFlat(canvas, tint);
    const texture = textureFor(category, subcategory, silhouette);
    if (texture) texture(pen);
    else canvas.group({ transform: detailTransform }, () => silhouettes[silhouette](pen));
  } else {
    drawScene(canvas, tint, sceneRandom);
    canvas.group({ transform: frontTransform(silhouette) }, () => silhouettes[silhouette](pen));
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" role="img"><title>${escapeXml(truncated(`${brand} ${name}`, 120))}</title>` +
    `${darkTheme(tint)}${canvas.markup()}</svg>`
  );
}
