import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { UndoResult, UndoStep } from '../api/undo.ts';
import { useRowTexts } from '../transfer/use-row-texts.ts';
import { useHistoryWords } from '../history/use-history-words.ts';

const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, paddingInlineStart: 20 });

interface UndoLeftProps {
  readonly items: readonly UndoResult['items'][number][];
  readonly steps: readonly UndoStep[];
}

/** What was not taken back, or not whole, and why. */
export function UndoLeft({ items, steps }: UndoLeftProps) {
  const { t } = useTranslation();
  const words = useHistoryWords();
  const { recorded } = useRowTexts();
  const why = ({ outcome, message, ...refusal }: UndoResult['items'][number]) => {
    if (outcome === 'failed')
      return t('admin.undo.outcomes.failed', { message: recorded({ ...refusal, message: message ?? '' }) });
    return outcome === 'partly' || outcome === 'conflict' ? t(`admin.undo.outcomes.${outcome}`) : '';
  };
  return (
    <List>
      {items.map((item) => {
        const entry = steps.find((step) => step.entry.position === item.position)?.entry;
        const name = entry && (words.subject(entry) ?? words.happening(entry));
        return (
          <li key={item.position}>
            {name && (
              <>
                <bdi>{name}</bdi>
                {': '}
              </>
            )}
            {why(item)}
          </li>
        );
      })}
    </List>
  );
}
