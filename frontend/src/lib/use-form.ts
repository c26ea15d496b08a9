import { useCallback, useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** What is wrong with a value; undefined when nothing is. */
export type Rule<Value> = (value: Value) => string | undefined;
export type Rules<Fields> = { readonly [Name in keyof Fields]?: Rule<Fields[Name]> };
type Errors<Fields> = { readonly [Name in keyof Fields]?: string };
type TextName<Fields> = { [Name in keyof Fields]: Fields[Name] extends string ? Name : never }[keyof Fields] & string;

/**
 * The state of a form. Rules speak at the first attempt to submit, which leads to the first field that is wrong; from
 * then on each change is judged at once.
 * @param initial the fields in the order of the form.
 * @param rules by field, or what gives them for the values of the moment.
 */
export function useForm<Fields extends object>(
  initial: Fields,
  rules: Rules<Fields> | ((values: Fields) => Rules<Fields>) = {},
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Fields>>({});
  const [submitted, setSubmitted] = useState(false);
  const inputs = useRef(new Map<keyof Fields, HTMLElement | null>());

  const check = <Name extends keyof Fields>(name: Name, value: Fields[Name]) =>
    (typeof rules === 'function' ? rules(values) : rules)[name]?.(value);

  const change = <Name extends keyof Fields>(name: Name, value: Fields[Name]) => {
    setValues((last) => ({ ...last, [name]: value }));
    if (submitted) setErrors((last) => ({ ...last, [name]: check(name, value) }));
  };
  /** Sets some values without judging them. */
  const assign = (some: Partial<Fields>) => setValues((last) => ({ ...last, ...some }));
  /** Says of a field what somebody else has found. */
  const setError = useCallback(
    (name: keyof Fields, message: string) => setErrors((last) => ({ ...last, [name]: message })),
    [],
  );
  const reset = (to: Fields = initial) => {
    setValues(to);
    setErrors({});
    setSubmitted(false);
  };
  /** Where the form finds the field's control, to lead to it. */
  const inputRef = (name: keyof Fields) => (input: HTMLElement | null) => void inputs.current.set(name, input);
  const focus = (name: keyof Fields) => inputs.current.get(name)?.focus();
  /** Everything that the input of a text takes. */
  const text = <Name extends TextName<Fields>>(name: Name) => ({
    name,
    value: values[name] as string,
    error: errors[name],
    inputRef: inputRef(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value as Fields[Name]),
  });
  const submit = (onValid: (fields: Fields) => void) => (event: SyntheticEvent) => {
    event.preventDefault();
    const names = Object.keys(values) as (keyof Fields)[];
    const found = names.map((name) => [name, check(name, values[name])] as const).filter(([, wrong]) => wrong);
    setSubmitted(true);
    setErrors(Object.fromEntries(found) as Errors<Fields>);
    const [first] = found;
    if (first) focus(first[0]);
    else onValid(values);
  };
  return { values, errors, change, assign, setError, reset, inputRef, focus, text, submit };
}

/** The first that finds something wrong says so. */
export const firstError =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  (value) => {
    for (const rule of rules) {
      const wrong = rule(value);
      if (wrong) return wrong;
    }
    return undefined;
  };

/** Rules that forms share, with their messages in the reader's language. */
export function useRules() {
  const { t } = useTranslation();
  return {
    required: (text: string) => (text === '' ? t('accounts.required') : undefined),
    atLeast: (count: number) => (text: string) => (text.length < count ? t('accounts.tooShort', { count }) : undefined),
    atMost: (count: number) => (text: string) => (text.length > count ? t('accounts.tooLong', { count }) : undefined),
  };
}
