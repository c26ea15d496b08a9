import type { Pen } from './pen.ts';
import type { Silhouette } from './silhouettes/index.ts';
import { drops, foam } from './textures/drops.ts';
import { pressed } from './textures/pressed.ts';
import { smear, strokes } from './textures/smear.ts';
import { swirl } from './textures/swirl.ts';
import { categoryKey } from './tints.ts';

type Texture = (pen: Pen) => void;

const bySubcategory = new Map<string, Texture>(
  Object.entries({
    loosepowder: pressed,
    mousse: foam,
    shampoo: foam,
    bodywash: foam,
    cleanser: foam,
    gel: drops,
  }),
);

const inMakeup: Partial<Record<Silhouette, Texture>> = { squeezeTube: smear, airless: smear, jar: smear };

const bySilhouette: Partial<Record<Silhouette, Texture>> = {
  aerosol: drops,
  airless: swirl,
  compact: pressed,
  dropper: drops,
  gloss: smear,
  jar: swirl,
  lipstick: smear,
  lotionBottle: swirl,
  mascara: strokes,
  mist: drops,
  oilBottle: drops,
  pencil: strokes,
  pumpBottle: smear,
  squeezeTube: swirl,
  stick: smear,
  tallBottle: drops,
  tin: smear,
};

/** The texture of a product's content; none for products that are shown by their package. */
export function textureOf(category: string, subcategory: string, silhouette: Silhouette): Texture | undefined {
  return (
    bySubcategory.get(categoryKey(subcategory)) ??
    (categoryKey(category) === 'makeup' ? inMakeup[silhouette] : undefined) ??
    bySilhouette[silhouette]
  );
}
