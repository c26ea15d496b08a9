import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { MomentContext, type Moment } from './moment.ts';
import { MomentForm } from './moment-form.tsx';

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

const codes = ['AS_OF_TOO_EARLY', 'AS_OF_FUTURE', 'AS_OF_TOO_MUCH'] as const;

interface AsOfProps extends Moment {
  /** Why the list could not be read. */
  readonly error?: unknown;
  readonly children: ReactNode;
}

/** A screen that can show another moment: then it says so, and nothing can be changed on it. */
export function AsOf({ asOf, onChange, error, children }: AsOfProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const code = error instanceof ApiError ? codes.find((each) => each === error.code) : undefined;
  return (
    <MomentContext value={{ asOf, onChange }}>
      {asOf !== undefined && (
        <Line aria-label={t('admin.asOf.title')}>
          <p role="status">
            <Clock size={18} aria-hidden />
            <strong>{t('admin.asOf.shown', { time: formatMoment(asOf, language) ?? '' })}</strong>{' '}
            {t('admin.asOf.readOnly')}
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
