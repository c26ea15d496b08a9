import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useValueText } from './value-text.ts';
import type { FieldSpec, FormValues } from './field-spec.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 14rem) minmax(0, 1fr)',
  gap: '10px 16px',
  margin: 0,
  '& dt': { ...theme.typography.body2, color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, '& dd': { marginBlockEnd: 10 } },
}));

interface FieldListProps {
  readonly fields: readonly FieldSpec[];
  readonly values: FormValues;
}

/** A record's fields for those who may not change them. */
export function FieldList({ fields, values }: FieldListProps) {
  const { t } = useTranslation();
  const valueText = useValueText();
  return (
    <List>
      {fields.map((field) => (
        <div key={field.name} style={{ display: 'contents' }}>
          <dt>{field.label}</dt>
          <dd>
            <bdi>{valueText(field, values[field.name]) || t('admin.common.none')}</bdi>
          </dd>
        </div>
      ))}
    </List>
  );
}
