import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRecordedRefusals } from '../../admin-kit/use-texts.ts';
import { Badge } from '../../components/badge.ts';
import { VisuallyHidden } from '../../components/visually-hidden.ts';
import type { UndoResult, UndoStep } from './api.ts';
import { EntryTitle, internalFields, useHistoryLabels, useValueText } from './history-labels.tsx';

const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, paddingInlineStart: 20 });

interface NotUndoneProps {
  readonly items: readonly UndoResult['items'][number][];
  readonly steps: readonly UndoStep[];
}

/** Steps that were not undone, or only in part, and why. */
export function NotUndone({ items, steps }: NotUndoneProps) {
  const { t } = useTranslation();
  const labels = useHistoryLabels();
  const { recorded } = useRecordedRefusals();
  const reasonOf = ({ outcome, message, ...refusal }: UndoResult['items'][number]) => {
    if (outcome === 'failed')
      return t('admin.undo.outcomes.failed', { message: recorded({ ...refusal, message: message ?? '' }) });
    return outcome === 'partly' || outcome === 'conflict' ? t(`admin.undo.outcomes.${outcome}`) : '';
  };
  return (
    <List>
      {items.map((item) => {
        const entry = steps.find((step) => step.entry.position === item.position)?.entry;
        const name = entry && (labels.subject(entry) ?? labels.happening(entry));
        return (
          <li key={item.position}>
            {name && (
              <>
                <bdi>{name}</bdi>
                {': '}
              </>
            )}
            {reasonOf(item)}
          </li>
        );
      })}
    </List>
  );
}

const Step = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: '12px 0',
  '& + &': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  '& > p': { margin: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600 },
  '& del': { color: theme.vars?.palette.text.secondary },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
  '& .MuiFormControlLabel-label': { ...theme.typography.body2, overflowWrap: 'anywhere', minWidth: 0 },
  '& label svg.arrow': { verticalAlign: '-2px', marginInline: 6 },
  'html[dir=rtl] & label svg.arrow': { transform: 'scaleX(-1)' },
}));

interface UndoStepLineProps {
  readonly step: UndoStep;
  /** The fields that are reverted; undefined: the step stays. */
  readonly chosen: readonly string[] | undefined;
  readonly onChoose: (fields: readonly string[] | undefined) => void;
}

export function UndoStepLine({ step, chosen, onChoose }: UndoStepLineProps) {
  const { t } = useTranslation();
  const { entry, act, fields, changedSince, problem } = step;
  const toggle = (field: string, on: boolean) => {
    const others = (chosen ?? []).filter((other) => other !== field);
    const next = on ? [...others, field] : others;
    onChoose(next.length > 0 ? next : undefined);
  };
  return (
    <Step>
      <p>
        <EntryTitle entry={entry} />
        {' — '}
        {problem ? t(`admin.undo.problems.${problem}`) : t(`admin.undo.effects.${act}`)}
      </p>
      {act === 'change' &&
        fields.map((field) => (
          <FormControlLabel
            key={field.field}
            control={
              <Checkbox
                checked={chosen?.includes(field.field) ?? false}
                onChange={(_event, on) => toggle(field.field, on)}
              />
            }
            label={<FieldLine field={field} />}
          />
        ))}
      {act === 'remove' && changedSince && (
        <>
          {fields.map((field) => (
            <p key={field.field}>
              <FieldLine field={field} />
            </p>
          ))}
          <FormControlLabel
            control={
              <Checkbox checked={chosen !== undefined} onChange={(_event, on) => onChoose(on ? [] : undefined)} />
            }
            label={t('admin.undo.removeChanged')}
          />
        </>
      )}
    </Step>
  );
}

function FieldLine({ field }: { readonly field: UndoStep['fields'][number] }) {
  const { t } = useTranslation();
  const labels = useHistoryLabels();
  const valueText = useValueText();
  return (
    <>
      {labels.field(field.field)}
      {!internalFields.has(field.field) && (
        <>
          : <VisuallyHidden>{t('admin.undo.now')} </VisuallyHidden>
          <del>
            <bdi>{valueText(field.now, field.field)}</bdi>
          </del>
          <ArrowRight className="arrow" size={14} aria-hidden />
          <VisuallyHidden>{t('admin.undo.back')} </VisuallyHidden>
          <ins>
            <bdi>{valueText(field.back, field.field)}</bdi>
          </ins>
        </>
      )}{' '}
      {field.changedSince && <Badge>{t('admin.undo.changedSince')}</Badge>}
    </>
  );
}
