import { limits } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { framed } from '../../../theme/mixins.ts';

const Form = styled('form')({ display: 'grid', gap: 8 });
const Text = styled('textarea')(({ theme }) => ({
  ...theme.typography.body1,
  width: '100%',
  minHeight: 96,
  maxHeight: 360,
  fieldSizing: 'content',
  resize: 'vertical',
  padding: '12px 16px',
  ...framed(theme, 14),
  color: theme.vars?.palette.text.primary,
  '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
  '&:hover': { borderColor: theme.vars?.palette.text.secondary },
}));
const Foot = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, justifyContent: 'flex-end' });

/** The remaining characters are shown from this many on. */
const nearTheEnd = 200;

interface CommentFormProps {
  readonly label: string;
  readonly submit: string;
  readonly initial: string;
  readonly autoFocus?: boolean;
  readonly onChange: (text: string) => void;
  /** @param text trimmed, never empty. */
  readonly onSubmit: (text: string) => void;
  readonly onCancel?: () => void;
}

/** Ctrl or Cmd and Enter sends; Escape leaves a reply. */
export function CommentForm({ label, submit, initial, autoFocus, onChange, onSubmit, onCancel }: CommentFormProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const id = useId();
  const [text, setText] = useState(initial);
  const trimmed = text.trim();
  const left = limits.comment - text.length;

  const write = (next: string) => {
    setText(next);
    onChange(next);
  };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (trimmed === '') return;
    setText('');
    onSubmit(trimmed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    if (event.key === 'Escape') onCancel?.();
  };

  return (
    <Form onSubmit={send}>
      <Text
        aria-label={label}
        dir="auto"
        rows={3}
        maxLength={limits.comment}
        autoFocus={autoFocus}
        placeholder={onCancel ? label : t('commenting.placeholder')}
        aria-describedby={`${id}-counter`}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Foot>
        <Typography
          id={`${id}-counter`}
          variant="caption"
          color={left === 0 ? 'error' : 'textSecondary'}
          sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          {t('commenting.counter', {
            used: formatNumber(text.length, language),
            limit: formatNumber(limits.comment, language),
          })}
        </Typography>
        <VisuallyHidden role="status">
          {left <= nearTheEnd && left % 50 === 0 ? t('commenting.left', { count: left }) : ''}
        </VisuallyHidden>
        {onCancel && <Button onClick={onCancel}>{t('commenting.cancel')}</Button>}
        <Button type="submit" variant="contained" disabled={trimmed === ''}>
          {submit}
        </Button>
      </Foot>
    </Form>
  );
}
