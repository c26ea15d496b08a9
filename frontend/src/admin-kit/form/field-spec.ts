import type { ComponentType } from 'react';

/** What a form holds: text, and whether something is on. */
export type FormValues = Record<string, string | boolean>;

export interface CustomInputProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  /** Of the element to which a refusal leads. */
  readonly inputRef: (element: HTMLElement | null) => void;
  readonly onChange: (value: string) => void;
}

/** One field of a record's form. */
export interface FieldSpec {
  readonly name: string;
  /** Where the record has it, unless by that name: `labels.ar`. */
  readonly path?: string;
  readonly label: string;
  /** Of a new record; unless said it is empty, and a switch on. */
  readonly initial?: string | boolean;
  readonly kind: 'text' | 'multiline' | 'address' | 'number' | 'switch' | 'select' | 'custom';
  /** Of a custom field. */
  readonly Input?: ComponentType<CustomInputProps>;
  /** How the value is read, where it is not a text itself. */
  readonly text?: (value: string) => string;
  /** What is wrong with a value, besides what the other properties say. */
  readonly rule?: (value: string) => string | undefined;
  readonly required?: boolean;
  /** Characters at most. */
  readonly max?: number;
  /** Of an address: one of this site may begin with a slash. */
  readonly allowsPath?: boolean;
  readonly hint?: string;
  readonly direction?: 'ltr' | 'rtl';
  /** Of a select. */
  readonly options?: readonly { readonly value: string; readonly text: string }[];
  /** Of a select: how what is typed becomes a new choice, of which `run` gives the value. */
  readonly create?: { readonly text: (name: string) => string; readonly run: (name: string) => Promise<string> };
  /** What a select says while nothing is chosen. */
  readonly empty?: string;
  /** Of a text: values that others have. */
  readonly suggestions?: readonly string[];
  readonly disabled?: boolean;
  /** A field that loses its value when this one changes. */
  readonly clears?: string;
}

export const trimmedText = (value: string | boolean | undefined): string =>
  typeof value === 'string' ? value.trim() : '';
/** Empty text is no value. */
export const textOrNull = (value: string | boolean | undefined): string | null => trimmedText(value) || null;
/** A whole number; anything else is 0. */
const wholeNumber = (value: string | boolean | undefined): number => {
  const number = Number.parseInt(trimmedText(value), 10);
  return Number.isSafeInteger(number) ? number : 0;
};

const pathOf = ({ name, path = name }: FieldSpec): readonly string[] => path.split('.');

const requestValue = ({ kind, required }: FieldSpec, value: string | boolean | undefined) => {
  if (kind === 'switch') return value === true;
  if (kind === 'number') return wholeNumber(value);
  return required ? trimmedText(value) : textOrNull(value);
};

/** How a form reads these fields of a record, and what it sends for them. @param extraBody what is sent besides */
export const formFunctions = (fields: readonly FieldSpec[], extraBody: object = {}) => ({
  fieldsOf: () => fields,
  valuesOf: (record: object | null): FormValues =>
    Object.fromEntries(
      fields.map((field) => {
        const { name, kind, initial = kind === 'switch' ? true : '' } = field;
        if (record === null) return [name, initial];
        const value = pathOf(field).reduce<unknown>(
          (inside, part) => (inside as Record<string, unknown>)[part],
          record,
        );
        return [name, typeof value === 'boolean' ? value : String((value as string | number | null) ?? '')];
      }),
    ),
  bodyOf: (values: FormValues): Record<string, unknown> => {
    const body: Record<string, unknown> = {};
    for (const field of fields) {
      const [part = '', inner] = pathOf(field);
      const value = requestValue(field, values[field.name]);
      body[part] = inner ? { [inner]: value } : value;
    }
    return { ...body, ...extraBody };
  },
});

const formFieldsByServiceName: Readonly<Record<string, readonly string[]>> = {
  labels: ['arabic'],
  descriptionLabels: ['arabicDescription'],
  subcategoryId: ['category', 'subcategory'],
};

/** The form's names of a field that the service names. */
export const formFieldNames = (field: string): readonly string[] => {
  const [name = ''] = field.split('.');
  return formFieldsByServiceName[name] ?? [name];
};
