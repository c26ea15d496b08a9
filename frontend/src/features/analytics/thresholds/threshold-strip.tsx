import '../../../i18n/admin.load.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { SectionTitle } from '../../../components/page.tsx';
import { DelayedPlaceholder } from '../../../components/skeleton.tsx';
import { framed, plainList } from '../../../theme/mixins.ts';
import { isPreparing } from '../api/analytics.ts';
import { thresholdsQuery } from '../api/notebook.ts';
import type { ThresholdState } from '../api-types.ts';
import { formatFigure } from '../figures.ts';
import { searchOfView } from '../notebook/view-description.ts';
import { useIntervalText } from './use-interval-text.ts';
import { useThresholdText } from './use-threshold-text.ts';

const Block = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars?.palette.text.secondary },
  '& a': { color: 'inherit' },
}));
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: 44 });
const Crossed = styled('ul')(({ theme }) => ({
  ...plainList,
  ...framed(theme, 14),
  '& > li': { display: 'flex', alignItems: 'start', gap: 12, padding: '12px 16px' },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
  '& > li > svg': { flex: 'none', marginBlockStart: 3, color: theme.vars?.palette.warning.main },
  '& > li > div': { flex: 1, minWidth: 0, display: 'grid', gap: 2, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.body2, color: theme.vars?.palette.text.secondary },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

/** The thresholds of saved views that were crossed, each leading to its view. */
export function ThresholdStrip() {
  const { t } = useTexts();
  return (
    <Block aria-labelledby="thresholds">
      <div>
        <SectionTitle id="thresholds" title={t('admin.thresholds.title')} />
      </div>
      <Content />
    </Block>
  );
}

function Content() {
  const { t, number, percent } = useTexts();
  const { data, error, failureReason, refetch } = useQuery(thresholdsQuery());
  if (!data && error)
    return (
      <Line role="alert">
        <p>{t('admin.thresholds.failed')}</p>
        <Button variant="outlined" size="small" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </Line>
    );
  if (!data && isPreparing(failureReason)) {
    const prepared = percent(Number(failureReason.params?.['percent'] ?? 0));
    return (
      <Line role="status">
        <p>{t('admin.analytics.preparing', { percent: prepared })}</p>
      </Line>
    );
  }
  if (!data)
    return (
      <DelayedPlaceholder>
        <Skeleton variant="rounded" height={44} aria-hidden />
      </DelayedPlaceholder>
    );
  if (data.length === 0)
    return (
      <Line>
        <p>{t('admin.thresholds.noneYet')}</p>
        <Link to="/admin/analytics" search={{ tab: 'explore' }}>
          {t('admin.thresholds.explore')}
        </Link>
      </Line>
    );
  const reached = data.filter(({ isReached }) => isReached);
  if (reached.length === 0)
    return (
      <Line>
        <p>{t('admin.thresholds.noneCrossed', { count: data.length, n: number(data.length) })}</p>
      </Line>
    );
  return (
    <Crossed>
      {reached.map((state) => (
        <CrossedThreshold key={state.id} state={state} />
      ))}
    </Crossed>
  );
}

function CrossedThreshold({ state }: { readonly state: ThresholdState }) {
  const { t, language } = useTexts();
  const thresholdText = useThresholdText();
  const intervalText = useIntervalText();
  const { title, view, metric, unit, threshold, value } = state;
  return (
    <li>
      <TriangleAlert size={18} aria-hidden />
      <div>
        <Link to="/admin/analytics" search={searchOfView(view)}>
          <bdi>{title}</bdi>
        </Link>
        <span>
          <strong>
            <bdi>{formatFigure(value, unit, language)}</bdi>
          </strong>
          {' · '}
          {thresholdText(threshold, unit)}
        </span>
        <small>
          {t(`admin.analytics.metrics.${metric}.name`)} · {intervalText(state)}
        </small>
      </div>
    </li>
  );
}
