import { useTranslation } from 'react-i18next';
import { Group, GroupName, Groups } from './suggestion-list.styles.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

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
export function SuggestionGroups({ id, groups, active, optionId, ...acts }: SuggestionGroupsProps) {
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
              {...acts}
            />
          ))}
        </Group>
      ))}
    </Groups>
  );
}
