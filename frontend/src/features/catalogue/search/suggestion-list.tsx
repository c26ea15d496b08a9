import '../../../i18n/search.en.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { forgetAllSearches, forgetSearch, recentSearches } from './recent-searches.ts';
import { linkToSuggestion } from './suggestion-address.ts';
import { SuggestionGroups } from './suggestion-groups.tsx';
import { groupsOf, groupsOfRecent, suggestFrom, suggestQuery, type Suggestion } from './suggestions.ts';

/** What the text field hands on. */
export interface ListKeys {
  /** @returns whether the key was meant for the list. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

interface SuggestionListProps {
  readonly ref: Ref<ListKeys>;
  readonly id: string;
  readonly text: string;
  /** Whether there is anything to show. */
  readonly onShown: (shown: boolean) => void;
  /** The id of the option that the arrows have come to. */
  readonly onActive: (id: string | null) => void;
  readonly onSearch: (text: string) => void;
  /** A page was chosen. */
  readonly onLeave: () => void;
}

/** The list under a search field: what was searched for lately, else what the words may mean. */
export function SuggestionList({ ref, id, text, onShown, onActive, onSearch, onLeave }: SuggestionListProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [recent, setRecent] = useState(recentSearches);
  const { data } = useQuery({ ...suggestQuery(useDebounced(text)), placeholderData: keepPreviousData });
  const groups = useMemo(() => {
    if (text === '') return groupsOfRecent(recent);
    return text.length < suggestFrom || !data ? [] : groupsOf(data);
  }, [text, recent, data]);
  // Other options begin without an active one.
  const [at, setAt] = useState({ groups, index: -1 });
  const activeIndex = at.groups === groups ? at.index : -1;
  const options = groups.flatMap((group) => group.options);
  const shown = options.length > 0;
  const active = options[activeIndex] ?? null;
  const optionId = ({ key }: Suggestion) => `${id}-${options.findIndex((one) => one.key === key)}`;
  const activeId = active && optionId(active);

  useEffect(() => onShown(shown), [shown, onShown]);
  // Before anything is painted: an option never looks selected while the field still names another one.
  useLayoutEffect(() => {
    onActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId, onActive]);

  const forget = (one: Suggestion) => {
    if (one.kind === 'forget') forgetAllSearches();
    else if (one.kind === 'recent') forgetSearch(one.text);
    setRecent(recentSearches());
  };
  const choose = (one: Suggestion) => {
    if (one.kind === 'forget') return forget(one);
    if (one.kind === 'recent') return onSearch(one.text);
    onLeave();
    void navigate(linkToSuggestion(one));
  };
  const step = (to: number) => {
    const slots = options.length + 1;
    setAt({ groups, index: ((to + 1 + slots) % slots) - 1 });
  };
  const handlers: Record<string, () => void> = {
    ArrowDown: () => step(activeIndex + 1),
    ArrowUp: () => step(activeIndex - 1),
    ...(active ? { Enter: () => choose(active) } : {}),
    ...(active?.kind === 'recent' ? { Delete: () => forget(active) } : {}),
  };
  useImperativeHandle(ref, () => ({
    onKeyDown: (event) => {
      const handler = shown ? handlers[event.key] : undefined;
      if (!handler || event.nativeEvent.isComposing) return false;
      event.preventDefault();
      handler();
      return true;
    },
  }));
  return (
    <>
      <VisuallyHidden role="status">
        {shown && text !== '' && t('search.found', { count: options.length })}
      </VisuallyHidden>
      {shown && (
        <SuggestionGroups
          id={id}
          groups={groups}
          typed={text}
          active={active}
          optionId={optionId}
          onChoose={choose}
          onForget={forget}
          onLeave={onLeave}
        />
      )}
    </>
  );
}
