import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isShortcut } from '../../lib/is-typing.ts';
import { AsOfControl } from '../as-of.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { Tools } from './table.styles.ts';
import { useTableSearch } from './table-search.ts';

interface TableToolsProps {
  readonly placeholder: string;
  readonly count?: ReactNode;
  readonly children?: ReactNode;
}

/** The search over a table, reached by "/", and how much it found. */
export function TableTools({ placeholder, count, children }: TableToolsProps) {
  const { t } = useTranslation();
  const [{ q }, onSearchChange] = useTableSearch();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Before the palette gets the key.
    const toSearch = (event: KeyboardEvent) => {
      if (!isShortcut(event, '/') || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', toSearch, true);
    return () => window.removeEventListener('keydown', toSearch, true);
  }, []);
  return (
    <Tools
      onKeyDown={({ key, target }) => {
        if (key === 'ArrowDown' && target === field.current)
          document.querySelector<HTMLElement>('main tbody tr[tabindex="0"]')?.focus();
      }}
    >
      <SearchField
        inputRef={field}
        label={t('admin.common.search')}
        placeholder={placeholder}
        value={q ?? ''}
        onSearch={(text) => onSearchChange({ q: text || undefined })}
      />
      {count && <p role="status">{count}</p>}
      {children}
      <AsOfControl />
    </Tools>
  );
}
