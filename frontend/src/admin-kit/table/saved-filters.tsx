import Button from '@mui/material/Button';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { SectionTitle } from '../../components/page.tsx';
import { useStoredList } from './stored-list.ts';
import { ToolMenu, type ToolChoice } from './tool-menu.tsx';

type Search = Readonly<Record<string, string | number>>;
interface SavedFilter {
  readonly name: string;
  readonly search: Search;
}
const isSavedFilter = (value: unknown): value is SavedFilter =>
  typeof value === 'object' && value !== null && 'name' in value && 'search' in value;

const isSame = (one: Search, other: Search) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** Search, filters and order of the address; neither the page nor an open form. */
const filtersOf = ({ page: _page, cards: _cards, form: _form, ...search }: Readonly<Record<string, unknown>>): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Search;

const mostSaved = 20;
const longestName = 60;

/** Filters of a table that this browser remembers under names. @param table names it in the storage */
export function SavedFilters({ table }: { readonly table: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const current = filtersOf(useSearch({ strict: false }));
  const [saved, save] = useStoredList(`admin-filters:${table}`, isSavedFilter);
  const [isNaming, setNaming] = useState(false);
  const shown = saved.find(({ search }) => isSame(search, current));
  const isFiltered = Object.keys(current).length > 0;
  const choices: readonly ToolChoice[] = [
    ...saved.map(({ name, search }): ToolChoice => ({
      text: name,
      role: 'menuitemradio',
      checked: name === shown?.name,
      onChoose: () => void navigate({ to: '.', search: search as object }),
    })),
    shown
      ? {
          text: t('admin.table.forgetFilter', { name: shown.name }),
          role: 'menuitem',
          begins: true,
          onChoose: () => save(saved.filter(({ name }) => name !== shown.name)),
        }
      : {
          text: t('admin.table.saveFilter'),
          role: 'menuitem',
          begins: saved.length > 0,
          disabled: !isFiltered || saved.length >= mostSaved,
          onChoose: () => setNaming(true),
        },
  ];
  return (
    <>
      <ToolMenu text={t('admin.table.savedFilters')} Icon={Bookmark} choices={choices} />
      {isNaming && (
        <NameDialog
          onName={(name) => {
            save([...saved.filter((each) => each.name !== name), { name, search: current }]);
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

interface NameDialogProps {
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function NameDialog({ onName, onClose }: NameDialogProps) {
  const { t } = useTranslation();
  const title = useId();
  const [name, setName] = useState('');
  const trimmed = name.trim();
  return (
    <Dialog labelledBy={title} onClose={onClose}>
      <form
        style={{ display: 'grid', gap: 20 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed) onName(trimmed);
        }}
      >
        <SectionTitle id={title} title={t('admin.table.saveFilterTitle')} />
        <Field
          label={t('admin.common.name')}
          hint={t('admin.table.saveFilterHint')}
          value={name}
          dir="auto"
          inputProps={{ maxLength: longestName, 'data-first-focus': true } as object}
          onChange={({ target }) => setName(target.value)}
        />
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!trimmed}>
            {t('admin.common.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
