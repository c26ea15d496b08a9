import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { exportedEntities } from '@henna/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity, ImportMode } from './api.ts';
import { Select } from '../../admin-kit/form/select.tsx';
import { FilePicker } from './file-picker.tsx';
import { Pair, Panel, Row } from './panels.tsx';

export interface ImportChoice {
  readonly file: File | null;
  readonly entity: Entity | '';
  readonly mode: ImportMode;
}

interface ImportFormProps {
  readonly choice: ImportChoice;
  readonly onChange: (choice: ImportChoice) => void;
  readonly isImporting: boolean;
  readonly isChecking: boolean;
  readonly onImport: () => void;
  readonly onCheck: () => void;
  readonly onReset: () => void;
}

export function ImportForm({ choice, onChange, isImporting, isChecking, ...actions }: ImportFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const { file, entity, mode } = choice;
  const busy = isImporting || isChecking;
  const entities = exportedEntities.map((value) => ({ value, text: t(`admin.transfer.entities.${value}`) }));
  const modes = [
    { value: 'merge', name: t('admin.transfer.import.merge'), text: t('admin.transfer.import.mergeText') },
    { value: 'update', name: t('admin.transfer.import.update'), text: t('admin.transfer.import.updateText') },
    { value: 'replace', name: t('admin.transfer.import.replace'), text: t('admin.transfer.import.replaceText') },
  ] as const;
  return (
    <Panel aria-label={t('admin.shell.import')}>
      <Pair>
        <FilePicker
          label={t('admin.transfer.import.file')}
          hint={t('admin.transfer.import.fileHint')}
          accept=".json,.csv,application/json,text/csv"
          file={file}
          onPick={(picked) => onChange({ ...choice, file: picked })}
        />
        <Select
          label={t('admin.transfer.import.entity')}
          value={entity}
          onChange={(value) => onChange({ ...choice, entity: value })}
          options={[{ value: '', text: t('admin.transfer.import.entityNone') }, ...entities]}
        />
      </Pair>
      <div>
        <Typography variant="body2" component="p" id={id} sx={{ fontWeight: 600 }}>
          {t('admin.transfer.import.mode')}
        </Typography>
        <RadioGroup
          aria-labelledby={id}
          value={mode}
          onChange={(_event, value) => onChange({ ...choice, mode: value as ImportMode })}
        >
          {modes.map(({ value, name, text }) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              label={
                <>
                  <strong>{name}</strong>: {text}
                </>
              }
            />
          ))}
        </RadioGroup>
      </div>
      <Row>
        <Button variant="contained" disabled={busy} onClick={actions.onImport}>
          {isImporting ? t('admin.transfer.import.importing') : t('admin.transfer.import.submit')}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={actions.onCheck}>
          {isChecking ? t('admin.transfer.import.checking') : t('admin.transfer.import.check')}
        </Button>
        <Button color="inherit" disabled={busy} onClick={actions.onReset}>
          {t('admin.transfer.import.reset')}
        </Button>
      </Row>
    </Panel>
  );
}
