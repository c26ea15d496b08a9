import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { FieldDifference } from './field-spec.ts';

const Notice = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: 12,
  background: theme.vars?.palette.tint.amber.main,
  color: theme.vars?.palette.tint.amber.ink,
  '& ul': { display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 8, alignItems: 'center' },
  '& del': { opacity: 0.85 },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
}));

interface ChangedSinceProps {
  readonly differences: readonly FieldDifference[];
  /** Names of the fields that were taken over. */
  readonly taken: readonly string[];
  readonly onTake: (difference: FieldDifference) => void;
}

/** What somebody else changed while the form was open, before and after, each to be taken over or not. */
export function ChangedSince({ differences, taken, onTake }: ChangedSinceProps) {
  const { t } = useTranslation();
  const shown = ({ field }: FieldDifference, value: string | boolean): string => {
    if (typeof value === 'boolean') return value ? t('admin.common.yes') : t('admin.common.no');
    return field.options?.find((option) => option.value === value)?.text ?? (value || t('admin.common.none'));
  };
  return (
    <Notice role="alert">
      <div>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t('admin.changed.title')}
        </Typography>
        <Typography variant="body2">
          {differences.length > 0 ? t('admin.changed.text') : t('admin.changed.same')}
        </Typography>
      </div>
      <ul>
        {differences.map((difference) => (
          <li key={difference.field.name}>
            <Typography variant="body2" component="div">
              <strong>{difference.field.label}: </strong>
              <del dir="auto">{shown(difference, difference.before)}</del>
              {' → '}
              <ins dir="auto">{shown(difference, difference.after)}</ins>
            </Typography>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              disabled={taken.includes(difference.field.name)}
              aria-label={t('admin.changed.takeField', { field: difference.field.label })}
              onClick={() => onTake(difference)}
            >
              {taken.includes(difference.field.name) ? t('admin.changed.taken') : t('admin.changed.take')}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
