import '../../../i18n/lists.load.ts';
import { History, Store, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { CategoryEmblem } from '../components/category-emblem.tsx';
import { Highlighted } from './highlighted.tsx';
import { Option, OptionLink, OptionWords, Remove, Thumb } from './suggestion-list.styles.ts';
import { addressOfSuggestion } from './suggestion-address.ts';
import type { Suggestion } from './suggestions.ts';

interface SuggestionOptionProps {
  readonly id: string;
  readonly option: Suggestion;
  readonly typed: string;
  readonly selected: boolean;
  readonly onChoose: (option: Suggestion) => void;
  readonly onForget: (option: Suggestion) => void;
  readonly onLeave: () => void;
}

export function SuggestionOption({ id, option, typed, selected, onChoose, onForget, onLeave }: SuggestionOptionProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const common = { id, role: 'option', 'aria-selected': selected, tabIndex: -1 } as const;
  if (option.kind === 'forget')
    return (
      <Option {...common} onClick={() => onChoose(option)}>
        <OptionWords>
          <small>{t('search.forgetAll')}</small>
        </OptionWords>
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
        <OptionWords dir="auto">{option.text}</OptionWords>
        <Remove aria-hidden title={t('search.forget', { text: option.text })} onClick={forget}>
          <X size={16} />
        </Remove>
      </Option>
    );
  }
  return (
    <OptionLink {...common} {...addressOfSuggestion(option)} onClick={onLeave}>
      {option.kind === 'category' && <CategoryEmblem category={option.category} size={20} />}
      {option.kind === 'brand' && <Store size={18} aria-hidden />}
      {option.kind === 'product' && option.imageUrl && (
        <Thumb src={option.imageUrl} alt="" width={40} height={40} loading="lazy" />
      )}
      <OptionWords dir={option.kind === 'category' ? undefined : 'auto'}>
        {option.kind === 'product' && <small>{option.brand}</small>}
        <span>
          <Highlighted
            text={option.kind === 'category' ? label(option.name, option.labels) : option.name}
            words={typed}
          />
        </span>
      </OptionWords>
      {option.kind !== 'product' && (
        <small aria-label={t('products.count', { count: option.count })}>{formatNumber(option.count, language)}</small>
      )}
    </OptionLink>
  );
}
