import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { Field } from '../../components/field.tsx';
import type { TextInputProps } from '../../components/text-input.tsx';
import { useRefusalText } from '../../lib/use-refusal-text.ts';
import { framed } from '../../theme/mixins.ts';
import type { FieldSpec } from './field-spec.ts';

const Frame = styled('div')({ position: 'relative', '& svg': { marginInline: '-32px 14px', pointerEvents: 'none' } });
const List = styled('ul')(({ theme }) => ({
  position: 'absolute',
  zIndex: 5,
  insetInline: 0,
  insetBlockStart: '100%',
  maxHeight: 264,
  margin: '4px 0 0',
  padding: 4,
  overflowY: 'auto',
  listStyle: 'none',
  ...framed(theme, 12),
  boxShadow: '0 8px 32px rgb(23 17 15 / 18%)',
  '& > li': { padding: '10px 12px', borderRadius: 8, cursor: 'pointer', overflowWrap: 'anywhere' },
  '& > li.Mui-focused': { background: theme.vars?.palette.quiet },
  '& > li[aria-selected=true]': { fontWeight: 600 },
}));

interface Choice {
  readonly value: string;
  readonly text: string;
  /** What is created by choosing it. */
  readonly newName?: string;
}

interface PickerProps {
  readonly spec: FieldSpec;
  readonly inputRef?: (element: HTMLElement | null) => void;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string;
  /** Called when the choice is confirmed as it was. */
  readonly onUnchanged?: () => void;
}

/** Chooses one of many by what is typed; where the field allows it, creates what is not there yet. */
export function Picker({ spec, inputRef, value, onChange, error, onUnchanged }: PickerProps) {
  const { label, create, disabled = false, options = [], empty, required } = spec;
  const { refusalText } = useRefusalText();
  const creation = useMutation({
    mutationFn: async (name: string) => create!.run(name),
    onSuccess: onChange,
  });
  const isOtherChosen = useRef(false);
  const chosen: Choice | null = options.find((option) => option.value === value) ?? null;
  const matching = (all: readonly Choice[], typed: string): Choice[] => {
    const query = typed.trim().toLocaleLowerCase();
    const found = all.filter(({ text }) => text.toLocaleLowerCase().includes(query));
    const isThere = all.some(({ text }) => text.toLocaleLowerCase() === query);
    return create && query && !isThere
      ? [...found, { value: '', text: create.text(typed.trim()), newName: typed.trim() }]
      : found;
  };
  const { popupOpen, getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<Choice>({
      options,
      value: chosen,
      disabled,
      filterOptions: (all, { inputValue }) => matching(all, inputValue === chosen?.text ? '' : inputValue),
      getOptionLabel: ({ text }) => text,
      getOptionKey: ({ value: key, text }) => key || text,
      isOptionEqualToValue: (option, other) => option.value === other.value,
      onInputChange: (_event, _text, cause) => cause === 'input' && creation.reset(),
      onChange: (_event, choice, cause) => {
        isOtherChosen.current = cause === 'selectOption';
        if (choice?.newName) creation.mutate(choice.newName);
        else onChange(choice?.value ?? '');
      },
      onClose: (_event, cause) => {
        if (cause === 'selectOption' && !isOtherChosen.current) onUnchanged?.();
        isOtherChosen.current = false;
      },
      autoHighlight: true,
      openOnFocus: true,
      selectOnFocus: true,
      clearOnBlur: true,
      handleHomeEndKeys: true,
    });
  const { ref, ...input } = getInputProps() as TextInputProps & { readonly ref: Ref<HTMLInputElement> };
  const inputElement = useForkRef(ref, inputRef);
  const choices = groupedOptions as readonly Choice[];
  const { id: _id, ...inputAttributes } = input;
  return (
    <Frame {...getRootProps()}>
      <Field
        {...inputAttributes}
        label={label}
        inputRef={inputElement}
        // An empty field would be taken for left-to-right, with its placeholder.
        dir={inputAttributes.value ? 'auto' : undefined}
        placeholder={empty}
        required={required}
        disabled={disabled}
        aria-busy={creation.isPending}
        hint={spec.hint}
        error={creation.error ? refusalText(creation.error) : error}
        endAdornment={<ChevronDown size={16} aria-hidden />}
      />
      {popupOpen && choices.length > 0 && (
        <List {...getListboxProps()} aria-labelledby={undefined} aria-label={label}>
          {choices.map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                <bdi>{option.text}</bdi>
              </li>
            );
          })}
        </List>
      )}
    </Frame>
  );
}
