import { ground } from './pen.ts';
import type { Silhouette } from './silhouettes/index.ts';

/** The box that a large drawing of a silhouette fills, above the ground on which it stands. */
type Box = readonly [left: number, right: number, top: number];

const boxes: Record<Silhouette, Box> = {
  aerosol: [241, 357, 151],
  airless: [242, 356, 167],
  bar: [166, 433, 313],
  coffret: [137, 447, 224],
  compact: [159, 439, 156],
  crayon: [220, 495, 151],
  deodorant: [169, 423, 209],
  deodorantRollOn: [179, 422, 221],
  dropper: [224, 374, 136],
  facePalette: [120, 478, 196],
  feltPen: [233, 465, 152],
  flacon: [195, 403, 154],
  foamPump: [190, 447, 155],
  gloss: [254, 344, 143],
  jar: [168, 430, 269],
  lipstick: [171, 389, 177],
  loosePowder: [147, 498, 230],
  lotionBottle: [220, 378, 150],
  mascara: [190, 388, 160],
  mist: [239, 359, 166],
  mousseCan: [200, 427, 141],
  oilBottle: [228, 371, 148],
  padJar: [136, 488, 261],
  palette: [115, 487, 171],
  pencil: [240, 503, 148],
  pot: [162, 471, 258],
  potWithBrush: [157, 480, 165],
  pumpBottle: [229, 369, 157],
  rollOn: [201, 395, 191],
  sachet: [178, 419, 182],
  squeezeTube: [211, 387, 136],
  stick: [175, 396, 254],
  tallBottle: [235, 363, 155],
  tin: [153, 455, 222],
  vial: [265, 333, 151],
  wandTube: [194, 401, 199],
};

/** The most that a large drawing takes of the frame of 600; what is broad looks bigger than what is tall. */
const [widest, tallest] = [420, 440];
/** The y on which a product stands in the frame: low, but not so low that the shadow is cut off. */
const frontGround = 516;

/** Moves and scales a silhouette so that it fills about 70 % of the frame, standing on the ground of the scene. */
export function frontTransform(silhouette: Silhouette): string {
  const [left, right, top] = boxes[silhouette];
  const scale = Math.round(Math.min(widest / (right - left), tallest / (ground + 4 - top)) * 100) / 100;
  const [x, y] = [300 - ((left + right) / 2) * scale, frontGround - ground * scale];
  return `translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})`;
}
