import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { importModes } from '@henna/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportMode } from '../api.ts';

interface ModeChoiceProps {
  readonly mode: ImportMode;
  readonly onChange: (mode: ImportMode) => void;
  readonly disabled: boolean;
}

export function ModeChoice({ mode, onChange, disabled }: ModeChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div>
      <Typography variant="body2" component="p" id={id} sx={{ fontWeight: 600 }}>
        {t('admin.transfer.import.mode')}
      </Typography>
      <RadioGroup aria-labelledby={id} value={mode} onChange={(_event, value) => onChange(value as ImportMode)}>
        {importModes.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            disabled={disabled}
            control={<Radio />}
            label={
              <>
                <strong>{t(`admin.transfer.import.${value}`)}</strong>: {t(`admin.transfer.import.${value}Text`)}
              </>
            }
          />
        ))}
      </RadioGroup>
    </div>
  );
}
