import type { Pen } from '../pen.ts';
import { dropper, pumpBottle } from './bottle.ts';
import { coffret } from './coffret.ts';
import { compact } from './compact.ts';
import { feltPen } from './felt-pen.ts';
import { flacon } from './flacon.ts';
import { foamPump, mousseCan } from './foamers.ts';
import { gloss } from './gloss.ts';
import { jar } from './jar.ts';
import { lipstick } from './lipstick.ts';
import { mascara } from './mascara.ts';
import { facePalette, palette } from './palette.ts';
import { crayon, pencil } from './pencil.ts';
import { loosePowder } from './loose-powder.ts';
import { padJar } from './pad-jar.ts';
import { pot, potWithBrush } from './pot.ts';
import { deodorantRollOn, rollOn } from './roll-on.ts';
import { sachet } from './sachet.ts';
import { airless, vial } from './slim-bottles.ts';
import { bar, tin } from './solids.ts';
import { aerosol, mist } from './sprays.ts';
import { squeezeTube } from './squeeze-tube.ts';
import { deodorant, stick } from './stick.ts';
import { lotionBottle, oilBottle, tallBottle } from './tall-bottles.ts';
import { wandTube } from './wand-tube.ts';

/** Every silhouette by its name. */
export const silhouettes = {
  aerosol,
  airless,
  bar,
  coffret,
  compact,
  crayon,
  deodorant,
  deodorantRollOn,
  dropper,
  facePalette,
  feltPen,
  flacon,
  foamPump,
  gloss,
  jar,
  lipstick,
  loosePowder,
  lotionBottle,
  mascara,
  mist,
  mousseCan,
  oilBottle,
  padJar,
  palette,
  pencil,
  pot,
  potWithBrush,
  pumpBottle,
  rollOn,
  sachet,
  squeezeTube,
  stick,
  tallBottle,
  tin,
  vial,
  wandTube,
} as const satisfies Record<string, (pen: Pen) => void>;

export type Silhouette = keyof typeof silhouettes;
