import { styled } from '@mui/material/styles';
import { isUnderWay, type SystemRebuild, type SystemView } from './api.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { When } from '../../admin-kit/when.tsx';
import { usePositionText } from './use-position-text.ts';

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '10px 14px',
  borderRadius: 10,
  background: theme.vars?.palette.quiet,
  overflowWrap: 'anywhere',
  '& p': { margin: 0, fontWeight: 600, color: theme.vars?.palette.error.main },
  '& ul': { margin: '6px 0 0', paddingInlineStart: 18 },
}));

export function ParkedEvents({ view }: { readonly view: SystemView }) {
  const { t, number } = useTexts();
  const positionText = usePositionText();
  return (
    <Box>
      <p>{t('admin.views.parked', { count: view.parked, n: number(view.parked) })}</p>
      <ul>
        {view.parkedEvents.map(({ position, type, stream, reason, parkedAt }) => (
          <li key={position}>
            <bdi>
              {type} @ {positionText(position)}
            </bdi>
            {stream !== null && (
              <>
                {', '}
                <bdi>{stream}</bdi>
              </>
            )}
            {reason !== null && (
              <>
                {': '}
                <bdi dir="ltr">{reason}</bdi>
              </>
            )}{' '}
            (<When iso={parkedAt} />)
          </li>
        ))}
      </ul>
    </Box>
  );
}

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

export function RebuildState({ view, rebuild }: { readonly view: string; readonly rebuild: SystemRebuild }) {
  const { t, number, percent } = useTexts();
  const { state, share, taken, secondsLeft, requestedBy, updatedAt, error } = rebuild;
  const minutes = Math.floor((secondsLeft ?? 0) / 60);
  const timeLeft = `${minutes}:${String((secondsLeft ?? 0) % 60).padStart(2, '0')}`;
  return (
    <Line>
      <span>
        {t(`admin.views.state.${state}`)}
        {!isUnderWay(rebuild) && (
          <>
            {' · '}
            <When iso={updatedAt} />
          </>
        )}
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
            {percent(Math.floor(share * 100))} · {t('admin.views.events', { count: taken, n: number(taken) })}
            {secondsLeft !== null && ` · ${t('admin.views.left', { time: timeLeft })}`}
          </span>
        </>
      )}
      {error !== null && <bdi dir="ltr">{error}</bdi>}
    </Line>
  );
}
