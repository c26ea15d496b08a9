import { InvalidError } from '@henna/domain';

const maxDepth = 20;
const maxValues = 10_000;
const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * Throws {@link InvalidError} for JSON that is too deep or has too many values, before it is parsed. Code that walks over
 * the parsed value may therefore recurse.
 */
export const assertJsonWithinLimits = (json: Uint8Array): void => {
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
      if (++depth > maxDepth)
        throw new InvalidError('INVALID').withMessage(`The body is nested deeper than ${maxDepth} levels.`);
    } else if (closing.has(byte)) depth--;
    else if (byte === comma && ++values > maxValues)
      throw new InvalidError('INVALID').withMessage(`The body holds more than ${maxValues} values.`);
  }
};
