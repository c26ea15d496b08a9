import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ListKeys } from './suggestion-list.tsx';
import { lazyComponent } from '../../../lib/lazy-component.tsx';

const SuggestionList = lazyComponent(() => import('./suggestion-list.tsx'), 'SuggestionList');

interface SuggestionsProps {
  /** As typed so far. */
  readonly text: string;
  /** Searches for a text that was searched for before. */
  readonly onSearch: (text: string) => void;
}

export interface SuggestionsField {
  /** For the text field. */
  readonly inputProps: {
    readonly role: 'combobox';
    readonly autoComplete: 'off';
    readonly 'aria-autocomplete': 'list';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string | undefined;
    readonly 'aria-activedescendant': string | undefined;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Something was typed: the list may open again. */
  readonly typed: () => void;
  readonly close: () => void;
  /** Stands right after the field, in a box that it can be placed by. */
  readonly list: ReactNode;
}

/** Suggestions under a search field, by the combobox pattern; the list itself comes when the field is used. */
export function useSuggestions({ text, onSearch }: SuggestionsProps): SuggestionsField {
  const id = useId();
  const [focused, setFocused] = useState(false);
  const [closed, setClosed] = useState(false);
  const [shown, setShown] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const keys = useRef<ListKeys>(null);
  const open = focused && !closed;
  const expanded = open && shown;
  const close = () => setClosed(true);
  return {
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': expanded,
      'aria-controls': expanded ? id : undefined,
      'aria-activedescendant': (expanded && active) || undefined,
      onFocus: () => {
        setFocused(true);
        setClosed(false);
      },
      onBlur: () => setFocused(false),
      onKeyDown: (event) => {
        if (open && keys.current?.onKeyDown(event)) return;
        if (event.key === 'Escape' && expanded) {
          event.preventDefault();
          close();
        } else if (event.key === 'ArrowDown' && closed) {
          event.preventDefault();
          setClosed(false);
        }
      },
    },
    typed: () => setClosed(false),
    close,
    list: open && (
      <SuggestionList
        ref={keys}
        id={id}
        text={text.trim()}
        onShown={setShown}
        onActive={setActive}
        onSearch={(chosen) => {
          close();
          onSearch(chosen);
        }}
        onLeave={close}
      />
    ),
  };
}
