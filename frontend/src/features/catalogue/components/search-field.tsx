import { limits } from '@henna/contracts';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

/** Milliseconds of rest before what was typed is searched for. */
const rest = 250;

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '& input': { unicodeBidi: 'plaintext', textOverflow: 'ellipsis' },
  '& label': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
}));

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** The text searched for; follows the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches while typing. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), rest);
  };
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        type="search"
        size="small"
        placeholder={placeholder}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed === null) return;
          clearTimeout(timer.current);
          onSearch(typed.trim());
        }}
        startAdornment={
          <InputAdornment position="start">
            <Search size={18} aria-hidden />
          </InputAdornment>
        }
        slotProps={{ input: { maxLength: limits.search, enterKeyHint: 'search' } }}
      />
    </Field>
  );
}
