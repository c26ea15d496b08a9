import type { Pen } from '../pen.ts';
import { dropper, pumpBottle } from './bottle.ts';
import { gloss } from './gloss.ts';
import { jar } from './jar.ts';
import { lipstick } from './lipstick.ts';
import { squeezeTube } from './squeeze-tube.ts';

/** Every silhouette by its name. */
export const silhouettes = {
  lipstick,
  gloss,
  squeezeTube,
  jar,
  pumpBottle,
  dropper,
} as const satisfies Record<string, (pen: Pen) => void>;

export type Silhouette = keyof typeof silhouettes;
