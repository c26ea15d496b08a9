import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Health } from '../api/health.ts';
import type { SystemStatus } from '../api/system.ts';
import { Rows } from './rows.ts';
import { Section } from './section.tsx';
import { SystemParts } from './system-parts.tsx';

interface SystemInformationProps {
  /** undefined while unknown or out of reach. */
  readonly health: Health | undefined;
  readonly status: SystemStatus | undefined;
  readonly onCheck: () => void;
}

/** Four rows that always read the same, and under them how the parts are at this moment. */
export function SystemInformation({ health, status, onCheck }: SystemInformationProps) {
  const { t } = useTranslation();
  const states = {
    ok: t('admin.settings.healthOk'),
    degraded: t('admin.settings.healthDegraded'),
    down: t('admin.settings.healthDown'),
  };
  return (
    <Section title={t('admin.settings.information')}>
      <Rows>
        <dt>{t('admin.settings.databaseStatus')}</dt>
        <dd>{t('admin.settings.connected')}</dd>
        <dt>{t('admin.settings.storageType')}</dt>
        <dd>{t('admin.settings.inMemory')}</dd>
        <dt>{t('admin.settings.tokenRequired')}</dt>
        <dd>{t('admin.common.yes')}</dd>
        <dt>{t('admin.settings.sessionType')}</dt>
        <dd>{t('admin.settings.tokenBased')}</dd>
      </Rows>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
        {t('admin.settings.running')}
      </Typography>
      <Rows>
        <dt>{t('admin.settings.health')}</dt>
        <dd>{health ? states[health.status] : t('admin.settings.notConnected')}</dd>
        <dt>{t('admin.settings.problems')}</dt>
        <dd>{health?.problems.join(', ') || t('admin.common.none')}</dd>
        {status && <SystemParts status={status} />}
      </Rows>
      <Button variant="outlined" size="small" onClick={onCheck} sx={{ justifySelf: 'start' }}>
        {t('admin.settings.checkAgain')}
      </Button>
    </Section>
  );
}
