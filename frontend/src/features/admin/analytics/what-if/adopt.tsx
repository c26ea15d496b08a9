import { limits, type TrendingRulesRecord } from '@henna/contracts';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { Field } from '../../../accounts/components/field.tsx';
import type { Tried } from '../../api/what-if.ts';
import { RuleLines } from './rule-lines.tsx';
import { countsSomething, isSameRules, nothingLeftOut, needsReplay } from './tried.ts';
import { useAdopt } from './use-adopt.ts';

interface AdoptProps {
  readonly tried: Tried;
  readonly known: TrendingRulesRecord;
}

/** Makes the rules that are tried the live ones, after a question. */
export function Adopt({ tried, known }: AdoptProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const reason = useRef<HTMLInputElement>(null);
  const adopt = useAdopt();
  const isNew = !isSameRules(tried, known.rules) && countsSomething(tried);
  const leavesOut = needsReplay({ ...nothingLeftOut, ...tried }, tried);
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
            adopt.mutate({ tried, known, reason: reason.current?.value.trim() ?? '' });
          }}
        >
          <p>{t('admin.whatIf.adoptText')}</p>
          {leavesOut && <p>{t('admin.whatIf.adoptLeftOut')}</p>}
          <RuleLines from={known.rules} to={tried} />
          <Field
            label={t('admin.common.reason')}
            hint={t('admin.whatIf.reasonHint')}
            inputRef={reason}
            inputProps={{ dir: 'auto', maxLength: limits.reason }}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
