import { limits } from '@henna/domain';
import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedBeforeHydration } from '../../lib/hydration.ts';
import { useShortcut } from '../../lib/is-typing.ts';
import { framed } from '../../theme/mixins.ts';
import { rememberSearch, useSuggestions } from '../catalogue/index.ts';

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  '& > svg': {
    position: 'absolute',
    insetInlineStart: 16,
    insetBlockStart: 13,
    color: theme.vars?.palette.text.secondary,
    pointerEvents: 'none',
  },
  '& input': {
    ...theme.typography.body2,
    width: '100%',
    height: 44,
    paddingBlock: 0,
    paddingInline: '44px 16px',
    ...framed(theme, 999),
    color: theme.vars?.palette.text.primary,
    appearance: 'none',
    textOverflow: 'ellipsis',
    unicodeBidi: 'plaintext',
    '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
    '&:hover': { borderColor: theme.vars?.palette.text.secondary },
  },
}));

interface SearchFormProps {
  /** What to do with the text; without it the list of products opens. */
  readonly onSearch?: (text: string) => void;
}

export function SearchForm({ onSearch }: SearchFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const focus = () => {
    field.current?.focus();
    field.current?.select();
  };
  useShortcut(['/'], focus, 'KeyK');
  const id = useId();
  const [typed, setTyped] = useState('');
  useTypedBeforeHydration(id, setTyped);
  const search = (text: string) => {
    setTyped(text);
    rememberSearch(text);
    if (onSearch) onSearch(text);
    else void navigate({ to: '/products', search: text ? { q: text } : {} });
  };
  const suggestions = useSuggestions({ text: typed, onSearch: search });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    suggestions.close();
    search(typed.trim());
  };
  return (
    <Form role="search" action="/products" onSubmit={submit}>
      <Search size={18} aria-hidden />
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="search"
        name="search"
        value={typed}
        maxLength={limits.search}
        enterKeyHint="search"
        placeholder={t('header.searchPlaceholder')}
        aria-label={t('header.search')}
        aria-keyshortcuts="/ Control+K Meta+K"
        {...suggestions.inputProps}
        onChange={(event) => {
          setTyped(event.target.value);
          suggestions.typed();
        }}
      />
      {suggestions.list}
    </Form>
  );
}
