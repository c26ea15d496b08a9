/** The smallest value that at least `share` of the values do not exceed (nearest rank). @param share 0 to 1 */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Rounded to `digits` significant ones, for people. */
export const rounded = (value: number, digits = 3): number => Number(value.toPrecision(digits));
