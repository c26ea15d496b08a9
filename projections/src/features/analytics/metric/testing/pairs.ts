/** Places and counts, as `MetricSlots` holds them one behind the other. */
export const pairsOf = (numbers: readonly number[]): readonly (readonly [place: number, count: number])[] =>
  numbers.flatMap((place, index) => (index % 2 === 0 ? [[place, numbers[index + 1]!] as const] : []));
