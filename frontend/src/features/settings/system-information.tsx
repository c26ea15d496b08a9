import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/buttons.ts';
import { Section } from '../../admin-kit/page-parts.tsx';
import { useTexts } from '../../admin-kit/use-texts.ts';
import type { Health, SystemStatus } from './api.ts';
import { usePositionText } from './use-position-text.ts';

export const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '10px 24px',
  margin: 0,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
}));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

type Store = SystemStatus['stores']['events'];

export function SystemParts({ status }: { readonly status: SystemStatus }) {
  const { t, number, moment } = useTexts();
  const { stores, workerAtWork, position, logPosition, lagMilliseconds, version, startedAt } = status;
  const positionText = usePositionText();
  const milliseconds = (value: number) => t('admin.settings.milliseconds', { n: number(value) });
  const store = ({ kind, answers, milliseconds: answerTime }: Store) =>
    [
      t(`admin.settings.store.${kind}`),
      answers && answerTime !== null
        ? t('admin.settings.answersIn', { time: milliseconds(answerTime) })
        : t('admin.settings.notConnected'),
    ].join(' · ');
  return (
    <>
      <dt>{t('admin.settings.eventStore')}</dt>
      <dd>{store(stores.events)}</dd>
      <dt>{t('admin.settings.documentStore')}</dt>
      <dd>{store(stores.documents)}</dd>
      <dt>{t('admin.settings.worker')}</dt>
      <dd>{workerAtWork ? t('admin.settings.workerAtWork') : t('admin.settings.workerAway')}</dd>
      <dt>{t('admin.settings.logPosition')}</dt>
      <dd>
        <bdi>{positionText(logPosition)}</bdi>
      </dd>
      <dt>{t('admin.settings.position')}</dt>
      <dd>
        <bdi>{positionText(position)}</bdi>
      </dd>
      <dt>{t('admin.settings.lag')}</dt>
      <dd>{lagMilliseconds === null ? '–' : milliseconds(lagMilliseconds)}</dd>
      <dt>{t('admin.settings.version')}</dt>
      <dd>
        <bdi>{version}</bdi>
      </dd>
      <dt>{t('admin.settings.runningSince')}</dt>
      <dd>{moment(startedAt)}</dd>
    </>
  );
}

interface SystemInformationProps {
  /** undefined while loading or unreachable. */
  readonly health: Health | undefined;
  readonly status: SystemStatus | undefined;
  readonly onCheck: () => void;
}

/** Four constant rows, and below them the present state. */
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
      <Buttons>
        <Button variant="outlined" size="small" onClick={onCheck}>
          {t('admin.settings.checkAgain')}
        </Button>
        <ButtonLink size="small" to="/admin/views">
          {t('admin.shell.views')}
        </ButtonLink>
      </Buttons>
    </Section>
  );
}
