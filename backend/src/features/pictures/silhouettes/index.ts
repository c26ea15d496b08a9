import type { Pen } from '../pen.ts';
import { dropper, pumpBottle } from './bottle.ts';
import { coffret } from './coffret.ts';
import { compact } from './compact.ts';
import { flacon } from './flacon.ts';
import { gloss } from './gloss.ts';
import { jar } from './jar.ts';
import { lipstick } from './lipstick.ts';
import { mascara } from './mascara.ts';
import { palette } from './palette.ts';
import { pencil } from './pencil.ts';
import { sachet } from './sachet.ts';
import { airless, vial } from './slim-bottles.ts';
import { bar, tin } from './solids.ts';
import { aerosol, mist } from './sprays.ts';
import { squeezeTube } from './squeeze-tube.ts';
import { deodorant, stick } from './stick.ts';
import { lotionBottle, oilBottle, tallBottle } from './tall-bottles.ts';

/** Every silhouette by its name. */
export const silhouettes = {
  aerosol,
  airless,
  bar,
  coffret,
  compact,
  deodorant,
  dropper,
  flacon,
  gloss,
  jar,
  lipstick,
  lotionBottle,
  mascara,
  mist,
  oilBottle,
  palette,
  pencil,
  pumpBottle,
  sachet,
  squeezeTube,
  stick,
  tallBottle,
  tin,
  vial,
} as const satisfies Record<string, (pen: Pen) => void>;

export type Silhouette = keyof typeof silhouettes;
