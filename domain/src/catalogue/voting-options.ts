import { invalidField } from '../shared/errors.ts';
import type { Labels } from '../shared/event.ts';
import type { Tone, VotingOption } from './category.events.ts';

/** Offered while nobody has set any. The ids are those that {@link OptionIds.derived} gives to the labels. */
export const fallbackOptions: readonly VotingOption[] = [
  { id: 'b384aa10-941d-598d-987a-c614c096dbf0', label: 'Good', tone: 'positive' },
  { id: '765f09f1-5f1b-564d-ae97-4da238f7a043', label: 'Bad', tone: 'negative' },
];

type OptionSetOwner = {
  readonly removed: boolean;
  readonly optionSet: { readonly options: readonly VotingOption[] } | null;
};

/** The option chain: the subcategory's own set, else the category's, else the global one, else {@link fallbackOptions}. */
export const effectiveOptions = (
  subcategory: OptionSetOwner | undefined,
  category: OptionSetOwner | undefined,
  globalOptions: readonly VotingOption[] | undefined,
): readonly VotingOption[] => {
  const owner = [subcategory, category].find((each) => each && !each.removed && each.optionSet);
  return owner?.optionSet?.options ?? globalOptions ?? fallbackOptions;
};

/** How options get their ids. */
export interface OptionIds {
  /** From the normalized label alone: the same word has the same id in every set. */
  derived(label: string): string;
  /** A fresh id, where the derived one is another word's. */
  fresh(label: string): string;
}

/** What an option set shall become. */
export interface OptionSetInput {
  /** An option without `labels` or `tone` keeps those it has. */
  readonly options: readonly { readonly label: string; readonly labels?: Labels; readonly tone?: Tone }[];
  /** Options that only get another label: their votes stay theirs. */
  readonly renames?: readonly { readonly from: string; readonly to: string }[];
}

/** Labels are compared without regard to case. */
const word = (label: string) => label.normalize('NFC').toLowerCase();
const isLabelled = (label: string) => (option: VotingOption) => word(option.label) === word(label);

/** Throws a 400 when one word stands for two options. */
export const requireUniqueLabels = (options: OptionSetInput['options']): void => {
  if (new Set(options.map(({ label }) => word(label))).size < options.length)
    throw invalidField('options', 'OPTIONS_EQUAL');
};

/**
 * Gives every option its id: a renamed one keeps its own, a word that the set holds or once held has the id it had, any
 * other the derived id, or a fresh one where that belongs to another word. Throws a 400 for a renaming that can't be.
 */
export const identifiedOptions = (
  { options, renames = [] }: OptionSetInput,
  current: readonly VotingOption[],
  ever: readonly VotingOption[],
  ids: OptionIds,
): readonly VotingOption[] => {
  const renamed = renamedOptions(renames, options, current);
  const claimed = new Set([...renamed.values()].map(({ id }) => id));
  const free = (option: VotingOption) => !claimed.has(option.id);
  const newId = (label: string) => {
    const id = ids.derived(label);
    return claimed.has(id) || ever.some((option) => option.id === id) ? ids.fresh(label) : id;
  };
  return options.map(({ label, labels, tone }) => {
    const own =
      renamed.get(word(label)) ??
      current.filter(free).find(isLabelled(label)) ??
      ever.filter(free).find(isLabelled(label));
    const id = own?.id ?? newId(label);
    claimed.add(id);
    return storedOption({ id, label, labels: labels ?? own?.labels, tone: tone ?? own?.tone });
  });
};

/** An option as events hold it: without labels that are empty and without the tone that options have anyway. */
export const storedOption = (option: {
  readonly id: string;
  readonly label: string;
  readonly labels?: Labels | undefined;
  readonly tone?: Tone | undefined;
}): VotingOption => {
  const { id, label, labels: { ar } = {}, tone = 'neutral' } = option;
  return { id, label, ...(ar && { labels: { ar } }), ...(tone !== 'neutral' && { tone }) };
};

/** The options that get another label, by the new word. A renaming that has been done already is none. */
const renamedOptions = (
  renames: NonNullable<OptionSetInput['renames']>,
  options: OptionSetInput['options'],
  current: readonly VotingOption[],
): ReadonlyMap<string, VotingOption> => {
  const renamed = new Map<string, VotingOption>();
  for (const { from, to } of renames) {
    const option = current.find(isLabelled(from));
    if (!option && current.some(isLabelled(to))) continue;
    if (!option) throw invalidField('renames', 'OPTION_NOT_LISTED', { option: from });
    if (!options.some(({ label }) => word(label) === word(to)))
      throw invalidField('renames', 'OPTION_MISSING', { option: to });
    if (renamed.has(word(to)) || [...renamed.values()].includes(option))
      throw invalidField('renames', 'OPTION_RENAMED_TWICE');
    renamed.set(word(to), option);
  }
  return renamed;
};

/** The tone of every option, by its label. */
export const tonesOf = (options: readonly VotingOption[]): Record<string, Tone> =>
  Object.fromEntries(options.map(({ label, tone = 'neutral' }) => [label, tone]));

/** A former set: an option that only has another label now gets its former label again, with its votes. */
export const revertedOptions = ({ now, back }: { readonly now: unknown; readonly back: unknown }): OptionSetInput => {
  const current = (now ?? []) as readonly VotingOption[];
  const options = (back ?? fallbackOptions) as readonly VotingOption[];
  const renames = options.flatMap(({ id, label }) => {
    const present = current.find((option) => option.id === id);
    return present && present.label !== label ? [{ from: present.label, to: label }] : [];
  });
  return { options: options.map(({ label, labels = {}, tone = 'neutral' }) => ({ label, labels, tone })), renames };
};
