import { limits } from '@henna/contracts';
import { useId } from 'react';
import { TextInput } from '../../../components/text-input.tsx';
import { SearchBox, searchGlass, type SearchFieldProps } from '../../catalogue/components/search-field.tsx';
import { rememberSearch } from '../../catalogue/search/recent-searches.ts';
import { useSearchText } from '../../catalogue/search/use-search-text.ts';
import { useSuggestions } from '../../catalogue/search/use-suggestions.tsx';

/** Searches while typing, and suggests where it may lead. */
export function ProductsSearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const { text, type, searchNow, rest } = useSearchText(value, onSearch);
  const suggestions = useSuggestions({
    text,
    onSearch: (chosen) => {
      rememberSearch(chosen);
      searchNow(chosen);
    },
  });
  const { onKeyDown, onBlur, onFocus, ...combobox } = suggestions.inputProps;
  return (
    <SearchBox>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="text"
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          type(event.target.value);
          suggestions.typed();
        }}
        onFocus={onFocus}
        onBlur={() => {
          rememberSearch(text);
          onBlur();
          rest();
        }}
        onKeyDown={(event) => {
          onKeyDown(event);
          if (event.key !== 'Enter' || event.defaultPrevented) return;
          suggestions.close();
          rememberSearch(text);
          searchNow();
        }}
        startAdornment={searchGlass}
        maxLength={limits.search}
        enterKeyHint="search"
        inputMode="search"
        {...combobox}
      />
      {suggestions.list}
    </SearchBox>
  );
}
