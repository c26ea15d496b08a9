import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { Framed } from '../../../components/text-input.tsx';
import { Row } from '../panels.tsx';
import { CellButton, CellText } from './preview.styles.ts';
import { useFieldName } from './use-field-name.ts';

interface PreviewCellProps {
  readonly field: string;
  /** Its number, from 1. */
  readonly row: number;
  readonly text: string;
  /** What is wrong with it; empty where nothing is. */
  readonly reason: string;
  readonly isChanged: boolean;
  /** It can be corrected. */
  readonly isOpen: boolean;
  readonly onCorrect: (text: string) => Promise<unknown>;
}

export function PreviewCell({ field, row, text, reason, isChanged, isOpen, onCorrect }: PreviewCellProps) {
  const { t, number } = useTexts();
  const fieldName = useFieldName();
  const [draft, setDraft] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const label = t('admin.transfer.import.correct', { field: fieldName(field), row: number(row) });
  const save = async () => {
    setSaving(true);
    try {
      await onCorrect(draft ?? '');
      setDraft(null);
    } finally {
      setSaving(false);
    }
  };
  const shown = <CellText>{text || '—'}</CellText>;
  return (
    <td data-bad={reason ? '' : undefined} data-changed={isChanged ? '' : undefined}>
      {draft === null ? (
        isOpen ? (
          <CellButton type="button" aria-label={`${label}: ${text || '—'}`} onClick={() => setDraft(text)}>
            {shown}
          </CellButton>
        ) : (
          shown
        )
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            // The failure is shown by whoever corrects.
            void save().catch(() => undefined);
          }}
          onKeyDown={({ key }) => key === 'Escape' && setDraft(null)}
          style={{ display: 'grid', gap: 4 }}
        >
          <Framed>
            {/* The person has just asked for it. */}
            <input autoFocus aria-label={label} value={draft} onChange={({ target }) => setDraft(target.value)} />
          </Framed>
          <Row>
            <Button type="submit" size="small" variant="outlined" disabled={isSaving}>
              {t('admin.transfer.import.saveMatching')}
            </Button>
            <Button size="small" color="inherit" disabled={isSaving} onClick={() => setDraft(null)}>
              {t('common.cancel')}
            </Button>
          </Row>
        </form>
      )}
      {reason && <span className="reason">{reason}</span>}
    </td>
  );
}
