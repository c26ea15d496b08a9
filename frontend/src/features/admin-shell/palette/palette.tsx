import useAutocomplete from '@mui/material/useAutocomplete';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState, type HTMLAttributes, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/dialog.tsx';
import { searchIcon } from '../../../components/search-field.tsx';
import { TextInput, type TextInputProps } from '../../../components/text-input.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useSections } from '../screens.ts';
import { entryGroups, matchesTyped, type Entry } from './entry.ts';
import { Choice, Lists, Nothing } from './palette.styles.ts';
import { useActions } from './use-actions.ts';
import { useRecords } from './use-records.ts';

/** Finds screens, actions and records by what is typed, and goes there. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const title = useId();
  const [typed, setTyped] = useState('');
  const { entries, isSearching } = useEntries(typed.trim());
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<Entry>({
    id: 'admin-palette',
    options: entries,
    value: null,
    inputValue: typed,
    open: true,
    autoHighlight: true,
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ text }) => text,
    getOptionKey: ({ group, id }) => `${group} ${id}`,
    isOptionEqualToValue: (one, other) => one.id === other.id,
    onInputChange: (_event, text, cause) => cause === 'input' && setTyped(text),
    onChange: (_event, entry) => {
      onClose();
      entry?.run();
    },
    onClose: (_event, cause) => cause === 'escape' && onClose(),
  });
  const { ref, ...input } = getInputProps() as TextInputProps & { readonly ref: Ref<HTMLInputElement> };
  const groups = groupedOptions as readonly { index: number; group: Entry['group']; options: Entry[] }[];
  return (
    <Dialog labelledBy={title} onClose={onClose} wide>
      <VisuallyHidden as="h2" id={title}>
        {t('admin.palette.title')}
      </VisuallyHidden>
      <div {...getRootProps()}>
        <TextInput
          {...input}
          inputRef={ref}
          inputProps={{ 'data-first-focus': true } as object}
          dir="auto"
          aria-label={t('admin.palette.title')}
          placeholder={t('admin.palette.placeholder')}
          startAdornment={searchIcon}
          enterKeyHint="go"
          maxLength={100}
        />
      </div>
      <Lists {...(getListboxProps() as HTMLAttributes<HTMLElement>)} aria-label={t('admin.palette.title')}>
        {groups.map(({ group, index, options }) => (
          <div key={group} role="group" aria-label={t(`admin.palette.groups.${group}`)}>
            <p aria-hidden>{t(`admin.palette.groups.${group}`)}</p>
            {options.map((entry, position) => {
              const { key: optionKey, ...option } = getOptionProps({ option: entry, index: index + position });
              return (
                <Choice key={optionKey} {...(option as HTMLAttributes<HTMLElement>)}>
                  <entry.Icon size={18} aria-hidden />
                  <span>
                    <bdi>{entry.text}</bdi>
                    {entry.detail && (
                      <small>
                        {' '}
                        <bdi>{entry.detail}</bdi>
                      </small>
                    )}
                  </span>
                </Choice>
              );
            })}
          </div>
        ))}
      </Lists>
      <Nothing role="status">{entries.length === 0 && !isSearching && t('admin.palette.nothing')}</Nothing>
    </Dialog>
  );
}

/** Of the groups in their order. */
function useEntries(typed: string) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const actions = useActions();
  const sections = useSections();
  const records = useRecords(useDebounced(typed));
  const screens = sections
    .flatMap((section) => section.screens)
    .map(({ to, name, Icon }) => ({
      id: name,
      group: 'screens' as const,
      text: t(`admin.shell.${name}`),
      Icon,
      run: () => void navigate({ to }),
    }));
  const found = [...actions, ...screens].filter(({ text }) => matchesTyped(text, typed));
  const entries: readonly Entry[] = [...found, ...records.entries];
  return {
    entries: entryGroups.flatMap((group) => entries.filter((entry) => entry.group === group)),
    isSearching: records.isSearching,
  };
}
