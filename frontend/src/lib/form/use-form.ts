import { useCallback, useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react';

/** What is wrong with a value; undefined when nothing is. */
export type Rule<Value> = (value: Value) => string | undefined;
export type Rules<Fields> = { readonly [Name in keyof Fields]?: Rule<Fields[Name]> };
type Errors<Fields> = { readonly [Name in keyof Fields]?: string };
type TextName<Fields> = { [Name in keyof Fields]: Fields[Name] extends string ? Name : never }[keyof Fields] & string;

/**
 * The state of a form. Rules speak at the first attempt to submit, which leads to the first field that is wrong; from
 * then on each change is judged at once.
 * @param initial the fields in the order in which they stand.
 */
export function useForm<Fields extends object>(initial: Fields, rules: Rules<Fields> = {}) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Fields>>({});
  const [tried, setTried] = useState(false);
  const inputs = useRef(new Map<keyof Fields, HTMLInputElement | null>());

  const change = <Name extends keyof Fields>(name: Name, value: Fields[Name]) => {
    setValues((last) => ({ ...last, [name]: value }));
    if (tried) setErrors((last) => ({ ...last, [name]: rules[name]?.(value) }));
  };
  /** Says of a field what somebody else has found. */
  const setError = useCallback(
    (name: keyof Fields, message: string) => setErrors((last) => ({ ...last, [name]: message })),
    [],
  );
  const reset = (to: Fields = initial) => {
    setValues(to);
    setErrors({});
    setTried(false);
  };
  /** Everything that the input of a text takes. */
  const text = <Name extends TextName<Fields>>(name: Name) => ({
    name,
    value: values[name] as string,
    error: errors[name],
    inputRef: (input: HTMLInputElement | null) => void inputs.current.set(name, input),
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value as Fields[Name]),
  });
  const submit = (onValid: (fields: Fields) => void) => (event: SyntheticEvent) => {
    event.preventDefault();
    const names = Object.keys(values) as (keyof Fields)[];
    const found = names.map((name) => [name, rules[name]?.(values[name])] as const).filter(([, wrong]) => wrong);
    setTried(true);
    setErrors(Object.fromEntries(found) as Errors<Fields>);
    const [first] = found;
    if (first) inputs.current.get(first[0])?.focus();
    else onValid(values);
  };
  return { values, change, setError, reset, text, submit };
}
