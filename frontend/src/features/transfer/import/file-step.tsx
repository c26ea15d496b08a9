import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { exportedEntities } from '@henna/domain';
import { Download } from 'lucide-react';
import { Select } from '../../../admin-kit/form/select.tsx';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import type { Entity } from '../api.ts';
import type { Draft, ReadingChoice } from '../drafts-api.ts';
import { FilePicker } from '../file-picker.tsx';
import { Pair, Row } from '../panels.tsx';
import { ReadingChoiceFields } from './reading-choice.tsx';
import { saveTemplate } from './template.ts';
import { isCsv } from './upload-file.ts';

interface FileStepProps {
  readonly file: File | null;
  /** Once the file was read. */
  readonly draft: Draft | undefined;
  readonly isReading: boolean;
  readonly reading: ReadingChoice;
  readonly entity: Entity | '';
  readonly onFile: (file: File, reading: ReadingChoice) => void;
  readonly onEntity: (entity: Entity | '') => void;
  readonly onNext: () => void;
}

/** The first step: a file, how it is read, and what its records are. */
export function FileStep({ file, draft, isReading, reading, entity, ...actions }: FileStepProps) {
  const { t, number } = useTexts();
  const entities = exportedEntities.map((value) => ({ value, text: t(`admin.transfer.entities.${value}`) }));
  const shown = file ?? (draft ? { name: draft.fileName ?? t('admin.transfer.import.fileBefore') } : null);
  return (
    <>
      <Pair>
        <FilePicker
          label={t('admin.transfer.import.file')}
          hint={t('admin.transfer.import.fileHint')}
          accept=".json,.csv,.tsv,.txt,application/json,text/csv"
          file={shown}
          onPick={(picked) => picked && actions.onFile(picked, {})}
        />
        <Select
          label={t('admin.transfer.import.entity')}
          value={entity}
          onChange={actions.onEntity}
          options={[{ value: '', text: t('admin.transfer.import.entityNone') }, ...entities]}
        />
      </Pair>
      {file && (
        <ReadingChoiceFields
          draft={draft}
          isCsv={isCsv(file)}
          choice={reading}
          onChange={(choice) => actions.onFile(file, choice)}
        />
      )}
      <Typography variant="body2" color="textSecondary" role="status">
        {isReading
          ? t('admin.transfer.import.reading')
          : draft &&
            t('admin.transfer.import.readText', { rows: number(draft.total), columns: number(draft.columns.length) })}
      </Typography>
      <Row>
        <Button variant="contained" disabled={isReading} onClick={actions.onNext}>
          {t('admin.transfer.import.next')}
        </Button>
        {entity !== '' && (
          <Button startIcon={<Download size={18} aria-hidden />} onClick={() => saveTemplate(entity)}>
            {t('admin.transfer.import.template')}
          </Button>
        )}
      </Row>
    </>
  );
}
