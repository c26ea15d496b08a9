import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const Notice = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: 16,
  borderRadius: 12,
  background: theme.vars?.palette.tint.amber.main,
  color: theme.vars?.palette.tint.amber.ink,
}));

interface OptionsChangedProps {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly onTake: () => void;
}

/** The options as they were read and as somebody else has saved them since. */
export function OptionsChanged({ before, after, onTake }: OptionsChangedProps) {
  const { t } = useTranslation();
  const shown = (options: readonly string[]) => options.join(', ') || t('admin.common.none');
  return (
    <Notice role="alert">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('admin.changed.title')}
      </Typography>
      <Typography variant="body2">
        <bdi>{shown(before)}</bdi> → <strong dir="auto">{shown(after)}</strong>
      </Typography>
      <Button size="small" variant="outlined" color="inherit" onClick={onTake}>
        {t('admin.changed.take')}
      </Button>
    </Notice>
  );
}
