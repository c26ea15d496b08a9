import type { Change, EventOf, Labels } from '../shared/event.ts';

/** Fields of a category and of a subcategory alike. `name` is the key in addresses. */
export interface CategoryFields {
  readonly name: string;
  readonly displayName: string;
  readonly labels: Labels;
  readonly description: string | null;
  /** Absent: in no other language. */
  readonly descriptionLabels?: Labels;
  readonly active: boolean;
  readonly sortOrder: number;
}

/** Whether an option praises a product, complains about it, or does neither. */
export const tones = ['positive', 'neutral', 'negative'] as const;
export type Tone = (typeof tones)[number];

/** The id is the UUIDv5 of the folded label at creation, a fresh one where that is taken; it outlives a renaming. */
export interface VotingOption {
  readonly id: string;
  readonly label: string;
  readonly labels?: Labels;
  /** Absent: neutral. */
  readonly tone?: Tone;
}

export type CategoryAdded = EventOf<
  'CategoryAdded',
  CategoryFields & { readonly categoryId: string; readonly addedAt: string }
>;
export type CategoryChanged = EventOf<
  'CategoryChanged',
  Change<CategoryFields> & { readonly categoryId: string; readonly changedAt: string }
>;
export type CategoryRemoved = EventOf<'CategoryRemoved', { readonly categoryId: string; readonly removedAt: string }>;
export type CategoryRestored = EventOf<
  'CategoryRestored',
  { readonly categoryId: string; readonly restoredAt: string }
>;

interface OfSubcategory {
  readonly categoryId: string;
  readonly subcategoryId: string;
}
export type SubcategoryAdded = EventOf<
  'SubcategoryAdded',
  CategoryFields & OfSubcategory & { readonly addedAt: string }
>;
export type SubcategoryChanged = EventOf<
  'SubcategoryChanged',
  Change<CategoryFields> & OfSubcategory & { readonly changedAt: string }
>;
export type SubcategoryRemoved = EventOf<'SubcategoryRemoved', OfSubcategory & { readonly removedAt: string }>;
export type SubcategoryRestored = EventOf<'SubcategoryRestored', OfSubcategory & { readonly restoredAt: string }>;

/** The option set of a category, or of one subcategory; `null` is none: it inherits. */
export type VotingOptionsSet = EventOf<
  'VotingOptionsSet',
  {
    readonly categoryId: string;
    readonly subcategoryId: string | null;
    readonly from: readonly VotingOption[] | null;
    readonly to: readonly VotingOption[] | null;
    readonly setAt: string;
  }
>;

export type CategoryEvent =
  | CategoryAdded
  | CategoryChanged
  | CategoryRemoved
  | CategoryRestored
  | SubcategoryAdded
  | SubcategoryChanged
  | SubcategoryRemoved
  | SubcategoryRestored
  | VotingOptionsSet;
