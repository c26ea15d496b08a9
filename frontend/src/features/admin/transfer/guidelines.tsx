import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Lines, Panel } from './transfer.styles.ts';

const guides = ['format', 'order', 'skipped', 'errors', 'replace'] as const;

export function Guidelines() {
  const { t } = useTranslation();
  return (
    <Panel aria-label={t('admin.transfer.import.guidelines')}>
      <Typography variant="h3" component="h2">
        {t('admin.transfer.import.guidelines')}
      </Typography>
      <Lines>
        {guides.map((guide) => (
          <li key={guide}>{t(`admin.transfer.import.guides.${guide}`)}</li>
        ))}
      </Lines>
    </Panel>
  );
}
