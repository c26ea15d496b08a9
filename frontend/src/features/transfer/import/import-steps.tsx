import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';
import type { Entity } from '../api.ts';
import { matchingsQuery, type Draft, type DraftChoice, type MatchedColumn, type ReadingChoice } from '../drafts-api.ts';
import { Panel, Row } from '../panels.tsx';
import { FileStep } from './file-step.tsx';
import type { ImportSearch } from './import-search.ts';
import { MatchStep } from './match-step.tsx';
import { isPlanned, PreviewStep } from './preview-step.tsx';
import { isOfColumns, withMatching } from './saved-matchings.tsx';
import { StepsHead } from './steps-head.tsx';
import { fileProblem } from './upload-file.ts';
import { useDraft } from './use-draft.ts';

interface ImportStepsProps {
  readonly search: ImportSearch;
  readonly onSearchChange: (search: ImportSearch) => void;
  /** An import is running. */
  readonly isImporting: boolean;
  /** How many records of each kind there are. */
  readonly counts: readonly { readonly entity: Entity; readonly count: number }[];
}

/** A file on its way to an import, in three steps. The draft is in the address, so that a reload loses nothing. */
export function ImportSteps({ search, onSearchChange, isImporting, counts }: ImportStepsProps) {
  const { t, number } = useTexts();
  const { refusalText } = useRefusalText();
  const [file, setFile] = useState<File | null>(null);
  const [reading, setReading] = useState<ReadingChoice>({});
  const [chosenEntity, setEntity] = useState<Entity | '' | null>(null);
  const [chosenColumns, setColumns] = useState<readonly MatchedColumn[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { draft, error, upload, plan, correct, start, save } = useDraft(search.draft);
  const matchings = useQuery({ ...matchingsQuery(), enabled: draft !== undefined });
  const entity = chosenEntity ?? draft?.choice?.entity ?? draft?.suggestedEntity ?? '';
  const columns = chosenColumns ?? (draft && entity ? columnsOf(draft, entity, matchings.data ?? []) : []);
  const step =
    !draft || !entity ? 'file' : search.step === 'preview' && !isPlanned(draft) ? 'match' : (search.step ?? 'file');
  const isBusy = isImporting || plan.isPending || correct.isPending || start.isPending;
  const showError = (title: string, description: string) => showToast({ title, description, tone: 'error' });

  const read = (picked: File, choice: ReadingChoice) => {
    const problem = fileProblem(picked);
    if (problem === 'invalidType')
      return showError(t('admin.transfer.import.invalidType'), t('admin.transfer.import.invalidTypeText'));
    if (problem) return showError(t('admin.transfer.import.parsing'), t('admin.transfer.import.fileHint'));
    setFile(picked);
    setReading(choice);
    setColumns(null);
    onSearchChange({});
    upload.mutate({ file: picked, reading: choice }, { onSuccess: ({ id }) => onSearchChange({ draft: id }) });
  };
  const next = () => {
    if (!draft || !entity) return showError(t('admin.transfer.import.missing'), t('admin.transfer.import.missingText'));
    onSearchChange({ draft: draft.id, step: 'match' });
  };
  const planWith = (change: Partial<DraftChoice>) => {
    if (!draft || !entity) return;
    const before = draft.choice?.entity === entity ? draft.choice : { mode: 'merge' as const, creates: false };
    const choice = { entity, mode: before.mode, creates: before.creates, columns, ...change };
    plan.mutate(
      { draftId: draft.id, choice },
      { onSuccess: ({ id }) => onSearchChange({ draft: id, step: 'preview' }) },
    );
  };
  const reset = () => {
    setFile(null);
    setReading({});
    setEntity(null);
    setColumns(null);
    onSearchChange({});
  };
  const importRows = (id: string) =>
    start.mutate(id, {
      onSuccess: (started) => {
        reset();
        onSearchChange({ import: started.id });
      },
    });
  const replaced = counts.find((each) => each.entity === entity)?.count ?? 0;
  return (
    <Panel aria-label={t('admin.shell.import')} sx={step === 'file' ? undefined : { maxWidth: 'none' }}>
      <Row sx={{ justifyContent: 'space-between' }}>
        <StepsHead step={step} />
        <Button color="inherit" disabled={isBusy} onClick={reset}>
          {t('admin.transfer.import.reset')}
        </Button>
      </Row>
      {error && (
        <Typography variant="body2" color="error" role="alert">
          {refusalText(error)}
        </Typography>
      )}
      {step === 'file' && (
        <FileStep
          file={file}
          draft={draft}
          isReading={upload.isPending}
          reading={reading}
          entity={entity}
          onFile={read}
          onEntity={(value) => {
            setEntity(value);
            setColumns(null);
          }}
          onNext={next}
        />
      )}
      {step === 'match' && draft && entity && (
        <MatchStep
          draft={draft}
          entity={entity}
          columns={columns}
          isPlanning={plan.isPending}
          onColumns={setColumns}
          onBack={() => onSearchChange({ draft: draft.id })}
          onPreview={() => planWith({})}
        />
      )}
      {step === 'preview' && draft && isPlanned(draft) && (
        <PreviewStep
          draft={draft}
          choice={plan.isPending ? plan.variables.choice : draft.choice}
          isBusy={isBusy}
          isPlanning={plan.isPending || correct.isPending}
          shown={{ plan: search.plan, page: search.rows ?? 1 }}
          onMode={(mode) => planWith({ mode })}
          onCreates={(creates) => planWith({ creates })}
          onShow={(shown) => onSearchChange({ draft: draft.id, step: 'preview', plan: shown })}
          onCorrect={(row, field, text) => correct.mutateAsync({ draftId: draft.id, row, field, text })}
          onDownload={() => save.mutate({ id: draft.id, entity: draft.choice.entity })}
          onBack={() => onSearchChange({ draft: draft.id, step: 'match' })}
          onImport={() => (draft.choice.mode === 'replace' ? setAsking(true) : importRows(draft.id))}
        />
      )}
      {isAsking && draft && entity && (
        <ConfirmDialog
          title={t('admin.transfer.import.confirmTitle', { entity: t(`admin.transfer.entities.${entity}`) })}
          confirm={t('admin.transfer.import.replace')}
          onConfirm={() => {
            setAsking(false);
            importRows(draft.id);
          }}
          onCancel={() => setAsking(false)}
        >
          <p>
            {t('admin.transfer.import.confirmText', {
              count: replaced,
              n: number(replaced),
              file: draft.fileName ?? t('admin.transfer.import.fileBefore'),
            })}
          </p>
          <p>{t('admin.transfer.import.confirmHint')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

/** How the columns were matched before, else as a saved matching of the same columns says, else as they are called. */
const columnsOf = (
  draft: Draft,
  entity: Entity,
  matchings: readonly Parameters<typeof isOfColumns>[0][],
): readonly MatchedColumn[] => {
  if (draft.choice?.entity === entity) return draft.choice.columns;
  const suggested = draft.suggestions.find((each) => each.entity === entity)?.columns ?? [];
  const names = draft.columns.map(({ name }) => name);
  const saved = matchings.find((each) => each.entity === entity && isOfColumns(each, names));
  return saved ? withMatching(suggested, saved) : suggested;
};
