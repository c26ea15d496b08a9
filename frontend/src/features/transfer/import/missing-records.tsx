import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import type { Draft } from '../drafts-api.ts';
import { Lines } from '../panels.tsx';

type Missing = NonNullable<Draft['plan']>['missing'];

const kinds = ['brand', 'category', 'subcategory'] as const;
const mostNames = 8;

interface MissingRecordsProps {
  readonly missing: Missing;
  readonly creates: boolean;
  readonly disabled: boolean;
  readonly onCreates: (creates: boolean) => void;
}

/** What the rows name and the catalogue does not have, and whether the import creates it. */
export function MissingRecords({ missing, creates, disabled, onCreates }: MissingRecordsProps) {
  const { t, number, language } = useTexts();
  const comma = language === 'ar' ? '، ' : ', ';
  const lines = kinds.flatMap((kind) => {
    const records = missing.filter((each) => each.kind === kind);
    if (records.length === 0) return [];
    const names = records
      .slice(0, mostNames)
      .map(({ name, category }) => `\u2068${category ? `${category} › ` : ''}${name}\u2069`);
    const more =
      records.length > mostNames
        ? ` ${t('admin.transfer.import.moreMissing', { n: number(records.length - mostNames) })}`
        : '';
    return [{ kind, count: records.length, text: names.join(comma) + more }];
  });
  return (
    <div>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {t('admin.transfer.import.missingRecords')}
      </Typography>
      <Lines>
        {lines.map(({ kind, count, text }) => (
          <li key={kind}>
            {t(`admin.transfer.import.missingKinds.${kind}`, { n: number(count) })}: {text}
          </li>
        ))}
      </Lines>
      <FormControlLabel
        disabled={disabled}
        control={<Checkbox checked={creates} onChange={(_event, checked) => onCreates(checked)} />}
        label={t('admin.transfer.import.creates')}
      />
      <Typography variant="caption" component="p" color="textSecondary">
        {t('admin.transfer.import.createsText')}
      </Typography>
    </div>
  );
}
