import {
  invalidField,
  limits,
  type CategoryEvent,
  type OptionSetDocument,
  type Past,
  type VotingOption,
} from '@henna/domain';
import { isDeepStrictEqual } from 'node:util';
import type { Category, CategoryRecord } from '../categories/category.ts';
import { mergedEdit, requireKnown, type Known } from '../record.ts';
import { identifiedOptions, requireUnique, type OptionsWanted } from './identified-options.ts';

/** A category's own set, or that of one of its subcategories; `undefined` where there is no such record. */
export const optionSetOf = (
  state: CategoryRecord,
  subcategoryId: string | null,
): OptionSetDocument | null | undefined =>
  subcategoryId === null ? state.optionSet : state.subcategories.find(({ id }) => id === subcategoryId)?.optionSet;

/** An option set, or that there is none. */
export interface KnownOptionSet {
  /** `null`: none of its own. */
  readonly options: readonly VotingOption[] | null;
  /** -1 where there is none. */
  readonly revision: number;
}

/** A set as callers know it, also where there is none. */
export const knownSet = (state: CategoryRecord, subcategoryId: string | null): KnownOptionSet =>
  optionSetOf(state, subcategoryId) ?? { options: null, revision: -1 };

/**
 * Sets the options of a category or of a subcategory; the same set again is a no-op.
 * @param newId a fresh id for a label. Throws a 400 for a set that can't be, or `ChangedSinceError`.
 */
export const setVotingOptions =
  (
    subcategoryId: string | null,
    wanted: OptionsWanted,
    newId: (label: string) => string,
    known: Known<KnownOptionSet>,
    setAt: string,
  ) =>
  (state: Category, past: Past<Category>): CategoryEvent[] => {
    const owner = ownerOf(state, subcategoryId);
    const { _id: categoryId, optionsEver } = owner;
    requirePossible(wanted);
    const ever = optionsEver[subcategoryId ?? categoryId] ?? [];
    const set = knownSet(owner, subcategoryId);
    const { options: to } = mergedEdit(
      set,
      (seen) => ({ options: identifiedOptions(wanted, seen.options ?? [], ever, newId) }),
      known,
      (revision) => {
        if (revision < 0n) return { options: null, revision: -1 };
        const then = past(revision);
        return then && knownSet(then, subcategoryId);
      },
    );
    if (!to) return [];
    return [{ type: 'VotingOptionsSet', data: { categoryId, subcategoryId, from: set.options, to, setAt } }];
  };

/** Takes options over from elsewhere with their ids; the same set again is a no-op. Throws a 400. */
export const keepVotingOptions =
  (subcategoryId: string | null, options: readonly VotingOption[], setAt: string) =>
  (state: Category): CategoryEvent[] => {
    const owner = ownerOf(state, subcategoryId);
    requirePossible({ options });
    const from = optionSetOf(owner, subcategoryId)?.options ?? null;
    if (isDeepStrictEqual(from, options)) return [];
    return [{ type: 'VotingOptionsSet', data: { categoryId: owner._id, subcategoryId, from, to: options, setAt } }];
  };

/** Takes a set away, so that what stands above counts again; none is a no-op. Throws a 400 or `ChangedSinceError`. */
export const removeVotingOptions =
  (subcategoryId: string | null, known: Known<OptionSetDocument>, setAt: string) =>
  (state: Category): CategoryEvent[] => {
    const owner = ownerOf(state, subcategoryId);
    const set = optionSetOf(owner, subcategoryId);
    if (!set) return [];
    requireKnown(set, known);
    const data = { categoryId: owner._id, subcategoryId, from: set.options, to: null, setAt };
    return [{ type: 'VotingOptionsSet', data }];
  };

/** Throws a 400 when the category, or the subcategory in it, does not stand. */
const ownerOf = (state: Category, subcategoryId: string | null): CategoryRecord => {
  if (!state || state.removed) throw invalidField('categoryKey', 'CATEGORY_UNKNOWN');
  const subcategory = state.subcategories.find(({ id }) => id === subcategoryId);
  if (subcategoryId !== null && (!subcategory || subcategory.removed))
    throw invalidField('subcategory', 'SUBCATEGORY_UNKNOWN');
  return state;
};

const requirePossible = ({ options }: OptionsWanted) => {
  if (options.length === 0) throw invalidField('options', 'OPTIONS_NEEDED');
  if (options.length > limits.optionsPerSet)
    throw invalidField('options', 'TOO_MANY_OPTIONS', { max: limits.optionsPerSet });
  requireUnique(options);
};
