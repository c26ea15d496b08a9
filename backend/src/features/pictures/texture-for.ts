import type { Pen } from './pen.ts';
import type { Silhouette } from './silhouettes/index.ts';
import { drops } from './textures/drops.ts';
import { dusting } from './textures/dusting.ts';
import { foam } from './textures/foam.ts';
import { pressed } from './textures/pressed.ts';
import { smear, strokes } from './textures/smear.ts';
import { swirl } from './textures/swirl.ts';
import { categoryKey } from './tints.ts';

type Texture = (pen: Pen) => void;
type Textures = Partial<Record<Silhouette, Texture>>;

const bySilhouette: Textures = {
  aerosol: drops,
  airless: swirl,
  compact: pressed,
  crayon: smear,
  dropper: drops,
  feltPen: strokes,
  foamPump: foam,
  gloss: smear,
  jar: swirl,
  lipstick: smear,
  loosePowder: dusting,
  lotionBottle: swirl,
  mascara: strokes,
  mist: drops,
  mousseCan: foam,
  oilBottle: drops,
  pencil: strokes,
  pot: smear,
  potWithBrush: smear,
  pumpBottle: smear,
  rollOn: drops,
  squeezeTube: swirl,
  stick: smear,
  tallBottle: drops,
  tin: smear,
  wandTube: smear,
};

const makeup: Textures = { airless: smear, jar: smear, lotionBottle: smear, squeezeTube: smear };
const washes: Textures = { bar: foam, lotionBottle: foam, pumpBottle: drops, squeezeTube: foam };

/** Where the content of a package differs from what is usual in it. */
const bySubcategory = new Map<string, Textures>(
  Object.entries({
    bodywash: washes,
    cleanser: washes,
    shampoo: washes,
    dryshampoo: { aerosol: dusting },
    gel: { jar: drops, squeezeTube: drops },
  }),
);

/** The texture of a product's content; none for products that are shown by their package. */
export function textureFor(category: string, subcategory: string, silhouette: Silhouette): Texture | undefined {
  return (
    bySubcategory.get(categoryKey(subcategory))?.[silhouette] ??
    (categoryKey(category) === 'makeup' ? makeup[silhouette] : undefined) ??
    bySilhouette[silhouette]
  );
}
