import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Health } from '../api/health.ts';
import { Section } from './section.tsx';

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '10px 24px',
  margin: 0,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
}));

interface SystemInformationProps {
  /** undefined while unknown or out of reach. */
  readonly health: Health | undefined;
  readonly onCheck: () => void;
}

/** Four rows that always read the same, and under them how the parts are at this moment. */
export function SystemInformation({ health, onCheck }: SystemInformationProps) {
  const { t } = useTranslation();
  const states = {
    ok: t('admin.settings.healthOk'),
    degraded: t('admin.settings.healthDegraded'),
    down: t('admin.settings.healthDown'),
  };
  const list = (words: readonly string[]) => words.join(', ') || t('admin.common.none');
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
        <dt>{t('admin.settings.position')}</dt>
        <dd>
          <bdi>{health?.position || '–'}</bdi>
        </dd>
        <dt>{t('admin.settings.parked')}</dt>
        <dd>{list(health?.degraded ?? [])}</dd>
        <dt>{t('admin.settings.problems')}</dt>
        <dd>{list(health?.problems ?? [])}</dd>
      </Rows>
      <Button variant="outlined" size="small" onClick={onCheck} sx={{ justifySelf: 'start' }}>
        {t('admin.settings.checkAgain')}
      </Button>
    </Section>
  );
}
