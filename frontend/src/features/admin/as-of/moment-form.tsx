import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../accounts/components/field.tsx';
import { daysBefore, inField, momentOf } from './moment.ts';

const Form = styled('form')({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8 });

interface MomentFormProps {
  /** ISO 8601. */
  readonly value: string | undefined;
  readonly onShow: (asOf: string) => void;
}

/** Chooses a moment: a date and a time, or one that people often ask for. */
export function MomentForm({ value, onShow }: MomentFormProps) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const [draft, setDraft] = useState(() => inField(value === undefined ? daysBefore(now, 7) : new Date(value)));
  const chosen = momentOf(draft);
  const show = (time: Date) => {
    setDraft(inField(time));
    onShow(time.toISOString());
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onShow(chosen);
      }}
    >
      <Field
        label={t('admin.asOf.moment')}
        type="datetime-local"
        required
        max={inField(now)}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <Button type="submit" variant="outlined">
        {t('admin.asOf.show')}
      </Button>
      <Button onClick={() => show(daysBefore(now, 1))}>{t('admin.asOf.yesterday')}</Button>
      <Button onClick={() => show(daysBefore(now, 7))}>{t('admin.asOf.lastWeek')}</Button>
    </Form>
  );
}
