import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import type { Ref } from 'react';
import { Field } from '../../components/field.tsx';
import type { TextInputProps } from '../../components/text-input.tsx';
import { framed } from '../../theme/mixins.ts';
import type { FieldSpec } from './field-spec.ts';

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > ul': {
    ...framed(theme, 12),
    position: 'absolute',
    zIndex: 1,
    insetInline: 0,
    maxHeight: 200,
    overflowY: 'auto',
    margin: '4px 0 0',
    padding: 6,
    listStyle: 'none',
    boxShadow: '0 24px 60px -20px rgb(42 27 23 / 28%)',
  },
  '& li': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 12,
    borderRadius: 8,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& li:is(:hover, .Mui-focused)': { background: theme.vars?.palette.quiet },
}));

interface SuggestedFieldProps {
  readonly spec: FieldSpec;
  readonly value: string;
  readonly error: string | undefined;
  readonly inputRef: (element: HTMLElement | null) => void;
  readonly onChange: (value: string) => void;
}

/** A text with suggestions, of which none has to be chosen. */
export function SuggestedField({ spec, value, error, inputRef, onChange }: SuggestedFieldProps) {
  const { popupOpen, groupedOptions, getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete({
    freeSolo: true,
    openOnFocus: true,
    options: spec.suggestions ?? [],
    value,
    inputValue: value,
    onInputChange: (_event, text) => onChange(text),
  });
  const { ref, id: _id, ...input } = getInputProps() as TextInputProps & { readonly ref: Ref<HTMLInputElement> };
  const options = groupedOptions as readonly string[];
  return (
    <Root {...getRootProps()}>
      <Field
        {...input}
        label={spec.label}
        name={spec.name}
        hint={spec.hint}
        error={error}
        dir="auto"
        inputRef={useForkRef(inputRef, ref)}
      />
      {popupOpen && options.length > 0 && (
        <ul {...getListboxProps()} aria-label={spec.label}>
          {options.map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                <bdi>{option}</bdi>
              </li>
            );
          })}
        </ul>
      )}
    </Root>
  );
}
