import type { Aggregate } from '../shared/aggregate.ts';
import type { CategoryDocument, OptionSetDocument, SubcategoryPart } from './catalogue.documents.ts';
import type { CategoryEvent, CategoryFields, VotingOption } from './category.events.ts';

export type SubcategoryRecord = Omit<SubcategoryPart, 'previousNames'>;

export interface CategoryRecord extends Omit<
  CategoryDocument,
  'position' | 'demo' | 'previousNames' | 'subcategories'
> {
  readonly subcategories: readonly SubcategoryRecord[];
  /** By category or subcategory id: each option its set has ever held, as it was last called. */
  readonly optionsEver: Readonly<Record<string, readonly VotingOption[]>>;
}

/** A category with its subcategories and option sets; `undefined` until it is added. */
export type Category = CategoryRecord | undefined;

export const categoryStream = (categoryId: string): string => `category-${categoryId}`;

export const category: Aggregate<Category, CategoryEvent> = {
  initialState: () => undefined,
  evolve: (state, event) => {
    const revision = Number(event.revision);
    if (event.type === 'CategoryAdded') {
      const { categoryId, addedAt } = event.data;
      return { _id: categoryId, ...added(event.data, addedAt, revision), subcategories: [], optionsEver: {} };
    }
    return state && evolved(state, event, revision);
  },
};

const evolved = (
  state: CategoryRecord,
  event: Exclude<CategoryEvent, { type: 'CategoryAdded' }>,
  revision: number,
): CategoryRecord => {
  const subcategory = (id: string, change: Partial<SubcategoryRecord>): CategoryRecord => ({
    ...state,
    subcategories: state.subcategories.map((each) => (each.id === id ? { ...each, ...change } : each)),
  });
  switch (event.type) {
    case 'CategoryChanged':
      return { ...state, ...event.data.to, updatedAt: new Date(event.data.changedAt), revision };
    case 'CategoryRemoved':
      return { ...state, removed: true, updatedAt: new Date(event.data.removedAt), revision };
    case 'CategoryRestored':
      return { ...state, removed: false, updatedAt: new Date(event.data.restoredAt), revision };
    case 'SubcategoryAdded': {
      const { subcategoryId, addedAt } = event.data;
      const subcategories = [...state.subcategories, { id: subcategoryId, ...added(event.data, addedAt, revision) }];
      return { ...state, subcategories };
    }
    case 'SubcategoryChanged': {
      const { subcategoryId, to, changedAt } = event.data;
      return subcategory(subcategoryId, { ...to, updatedAt: new Date(changedAt), revision });
    }
    case 'SubcategoryRemoved':
      return subcategory(event.data.subcategoryId, {
        removed: true,
        updatedAt: new Date(event.data.removedAt),
        revision,
      });
    case 'SubcategoryRestored':
      return subcategory(event.data.subcategoryId, {
        removed: false,
        updatedAt: new Date(event.data.restoredAt),
        revision,
      });
    case 'VotingOptionsSet': {
      const { categoryId, subcategoryId, to, setAt } = event.data;
      const optionSet: OptionSetDocument | null = to && { options: to, updatedAt: new Date(setAt), revision };
      const next = subcategoryId === null ? { ...state, optionSet } : subcategory(subcategoryId, { optionSet });
      return { ...next, optionsEver: remembered(state.optionsEver, subcategoryId ?? categoryId, to ?? []) };
    }
  }
};

const added = (fields: CategoryFields, addedAt: string, revision: number) => {
  const { name, displayName, labels, description, descriptionLabels, active, sortOrder } = fields;
  const createdAt = new Date(addedAt);
  return {
    name,
    displayName,
    labels,
    description,
    ...(descriptionLabels && { descriptionLabels }),
    active,
    sortOrder,
    removed: false,
    createdAt,
    updatedAt: createdAt,
    revision,
    optionSet: null,
  };
};

const remembered = (
  optionsEver: CategoryRecord['optionsEver'],
  ownerId: string,
  options: readonly VotingOption[],
): CategoryRecord['optionsEver'] => {
  const byId = new Map([...(optionsEver[ownerId] ?? []), ...options].map((option) => [option.id, option]));
  return { ...optionsEver, [ownerId]: [...byId.values()] };
};
