import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Clock } from 'lucide-react';
import { use, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../lib/api.ts';
import { Field } from '../components/field.tsx';
import { useTableSearch } from './table/table-search.ts';
import { useTexts } from './use-texts.ts';
import { daysBefore, localInputValue, parseMoment, MomentContext } from './moment.ts';

const Form = styled('form')({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8 });

interface MomentFormProps {
  /** ISO 8601. */
  readonly value: string | undefined;
  readonly onShow: (asOf: string) => void;
}

/** Chooses a moment: a date and a time, or a day or a week ago. */
export function MomentForm({ value, onShow }: MomentFormProps) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const [draft, setDraft] = useState(() => localInputValue(value === undefined ? daysBefore(now, 7) : new Date(value)));
  const chosen = parseMoment(draft);
  const show = (time: Date) => {
    setDraft(localInputValue(time));
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
        max={localInputValue(now)}
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

/** The way to another moment; once one is shown, the line of AsOfScreen leads on. */
export function AsOfControl() {
  const { t } = useTranslation();
  const moment = use(MomentContext);
  const [open, setOpen] = useState(false);
  if (!moment || moment.asOf !== undefined) return null;
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Clock size={17} aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('admin.asOf.open')}
      </Button>
      {open && <MomentForm value={undefined} onShow={moment.onChange} />}
    </>
  );
}

const Line = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 16px',
  padding: '12px 16px',
  borderRadius: 14,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.quiet,
  '& > p': { ...theme.typography.body2, flex: '1 1 18rem', margin: 0, alignSelf: 'center' },
  '& > p svg': { verticalAlign: '-3px', marginInlineEnd: 8 },
  '& > p[role=alert]': { flexBasis: '100%', color: theme.vars?.palette.error.main },
}));

const refusalCodes = ['AS_OF_TOO_EARLY', 'AS_OF_FUTURE', 'AS_OF_TOO_MUCH'] as const;

interface AsOfProps {
  /** Why the list could not be read. */
  readonly error?: unknown;
  readonly children: ReactNode;
}

/** A screen that can show another moment: it then says so, and nothing can be changed on it. */
export function AsOfScreen({ error, children }: AsOfProps) {
  const { t, moment } = useTexts();
  const [{ asOf }, onSearchChange] = useTableSearch();
  const onChange = (to: string | undefined) => onSearchChange({ asOf: to });
  const code = error instanceof ApiError ? refusalCodes.find((each) => each === error.code) : undefined;
  return (
    <MomentContext value={{ asOf, onChange }}>
      {asOf !== undefined && (
        <Line aria-label={t('admin.asOf.title')}>
          <p role="status">
            <Clock size={18} aria-hidden />
            <strong>{t('admin.asOf.shown', { time: moment(asOf) })}</strong> {t('admin.asOf.readOnly')}
          </p>
          <MomentForm key={asOf} value={asOf} onShow={onChange} />
          <Button variant="contained" onClick={() => onChange(undefined)}>
            {t('admin.asOf.back')}
          </Button>
          {code && <p role="alert">{t(`admin.asOf.problems.${code}`)}</p>}
        </Line>
      )}
      {children}
    </MomentContext>
  );
}
