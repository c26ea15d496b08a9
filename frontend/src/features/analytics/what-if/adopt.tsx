import { scoredKinds, type TrendingRules } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonField } from '../../../admin-kit/form/deletion.tsx';
import { isChangedSince } from '../../../admin-kit/request.ts';
import { useTexts, useToasts } from '../../../admin-kit/use-texts.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import { changeRules, rulesQuery, type DraftRules } from '../api/what-if.ts';
import { countsSomething, isSameRules, needsReplay, noExclusions, rulesOf } from './draft-rules.ts';
import type { TrendingRulesRecord } from '../api-types.ts';

interface Adoption {
  readonly draft: DraftRules;
  readonly record: TrendingRulesRecord;
  readonly reason: string;
}

function useAdopt() {
  const { t } = useTranslation();
  const { failureToast } = useToasts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, record, reason }: Adoption) => changeRules(rulesOf(draft), record.revision, reason),
    onSuccess: async (changed, { draft }) => {
      client.setQueryData(rulesQuery().queryKey, changed);
      const isMerged = !isSameRules(changed.rules, rulesOf(draft));
      showToast({
        title: t('admin.whatIf.adopted'),
        description: isMerged ? t('admin.whatIf.adoptedMerged') : t('admin.whatIf.adoptedText'),
        tone: 'success',
      });
      await client.invalidateQueries({ queryKey: ['/api/admin/history'] });
    },
    onError: async (error) => {
      failureToast(t('admin.whatIf.adoptFailed'), t('admin.whatIf.changedSince'))(error);
      if (isChangedSince(error)) await client.invalidateQueries({ queryKey: rulesQuery().queryKey });
    },
  });
}

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '4px 0 8px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 16px',
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
}));

const Pair = styled('div')({ display: 'contents' });

function RuleLines({ from, to }: { readonly from: TrendingRules; readonly to: TrendingRules }) {
  const { t, number } = useTexts();
  const lines = [
    ...scoredKinds.map((kind) => ({
      name: t(`admin.whatIf.kinds.${kind}`),
      before: from.points[kind],
      after: to.points[kind],
    })),
    { name: t('admin.whatIf.halfLife'), before: from.halfLifeDays, after: to.halfLifeDays },
    { name: t('admin.whatIf.cap'), before: from.capPerPersonAndDay, after: to.capPerPersonAndDay },
  ].filter(({ before, after }) => before !== after);
  return (
    <List>
      {lines.map(({ name, before, after }) => (
        <Pair key={name}>
          <dt>{name}</dt>
          <dd>{t('admin.whatIf.beforeAfter', { before: number(before), after: number(after) })}</dd>
        </Pair>
      ))}
    </List>
  );
}

/** Makes the draft rules the live ones, after a confirmation. */
export function Adopt({ draft, record }: { readonly draft: DraftRules; readonly record: TrendingRulesRecord }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const reason = useRef<HTMLInputElement>(null);
  const adopt = useAdopt();
  const isNew = !isSameRules(draft, record.rules) && countsSomething(draft);
  const leavesOut = needsReplay({ ...noExclusions, ...draft }, draft);
  return (
    <>
      <Button variant="contained" disabled={!isNew || adopt.isPending} onClick={() => setAsking(true)}>
        {t('admin.whatIf.adopt')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('admin.whatIf.adoptTitle')}
          confirm={t('admin.whatIf.adopt')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            adopt.mutate({ draft, record, reason: reason.current?.value.trim() ?? '' });
          }}
        >
          <p>{t('admin.whatIf.adoptText')}</p>
          {leavesOut && <p>{t('admin.whatIf.adoptExclusions')}</p>}
          <RuleLines from={record.rules} to={draft} />
          <ReasonField hint={t('admin.whatIf.reasonHint')} inputRef={reason} />
        </ConfirmDialog>
      )}
    </>
  );
}
