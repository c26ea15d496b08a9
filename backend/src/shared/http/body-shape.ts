import { InvalidError } from '@henna/domain';

const deepest = 20;
const mostValues = 10_000;
const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * Throws {@link InvalidError} for JSON nested deeper or holding more values than any call of ours needs, before it is
 * parsed: what walks over it later may then recurse.
 */
export const requireBearableShape = (json: Uint8Array): void => {
  let depth = 0;
  let values = 0;
  let inText = false;
  for (let index = 0; index < json.length; index++) {
    const byte = json[index]!;
    if (inText) {
      if (byte === backslash) index++;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (opening.has(byte)) {
      if (++depth > deepest)
        throw new InvalidError('INVALID').withMessage(`The body is nested deeper than ${deepest} levels.`);
    } else if (closing.has(byte)) depth--;
    else if (byte === comma && ++values > mostValues)
      throw new InvalidError('INVALID').withMessage(`The body holds more than ${mostValues} values.`);
  }
};
