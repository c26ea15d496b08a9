import type { Past } from '../shared/aggregate.ts';
import { mergedEdit, requireRevision, type ExpectedRevision } from '../shared/edit.ts';
import { isEqual } from '../shared/equal.ts';
import { invalidField } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';
import type { OptionSetDocument } from './catalogue.documents.ts';
import type { CategoryEvent, VotingOption } from './category.events.ts';
import type { Category, CategoryRecord } from './category.ts';
import { identifiedOptions, requireUniqueLabels, type OptionIds, type OptionSetInput } from './voting-options.ts';

/** A category's own set, or that of one of its subcategories; `undefined` where there is no such record. */
export const optionSetOf = (
  state: CategoryRecord,
  subcategoryId: string | null,
): OptionSetDocument | null | undefined =>
  subcategoryId === null ? state.optionSet : state.subcategories.find(({ id }) => id === subcategoryId)?.optionSet;

/** An option set, or that there is none. */
export interface OptionSetState {
  /** `null`: none of its own. */
  readonly options: readonly VotingOption[] | null;
  /** -1 where there is none. */
  readonly revision: number;
}

/** A set as answers show it, also where there is none. */
export const optionSetState = (state: CategoryRecord, subcategoryId: string | null): OptionSetState =>
  optionSetOf(state, subcategoryId) ?? { options: null, revision: -1 };

/**
 * Sets the options of a category or of a subcategory; the same set again is a no-op.
 * Throws a 400 for a set that can't be, or `ChangedSinceError`.
 */
export const setVotingOptions =
  (
    subcategoryId: string | null,
    input: OptionSetInput,
    ids: OptionIds,
    expected: ExpectedRevision<OptionSetState>,
    setAt: string,
  ) =>
  (state: Category, past: Past<Category>): CategoryEvent[] => {
    const owner = ownerOf(state, subcategoryId);
    const { _id: categoryId, optionsEver } = owner;
    requirePossible(input);
    const ever = optionsEver[subcategoryId ?? categoryId] ?? [];
    const set = optionSetState(owner, subcategoryId);
    const { options: to } = mergedEdit(
      set,
      (seen) => ({ options: identifiedOptions(input, seen.options ?? [], ever, ids) }),
      expected,
      (revision) => {
        if (revision < 0n) return { options: null, revision: -1 };
        const earlier = past(revision);
        return earlier && optionSetState(earlier, subcategoryId);
      },
    );
    if (!to) return [];
    return [{ type: 'VotingOptionsSet', data: { categoryId, subcategoryId, from: set.options, to, setAt } }];
  };

/** Sets options that come from elsewhere with their ids; the same set again is a no-op. Throws a 400. */
export const adoptVotingOptions =
  (subcategoryId: string | null, options: readonly VotingOption[], setAt: string) =>
  (state: Category): CategoryEvent[] => {
    const owner = ownerOf(state, subcategoryId);
    requirePossible({ options });
    const from = optionSetOf(owner, subcategoryId)?.options ?? null;
    if (isEqual(from, options)) return [];
    return [{ type: 'VotingOptionsSet', data: { categoryId: owner._id, subcategoryId, from, to: options, setAt } }];
  };

/** Removes a set, so that the next in the option chain counts; a no-op where there is none. Throws a 400 or `ChangedSinceError`. */
export const removeVotingOptions =
  (subcategoryId: string | null, expected: ExpectedRevision<OptionSetDocument>, setAt: string) =>
  (state: Category): CategoryEvent[] => {
    const owner = ownerOf(state, subcategoryId);
    const set = optionSetOf(owner, subcategoryId);
    if (!set) return [];
    requireRevision(set, expected);
    const data = { categoryId: owner._id, subcategoryId, from: set.options, to: null, setAt };
    return [{ type: 'VotingOptionsSet', data }];
  };

/** Throws a 400 when the category, or the subcategory in it, is not there or removed. */
const ownerOf = (state: Category, subcategoryId: string | null): CategoryRecord => {
  if (!state || state.removed) throw invalidField('categoryKey', 'CATEGORY_UNKNOWN');
  const subcategory = state.subcategories.find(({ id }) => id === subcategoryId);
  if (subcategoryId !== null && (!subcategory || subcategory.removed))
    throw invalidField('subcategory', 'SUBCATEGORY_UNKNOWN');
  return state;
};

const requirePossible = ({ options }: OptionSetInput) => {
  if (options.length === 0) throw invalidField('options', 'OPTIONS_NEEDED');
  if (options.length > limits.optionsPerSet)
    throw invalidField('options', 'TOO_MANY_OPTIONS', { max: limits.optionsPerSet });
  requireUniqueLabels(options);
};
