import {
  tonesOf,
  type BrandDocument,
  type OptionSetDocument,
  type ProductDocument,
  type SubcategoryPart,
  type VotingOption,
} from '@henna/domain';

/* Rows of the catalogue as an import accepts them, made from documents of views as well as from folded streams. */

/** Without its former names. */
export const brandRow = (record: Omit<BrandDocument, 'position' | 'demo' | 'previousNames'>) => {
  const { _id: id, name, displayName, labels, description, logoUrl, website, active, createdAt, updatedAt } = record;
  return { id, name, displayName, labels, description, logoUrl, website, active, createdAt, updatedAt };
};

/** The fields of a category or subcategory. */
export const categoryFields = (record: Omit<SubcategoryPart, 'id' | 'previousNames'>) => {
  const { name, displayName, labels, description, descriptionLabels = {}, active, sortOrder } = record;
  const { createdAt, updatedAt } = record;
  return { name, displayName, labels, description, descriptionLabels, active, sortOrder, createdAt, updatedAt };
};

interface WithOptions {
  readonly name: string;
  readonly removed: boolean;
  readonly optionSet: OptionSetDocument | null;
  readonly subcategories?: readonly WithOptions[];
}

/** The option sets of categories and of their subcategories. */
export function* votingOptionRows(categories: Iterable<WithOptions>): Generator<object> {
  for (const { name: categoryKey, optionSet, subcategories = [] } of categories) {
    const rowOf = (subcategory: string | null, { options, updatedAt }: OptionSetDocument) => ({
      ...{ categoryKey, subcategory, ...optionsRow(options), updatedAt },
    });
    if (optionSet) yield rowOf(null, optionSet);
    for (const { name, removed, optionSet: own } of subcategories) if (!removed && own) yield rowOf(name, own);
  }
}

/** The one setting. @param updatedAt `null` while it was never changed */
export const settingRow = (options: readonly VotingOption[], updatedAt: string | null) => ({
  ...{ id: 'votingOptions', key: 'votingOptions', value: optionsRow(options), updatedAt },
});

const optionsRow = (options: readonly VotingOption[]) => ({
  options: options.map(({ label }) => label),
  tones: tonesOf(options),
  details: options,
});

type ProductFieldsOfRow = 'reference' | 'description' | 'imageUrl' | 'shades' | 'createdAt';

/** The fields of a product's row after its brand and category. */
export const productDetails = (product: Pick<ProductDocument, ProductFieldsOfRow>) => {
  const { reference = null, description, imageUrl, shades, createdAt } = product;
  return { reference, description, imageUrl, shades, createdAt };
};
