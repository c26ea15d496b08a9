import { createContext, Script } from 'node:vm';
import { ServerError } from '../errors.ts';
import { regexCost } from '../../regex-cost.ts';

/** So few steps are not worth a clock. */
const QUICK_STEPS = 10_000_000;
/** However a pattern repeats itself, on a text so short it ends soon. */
const SHORT_TEXT = 16;
const TEXT_MILLISECONDS = 250;

/**
 * Whether a text is matched by a pattern. One that could keep everybody waiting is given a short time for each text.
 * @throws ServerError from the test, when that time is over
 */
export function textTest(given: RegExp): (text: string) => boolean {
  const pattern = stateless(given);
  const cost = regexCost(pattern);
  let limited: ((text: string) => boolean) | undefined;
  return (text) => {
    if (text.length <= SHORT_TEXT || cost(text.length) <= QUICK_STEPS) return pattern.test(text);
    limited ??= limitedTest(pattern);
    return limited(text);
  };
}

/** BSON's option `s` comes as the flag `g`, with which a pattern goes on from where it matched last. */
const stateless = (given: RegExp): RegExp =>
  given.global ? new RegExp(given.source, given.flags.replace(/[gs]/g, '') + 's') : given;

function limitedTest(pattern: RegExp): (text: string) => boolean {
  const context = createContext({ pattern, text: '' });
  const script = new Script('pattern.test(text)');
  return (text) => {
    context.text = text;
    try {
      return script.runInContext(context, { timeout: TEXT_MILLISECONDS }) as boolean;
    } catch {
      throw new ServerError('BadValue', 'the regular expression takes too long: match limit exceeded');
    }
  };
}
