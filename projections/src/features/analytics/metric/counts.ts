import {
  metricFields,
  metricLanguages,
  type MetricCounts,
  type MetricField,
  type MetricLanguage,
  type MetricSlots,
} from '@henna/domain';

/** What an act counts for. */
export interface Gain extends Readonly<Partial<Record<MetricField, number>>> {
  /** Votes by option id. */
  readonly options?: Readonly<Record<string, number>>;
}

/** Pairs of a place and its count, ascending, with a change of one of them. */
const withPair = (pairs: readonly number[], place: number, change: number): readonly number[] => {
  let at = 0;
  while (at < pairs.length && pairs[at]! < place) at += 2;
  const isKnown = pairs[at] === place;
  const value = (isKnown ? pairs[at + 1]! : 0) + change;
  return pairs.toSpliced(at, isKnown ? 2 : 0, ...(value === 0 ? [] : [place, value]));
};

const withEntry = <Value>(
  entries: Readonly<Record<string, Value>> | undefined,
  key: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> | undefined => {
  if (value !== undefined) return { ...entries, [key]: value };
  const { [key]: _, ...others } = entries ?? {};
  return Object.keys(others).length > 0 ? others : undefined;
};

/** One hour or day of a document, and language. */
interface Slot {
  readonly language: MetricLanguage;
  readonly place: number;
}

const withNumber = (
  slots: MetricSlots | undefined,
  { language, place }: Slot,
  change: number,
): MetricSlots | undefined => {
  const pairs = withPair(slots?.[language] ?? [], place, change);
  return withEntry<readonly number[]>(slots, language, pairs.length > 0 ? pairs : undefined);
};

/** Leaves no field behind that holds nothing. */
const compact = <Counts extends MetricCounts>(counts: Counts): Counts =>
  Object.values(counts).includes(undefined)
    ? (Object.fromEntries(Object.entries(counts).filter(([, value]) => value !== undefined)) as Counts)
    : counts;

/** Counts with what an act counts for added to them or taken from them; what is zero is left out. */
export const withGain = <Counts extends MetricCounts>(counts: Counts, slot: Slot, gain: Gain, sign: 1 | -1): Counts => {
  const after: { -readonly [Field in keyof MetricCounts]: MetricCounts[Field] | undefined } = { ...counts };
  for (const field of metricFields) if (gain[field]) after[field] = withNumber(after[field], slot, sign * gain[field]);
  for (const [id, votes] of Object.entries(gain.options ?? {}))
    after.options = withEntry(after.options, id, withNumber(after.options?.[id], slot, sign * votes));
  return compact(after as Counts);
};

const numbersOf = (slots: MetricSlots = {}): readonly (readonly [Slot, number])[] =>
  metricLanguages.flatMap((language) =>
    (slots[language] ?? []).flatMap((place, index, pairs) =>
      index % 2 === 0 ? [[{ language, place }, pairs[index + 1]!] as const] : [],
    ),
  );

/** The same with all that other counts hold. */
export const withCounts = <Counts extends MetricCounts>(counts: Counts, change: MetricCounts, sign: 1 | -1): Counts => {
  let after = counts;
  for (const field of metricFields)
    for (const [slot, value] of numbersOf(change[field])) after = withGain(after, slot, { [field]: value }, sign);
  for (const [id, slots] of Object.entries(change.options ?? {}))
    for (const [slot, votes] of numbersOf(slots)) after = withGain(after, slot, { options: { [id]: votes } }, sign);
  return after;
};

export const isNothing = (counts: MetricCounts): boolean =>
  counts.options === undefined && metricFields.every((field) => counts[field] === undefined);
