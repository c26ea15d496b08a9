import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const Notice = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 16,
  borderRadius: 12,
  background: theme.vars?.palette.tint.amber.main,
  color: theme.vars?.palette.tint.amber.ink,
  scrollMarginBlock: 16,
  '& fieldset': { minWidth: 0, margin: 0, padding: 0, border: 0 },
  '& legend': { ...theme.typography.body2, padding: 0, fontWeight: 600 },
  '& :is(h3, p)': { color: 'inherit' },
  '& h3:focus': { outline: 'none' },
}));
const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: '0 16px',
  '& .MuiRadio-root.MuiRadio-root': { color: 'inherit' },
  '& .MuiFormControlLabel-root': { alignItems: 'start', margin: 0 },
  '& .MuiFormControlLabel-label': { minWidth: 0, paddingBlock: 7 },
});
const Value = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

export type Side = 'mine' | 'theirs';

export interface DisplayedConflict {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** `other`: a third value was entered since then. null: not chosen yet. */
  readonly choice: Side | 'other' | null;
}

interface ConflictsProps {
  readonly conflicts: readonly DisplayedConflict[];
  /** Number of attempts to save while conflicts were unresolved. */
  readonly refusedSaves: number;
  readonly onChoose: (field: string, side: Side) => void;
}

/** Fields that this edit and somebody else have both changed, side by side, to be chosen one by one. */
export function Conflicts({ conflicts, refusedSaves, onChoose }: ConflictsProps) {
  const { t } = useTranslation();
  const id = useId();
  const notice = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = conflicts.map(({ field }) => field).join();
  useEffect(() => {
    heading.current?.focus();
  }, [fields]);
  useEffect(() => {
    if (refusedSaves > 0) notice.current?.querySelector<HTMLElement>('[data-open] input')?.focus();
  }, [refusedSaves]);
  return (
    <Notice ref={notice} aria-labelledby={id}>
      <div>
        <Typography variant="body1" component="h3" id={id} ref={heading} tabIndex={-1} sx={{ fontWeight: 600 }}>
          {t('admin.changed.title')}
        </Typography>
        <Typography variant="body2">{t('admin.changed.text')}</Typography>
      </div>
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.field}
          conflict={conflict}
          wasRefused={refusedSaves > 0}
          onChoose={(side) => onChoose(conflict.field, side)}
        />
      ))}
    </Notice>
  );
}

interface ConflictProps {
  readonly conflict: DisplayedConflict;
  readonly wasRefused: boolean;
  readonly onChoose: (side: Side) => void;
}

function Conflict({ conflict, wasRefused, onChoose }: ConflictProps) {
  const { t } = useTranslation();
  const name = useId();
  const { label, choice } = conflict;
  const isOpen = choice === null;
  const note = isOpen && wasRefused ? t('admin.changed.choose') : choice === 'other' ? t('admin.changed.other') : null;
  const side = (value: Side, owner: string) => (
    <FormControlLabel
      control={<Radio size="small" name={name} checked={choice === value} onChange={() => onChoose(value)} />}
      label={
        <>
          <Typography variant="caption" component="span" sx={{ fontWeight: 600 }}>
            {owner}
          </Typography>
          <Value>
            <bdi>{conflict[value] || t('admin.common.none')}</bdi>
          </Value>
        </>
      }
    />
  );
  return (
    <fieldset role="radiogroup" data-open={isOpen || undefined} aria-describedby={note ? `${name}-note` : undefined}>
      <legend>{label}</legend>
      <Sides>
        {side('mine', t('admin.changed.mine'))}
        {side('theirs', t('admin.changed.theirs'))}
      </Sides>
      {note && (
        <FormHelperText id={`${name}-note`} role={isOpen ? 'alert' : undefined} sx={{ margin: 0, color: 'inherit' }}>
          {note}
        </FormHelperText>
      )}
    </fieldset>
  );
}
