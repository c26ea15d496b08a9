import { limits } from '@henna/domain';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { useId, type Ref } from 'react';
import { TextInput } from './text-input.tsx';
import { useTypedBeforeHydration } from '../lib/hydration.ts';
import { useSearchText } from '../lib/use-search-text.ts';

export const SearchBox = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  position: 'relative',
  '& input': { unicodeBidi: 'plaintext', textOverflow: 'ellipsis' },
  '& label': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
}));

export const searchIcon = <Search size={18} aria-hidden />;

export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** The text searched for; follows the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Searches while typing. */
export function SearchField({ label, placeholder, value, onSearch, inputRef }: SearchFieldProps) {
  const id = useId();
  const { text, type, searchNow, rest } = useSearchText(value, onSearch);
  useTypedBeforeHydration(id, type);
  return (
    <SearchBox>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        inputRef={inputRef}
        type="search"
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={rest}
        onKeyDown={(event) => event.key === 'Enter' && searchNow()}
        startAdornment={searchIcon}
        maxLength={limits.search}
        enterKeyHint="search"
      />
    </SearchBox>
  );
}
