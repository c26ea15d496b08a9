import { History, Store, X } from 'lucide-react';
import { Fragment, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../i18n/lists.en.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { CategoryIcon } from '../components/category-icon.tsx';
import { linkToSuggestion } from './suggestion-address.ts';
import { Group, GroupName, Groups, Option, OptionLink, OptionLabels, Remove, Thumb } from './suggestion-list.styles.ts';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

interface SuggestionOptionProps {
  readonly id: string;
  readonly option: Suggestion;
  readonly typed: string;
  readonly selected: boolean;
  readonly onChoose: (option: Suggestion) => void;
  readonly onForget: (option: Suggestion) => void;
  readonly onLeave: () => void;
}

function SuggestionOption({ id, option, typed, selected, onChoose, onForget, onLeave }: SuggestionOptionProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const common = { id, role: 'option', 'aria-selected': selected, tabIndex: -1 } as const;
  if (option.kind === 'forget')
    return (
      <Option {...common} onClick={() => onChoose(option)}>
        <OptionLabels>
          <small>{t('search.forgetAll')}</small>
        </OptionLabels>
      </Option>
    );
  if (option.kind === 'recent') {
    const forget = (event: MouseEvent) => {
      event.stopPropagation();
      onForget(option);
    };
    return (
      <Option {...common} aria-description={t('search.forgetHint')} onClick={() => onChoose(option)}>
        <History size={18} aria-hidden />
        <OptionLabels dir="auto">{option.text}</OptionLabels>
        <Remove aria-hidden title={t('search.forget', { text: option.text })} onClick={forget}>
          <X size={16} />
        </Remove>
      </Option>
    );
  }
  return (
    <OptionLink {...common} {...linkToSuggestion(option)} onClick={onLeave}>
      {option.kind === 'category' && <CategoryIcon category={option.category} size={20} />}
      {option.kind === 'brand' && <Store size={18} aria-hidden />}
      {option.kind === 'product' && option.imageUrl && (
        <Thumb src={option.imageUrl} alt="" width={40} height={40} loading="lazy" />
      )}
      <OptionLabels dir={option.kind === 'category' ? undefined : 'auto'}>
        {option.kind === 'product' && <small>{option.brand}</small>}
        <span>
          <Highlighted
            text={option.kind === 'category' ? label(option.name, option.labels) : option.name}
            words={typed}
          />
        </span>
      </OptionLabels>
      {option.kind !== 'product' && (
        <small aria-label={t('products.count', { count: option.count })}>{formatNumber(option.count, language)}</small>
      )}
    </OptionLink>
  );
}

/** A text with the beginnings of words that were typed marked in it. */
function Highlighted({ text, words }: { readonly text: string; readonly words: string }) {
  return splitByMatches(text, words).map(({ part, matches }, index) =>
    matches ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>,
  );
}

interface TextPart {
  readonly part: string;
  readonly matches: boolean;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a text where words begin as one of those typed does, whatever the case. */
export function splitByMatches(text: string, typed: string): readonly TextPart[] {
  const words = typed.split(/\s+/).filter(Boolean).map(escaped);
  if (words.length === 0) return [{ part: text, matches: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((part, index) => ({ part, matches: index % 2 === 1 }))
    .filter(({ part }) => part !== '');
}

interface SuggestionGroupsProps {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  readonly typed: string;
  readonly active: Suggestion | null;
  readonly optionId: (option: Suggestion) => string;
  readonly onChoose: (option: Suggestion) => void;
  readonly onForget: (option: Suggestion) => void;
  readonly onLeave: () => void;
}

/** The options by kind. The focus stays in the text field, whatever is tapped. */
export function SuggestionGroups({ id, groups, active, optionId, ...handlers }: SuggestionGroupsProps) {
  const { t } = useTranslation();
  const titles = {
    recent: t('search.recent'),
    category: t('search.categories'),
    brand: t('search.brands'),
    product: t('search.products'),
  };
  return (
    <Groups id={id} role="listbox" aria-label={t('search.suggestions')} onMouseDown={(event) => event.preventDefault()}>
      {groups.map(({ kind, options }) => (
        <Group key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <GroupName id={`${id}-${kind}`}>{titles[kind]}</GroupName>
          {options.map((option) => (
            <SuggestionOption
              key={option.key}
              id={optionId(option)}
              option={option}
              selected={option.key === active?.key}
              {...handlers}
            />
          ))}
        </Group>
      ))}
    </Groups>
  );
}
