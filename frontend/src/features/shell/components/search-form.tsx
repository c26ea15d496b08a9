import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchKey } from '../hooks/use-search-key.ts';

const Form = styled('form')({ width: '100%', '& .MuiOutlinedInput-root': { borderRadius: 999, paddingInline: 16 } });

interface SearchFormProps {
  /** What to do with the text; without it the list of products opens. */
  readonly onSearch?: (text: string) => void;
}

export function SearchForm({ onSearch }: SearchFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (onSearch) onSearch(text);
    else void navigate({ to: '/products', search: text ? { q: text } : {} });
  };
  return (
    <Form role="search" onSubmit={submit}>
      <OutlinedInput
        fullWidth
        size="small"
        type="search"
        name="search"
        inputRef={field}
        placeholder={t('header.searchPlaceholder')}
        startAdornment={
          <InputAdornment position="start">
            <Search size={18} aria-hidden />
          </InputAdornment>
        }
        slotProps={{
          input: { 'aria-label': t('header.search'), maxLength: 200, enterKeyHint: 'search', 'aria-keyshortcuts': '/' },
        }}
      />
    </Form>
  );
}
