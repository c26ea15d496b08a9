import { regexCost } from './regex-cost.ts';

describe('what a regular expression may cost', () => {
  const costOf = (regex: RegExp, length = 50): number => regexCost(regex)(length);

  it.each([
    /^[^$].*/,
    /^product-/,
    /-[0-9a-f]{8}-[0-9a-f]{4}$/,
    /^(?:product|ballot|rating)-/,
    /^(?!\$)/,
    /^a\(+b/,
    /^[(]+/,
  ])('is little: %s', (regex) => expect(costOf(regex)).toBeLessThan(100_000));

  it.each([/^(a+)+b$/, /(a|a)*b/, /(?:a?){30}a/, /(?<x>a*)*/, /((a))+/])(
    'has no bound where groups are repeated: %s',
    (regex) => expect(costOf(regex)).toBe(Infinity),
  );

  it.each([
    /a*a*a*a*a*b/,
    /(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)b/,
    new RegExp('a?'.repeat(30)),
  ])('is much where there are many ways: %s', (regex) => expect(costOf(regex)).toBeGreaterThan(1_000_000));

  it('grows with the text, the more so where it may be entered anywhere', () => {
    expect(costOf(/^x.*y/, 100_000) / costOf(/^x.*y/, 10)).toBeGreaterThan(1_000_000);
    expect(costOf(/x.*y/, 1000)).toBeGreaterThan(100 * costOf(/^x.*y/, 1000));
    expect(costOf(/^x.*y/m)).toBe(costOf(/x.*yx/));
    expect(costOf(/^x.*y|a/)).toBeGreaterThan(costOf(/^(?:x.*y|a)/));
  });
});
