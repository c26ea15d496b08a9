const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})/;
const EXACTLY = /^\{(\d+)\}/;
/** Escapes, classes, the beginnings of groups, quantifiers, and characters. */
const TOKENS =
  /\\(?:[pP]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gs;

/**
 * How many steps an engine that tries one way after another takes at most on a text of some length: each repeated
 * character can end anywhere, each choice go any way, from each place that the text may be entered at. Infinity where
 * a group is repeated, as its repetitions may share out the text among them.
 */
export function regexCost({ source, flags }: RegExp): (length: number) => number {
  const choices = [1];
  let ways = 1;
  let repeats = 0;
  let stepsAWay = 1;
  let wasGroup = false;
  let hasTopChoice = false;
  for (const [token] of source.matchAll(TOKENS)) {
    if (QUANTIFIER.test(token)) {
      if (wasGroup) return () => Infinity;
      const times = EXACTLY.exec(token)?.[1];
      if (times) stepsAWay += Number(times);
      else if (token.startsWith('?')) ways *= 2;
      else repeats++;
    } else if (token.startsWith('(')) choices.push(1);
    else if (token === '|') {
      choices[choices.length - 1]!++;
      hasTopChoice ||= choices.length === 1;
    }
    wasGroup = token === ')';
    if (wasGroup) ways *= choices.pop() ?? 1;
    stepsAWay++;
  }
  ways *= choices[0] ?? 1;
  const isAnchored = source.startsWith('^') && !hasTopChoice && !flags.includes('m');
  return (length) => ways * (length + 1) ** (repeats + (isAnchored ? 0 : 1)) * (stepsAWay + length);
}
