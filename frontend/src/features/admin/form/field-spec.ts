/** What a form holds: text, and whether something is on. */
export type FormValues = Record<string, string | boolean>;

/** One field of a record's form. */
export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'multiline' | 'address' | 'number' | 'switch' | 'select';
  readonly required?: boolean;
  /** Characters at most. */
  readonly max?: number;
  /** Of an address: one of this site may begin with a slash. */
  readonly ownToo?: boolean;
  readonly hint?: string;
  readonly direction?: 'ltr' | 'rtl';
  /** Of a select. */
  readonly options?: readonly { readonly value: string; readonly text: string }[];
  /** What a select says while nothing is chosen. */
  readonly empty?: string;
  readonly disabled?: boolean;
  /** A field that loses its value when this one changes. */
  readonly clears?: string;
}

export const textOr = (value: string | boolean | undefined): string => (typeof value === 'string' ? value.trim() : '');
/** Empty text is no value. */
export const textOrNull = (value: string | boolean | undefined): string | null => textOr(value) || null;
/** A whole number; anything else is 0. */
export const wholeNumber = (value: string | boolean | undefined): number => {
  const number = Number.parseInt(textOr(value), 10);
  return Number.isSafeInteger(number) ? number : 0;
};

const named: Readonly<Record<string, readonly string[]>> = {
  labels: ['arabic'],
  descriptionLabels: ['arabicDescription'],
  subcategoryId: ['category', 'subcategory'],
};

/** The form's names of a field that the service names. */
export const formNames = (field: string): readonly string[] => {
  const [name = ''] = field.split('.');
  return named[name] ?? [name];
};
