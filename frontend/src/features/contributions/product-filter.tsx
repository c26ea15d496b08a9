import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState, type HTMLAttributes, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../components/search-field.tsx';
import { TextInput, type TextInputProps } from '../../components/text-input.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Groups, Option, OptionLabels, productQuery } from '../catalogue/index.ts';
import { recordsQuery, type AdminProduct } from '../records/index.ts';

/** Its label looks like those of the selects next to it. */
const Field = styled(SearchBox)(({ theme }) => ({
  '& > label': { ...theme.typography.body2, color: 'inherit', fontWeight: 600, marginBlockEnd: 2 },
}));
const List = styled(Groups)({ margin: 0, listStyle: 'none', maxHeight: 360 });
const shown = 8;

type Choice = Pick<AdminProduct, 'id' | 'name' | 'brandDisplayName'>;

interface ProductFilterProps {
  readonly value: string | undefined;
  readonly onChange: (productId: string | undefined) => void;
}

/** Chooses one product; the service searches for what is typed. */
export function ProductFilter({ value, onChange }: ProductFilterProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const chosenProduct = useQuery({ ...productQuery(value ?? ''), enabled: value !== undefined });
  const chosen: Choice | null =
    value === undefined ? null : { id: value, name: '…', brandDisplayName: '', ...chosenProduct.data };
  const { data, isFetching } = useQuery({
    ...recordsQuery('products', { q: q === chosen?.name ? undefined : q || undefined }),
    placeholderData: keepPreviousData,
  });
  const options: readonly Choice[] = data?.items.slice(0, shown) ?? [];
  const { popupOpen, setAnchorEl, getRootProps, getInputLabelProps, getInputProps, getListboxProps, getOptionProps } =
    useAutocomplete<Choice>({
      id: 'acts-product',
      options,
      value: chosen,
      filterOptions: (all) => all,
      getOptionLabel: ({ name }) => name,
      isOptionEqualToValue: (option, other) => option.id === other.id,
      onInputChange: (_event, text, cause) => setTyped(cause === 'input' ? text : ''),
      onChange: (_event, product) => onChange(product?.id),
      autoHighlight: true,
      clearOnBlur: true,
    });
  const { ref, ...input } = getInputProps() as TextInputProps & { readonly ref: Ref<HTMLInputElement> };
  return (
    <Field {...getRootProps()}>
      <label {...getInputLabelProps()}>{t('admin.products.product')}</label>
      <div ref={setAnchorEl}>
        <TextInput
          {...input}
          inputRef={ref}
          dir="auto"
          placeholder={t('admin.contributions.allProducts')}
          endAdornment={
            chosen && (
              <IconButton aria-label={t('admin.contributions.anyProduct')} onClick={() => onChange(undefined)}>
                <X size={16} aria-hidden />
              </IconButton>
            )
          }
        />
      </div>
      {popupOpen && (
        <List as="ul" {...(getListboxProps() as HTMLAttributes<HTMLElement>)} aria-label={t('admin.products.product')}>
          {options.map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <Option as="li" key={key} {...(props as HTMLAttributes<HTMLElement>)}>
                <OptionLabels>
                  <bdi>{option.name}</bdi>
                  <small>
                    <bdi>{option.brandDisplayName}</bdi>
                  </small>
                </OptionLabels>
              </Option>
            );
          })}
          {options.length === 0 && !isFetching && <Option as="li">{t('admin.products.none')}</Option>}
        </List>
      )}
    </Field>
  );
}
