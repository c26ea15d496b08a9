import { ElementWalk, TAG } from './element-walk.ts';
import { ServerError } from './errors.ts';

const MAX_LEVELS = 180;
/** A level takes this much at least: its size, a tag, an empty name and its end. */
const LEVEL_BYTES = 7;

/**
 * Refuses what is nested deeper than MongoDB stores.
 * @throws ServerError Overflow
 */
export function checkDepth(bytes: Buffer, levelsLeft = MAX_LEVELS): void {
  if (levelsLeft === 0)
    throw new ServerError('Overflow', `Document exceeds maximum nested object depth: ${MAX_LEVELS}`);
  if (bytes.length < levelsLeft * LEVEL_BYTES) return;
  for (const walk = new ElementWalk(bytes); walk.next();)
    if (walk.type === TAG.document || walk.type === TAG.array)
      checkDepth(bytes.subarray(walk.at, walk.end), levelsLeft - 1);
}
