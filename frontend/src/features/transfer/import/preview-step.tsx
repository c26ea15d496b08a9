import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import type { ImportMode } from '../api.ts';
import type { Draft, DraftChoice, RowPlan } from '../drafts-api.ts';
import { Row } from '../panels.tsx';
import { MissingRecords } from './missing-records.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { PreviewRows } from './preview-rows.tsx';

/** A draft that was planned. */
export type PlannedDraft = Draft & {
  readonly choice: NonNullable<Draft['choice']>;
  readonly plan: NonNullable<Draft['plan']>;
};
export const isPlanned = (draft: Draft): draft is PlannedDraft => draft.choice !== null && draft.plan !== null;

interface PreviewStepProps {
  readonly draft: PlannedDraft;
  /** What was chosen last: its plan may be under way. */
  readonly choice: Pick<DraftChoice, 'mode' | 'creates'>;
  readonly isBusy: boolean;
  readonly isPlanning: boolean;
  readonly shown: { readonly plan: RowPlan | undefined; readonly page: number };
  readonly onMode: (mode: ImportMode) => void;
  readonly onCreates: (creates: boolean) => void;
  readonly onShow: (plan: RowPlan | undefined) => void;
  readonly onCorrect: (row: number, field: string, text: string) => Promise<unknown>;
  readonly onDownload: () => void;
  readonly onBack: () => void;
  readonly onImport: () => void;
}

/** The third step: what would become of each row, to be corrected and imported. */
export function PreviewStep({ draft, choice, isBusy, isPlanning, shown, ...actions }: PreviewStepProps) {
  const { t, language } = useTexts();
  const { plan } = draft;
  const { counts } = plan;
  const hasWork = counts.add + counts.change + counts.restore > 0 || choice.mode === 'replace';
  return (
    <>
      <ModeChoice mode={choice.mode} disabled={isBusy} onChange={actions.onMode} />
      {plan.missing.length > 0 && (
        <MissingRecords
          missing={plan.missing}
          creates={choice.creates}
          disabled={isBusy}
          onCreates={actions.onCreates}
        />
      )}
      {plan.unknownColumns.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('admin.transfer.import.unknownColumns', {
            columns: plan.unknownColumns.map((name) => `\u2068${name}\u2069`).join(language === 'ar' ? '، ' : ', '),
          })}
        </Typography>
      )}
      <PreviewRows draft={draft} shown={shown} onShow={actions.onShow} onCorrect={actions.onCorrect} />
      <Typography variant="body2" color="textSecondary" role="status">
        {isPlanning ? t('admin.transfer.import.planning') : t('admin.transfer.import.planText')}
      </Typography>
      <Row>
        <Button variant="contained" disabled={isBusy || !hasWork} onClick={actions.onImport}>
          {t('admin.transfer.import.submit')}
        </Button>
        {counts.error > 0 && (
          <Button variant="outlined" onClick={actions.onDownload}>
            {t('admin.transfer.import.downloadErrors', { format: 'CSV' })}
          </Button>
        )}
        <Button variant="outlined" disabled={isBusy} onClick={actions.onBack}>
          {t('admin.transfer.import.back')}
        </Button>
      </Row>
    </>
  );
}
