import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber, formatPercent } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { isUnderWay, type SystemRebuild } from '../api/system.ts';

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  color: theme.vars?.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& progress': { width: 180, height: 8, accentColor: theme.vars?.palette.primary.main },
}));

/** How the last rebuild of a view goes or went: progress with the time left, or its end. */
export function RebuildState({ view, rebuild }: { readonly view: string; readonly rebuild: SystemRebuild }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { state, share, taken, secondsLeft, requestedBy, updatedAt, error } = rebuild;
  const minutes = Math.floor((secondsLeft ?? 0) / 60);
  const left = `${minutes}:${String((secondsLeft ?? 0) % 60).padStart(2, '0')}`;
  return (
    <Line>
      <span>
        {t(`admin.views.state.${state}`)}
        {!isUnderWay(rebuild) && `, ${formatMoment(updatedAt, language)}`}
        {requestedBy !== null && (
          <>
            {' · '}
            <bdi>{requestedBy}</bdi>
          </>
        )}
      </span>
      {state === 'running' && (
        <>
          <progress value={share} max={1} aria-label={t('admin.views.progressOf', { view })} />
          <span>
            {formatPercent(Math.floor(share * 100), language)} ·{' '}
            {t('admin.views.events', { count: taken, n: formatNumber(taken, language) })}
            {secondsLeft !== null && ` · ${t('admin.views.left', { time: left })}`}
          </span>
        </>
      )}
      {error !== null && <bdi dir="ltr">{error}</bdi>}
    </Line>
  );
}
