/** What a member may say of themselves, and the values there are of each. */
export const traitValues = {
  skinType: ['dry', 'oily', 'combination', 'normal', 'sensitive'],
  skinTone: ['fair', 'light', 'medium', 'tan', 'deep', 'rich'],
  hairType: ['straight', 'wavy', 'curly', 'coily'],
  ageGroup: ['18-24', '25-34', '35-44', '45-54', '55+'],
} as const;

export type TraitName = keyof typeof traitValues;
export type TraitValue<Name extends TraitName = TraitName> = (typeof traitValues)[Name][number];
/** The traits that a member has given; absent ones were not. */
export type Traits = { readonly [Name in TraitName]?: TraitValue<Name> };

export const traitNames = Object.keys(traitValues) as readonly TraitName[];

/** The given traits in the order of {@link traitNames}. */
export const givenTraits = (traits: Traits): readonly (readonly [TraitName, TraitValue])[] =>
  traitNames.flatMap((name) => {
    const value = traits[name];
    return value === undefined ? [] : [[name, value] as const];
  });
