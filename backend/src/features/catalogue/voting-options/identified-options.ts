import { normalizeText, invalidField, votingOptionNamespace, type Labels, type VotingOption } from '@henna/domain';
import { v5 } from 'uuid';

/** An option set as it shall be. */
export interface OptionsWanted {
  /** Without `labels` an option keeps those it has. */
  readonly options: readonly { readonly label: string; readonly labels?: Labels }[];
  /** Options that only get another label: their votes stay theirs. */
  readonly renames?: readonly { readonly from: string; readonly to: string }[];
}

/** Labels are the same word without regard to case. */
const word = (label: string) => label.normalize('NFC').toLowerCase();
const called = (label: string) => (option: VotingOption) => word(option.label) === word(label);

/** Throws a 400 when one word stands for two options. */
export const requireUnique = (options: OptionsWanted['options']): void => {
  if (new Set(options.map(({ label }) => word(label))).size < options.length)
    throw invalidField('options', 'OPTIONS_EQUAL');
};

/**
 * Gives every option its id: a renamed one keeps its own, a word that the set holds or once held has the id it had, any
 * other the UUIDv5 of the folded label, or a fresh one where that stands for another word.
 * @param newId a fresh id for a label. Throws a 400 for a renaming that can't be.
 */
export const identifiedOptions = (
  { options, renames = [] }: OptionsWanted,
  current: readonly VotingOption[],
  ever: readonly VotingOption[],
  newId: (label: string) => string,
): readonly VotingOption[] => {
  const renamed = renamedOptions(renames, options, current);
  const claimed = new Set([...renamed.values()].map(({ id }) => id));
  const free = (option: VotingOption) => !claimed.has(option.id);
  const derived = (label: string) => {
    const id = v5(normalizeText(label), votingOptionNamespace);
    return claimed.has(id) || ever.some((option) => option.id === id) ? newId(label) : id;
  };
  return options.map(({ label, labels }) => {
    const own =
      renamed.get(word(label)) ?? current.filter(free).find(called(label)) ?? ever.filter(free).find(called(label));
    const id = own?.id ?? derived(label);
    claimed.add(id);
    const kept = labels ?? own?.labels ?? {};
    return { id, label, ...(kept.ar && { labels: { ar: kept.ar } }) };
  });
};

/** The options that get another label, by the new word. A renaming that has been done already is none. */
const renamedOptions = (
  renames: NonNullable<OptionsWanted['renames']>,
  options: OptionsWanted['options'],
  current: readonly VotingOption[],
): ReadonlyMap<string, VotingOption> => {
  const renamed = new Map<string, VotingOption>();
  for (const { from, to } of renames) {
    const option = current.find(called(from));
    if (!option && current.some(called(to))) continue;
    if (!option) throw invalidField('renames', 'OPTION_NOT_LISTED', { option: from });
    if (!options.some(({ label }) => word(label) === word(to)))
      throw invalidField('renames', 'OPTION_MISSING', { option: to });
    if (renamed.has(word(to)) || [...renamed.values()].includes(option))
      throw invalidField('renames', 'OPTION_RENAMED_TWICE');
    renamed.set(word(to), option);
  }
  return renamed;
};
