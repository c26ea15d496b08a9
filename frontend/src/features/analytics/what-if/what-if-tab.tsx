import '../../../i18n/admin.load.ts';
import type { TrendingRulesRecord } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateBlock } from '../../../admin-kit/page-parts.tsx';
import { useMayWrite } from '../../../admin-kit/session.ts';
import { showToast } from '../../../components/toast/toasts.ts';
import type { TabProps } from '../analytics-page.tsx';
import { Card, Part } from '../analytics.styles.ts';
import { productsByIdQuery } from '../api/analytics.ts';
import { rulesQuery, type Tried } from '../api/what-if.ts';
import { KeepView } from '../notebook/keep-view.tsx';
import { viewOf } from '../notebook/told-view.ts';
import { RefusedState } from '../parts.tsx';
import { Adopt } from './adopt.tsx';
import { Ranking } from './ranking.tsx';
import { LeftOut, RuleSliders } from './rule-sliders.tsx';
import { SavedScenarios, SaveScenario } from './saved-scenarios.tsx';
import { addressOfTried, nothingLeftOut, rulesOf, triedOfAddress } from './tried.ts';

/** Milliseconds for which a slider rests before the address tells of it. */
const addressMs = 250;

interface Moved {
  readonly tried: Tried;
  /** The address when it was moved, and what the address was told since: any other is somebody else's wish. */
  readonly from: string | undefined;
  readonly told: string | undefined;
}

/** What was moved since the address was opened; the address follows when it rests. */
function useAddressed(search: TabProps['search'], onSearchChange: TabProps['onSearchChange']) {
  const [state, setState] = useState<Moved | null>(null);
  const { scenario } = search;
  const own = state && (state.from === scenario || state.told === scenario) ? state : null;
  useEffect(() => {
    const address = own && addressOfTried(own.tried);
    if (!own || address === null || address === scenario) return;
    const timer = setTimeout(() => {
      setState({ ...own, told: address });
      onSearchChange({ ...search, scenario: address });
    }, addressMs);
    return () => clearTimeout(timer);
  }, [own, scenario, search, onSearchChange]);
  return {
    moved: own?.tried ?? null,
    move: (tried: Tried) => setState({ tried, from: scenario, told: own?.told }),
  };
}

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '320px minmax(0, 1fr)' },
}));
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '& > p': { flex: '1 1 320px' },
});
const Controls = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface WhatIfViewProps {
  readonly tried: Tried;
  /** Somebody chose it; else it is what holds on the day. */
  readonly isOwn: boolean;
  readonly today: Tried;
  readonly known: TrendingRulesRecord;
  readonly onChange: (tried: Tried) => void;
}

/** Sliders and what is left out on one side, the ranking that they give on the other. */
function WhatIfView({ tried, isOwn, today, known, onChange }: WhatIfViewProps) {
  const { t } = useTranslation();
  const mayWrite = useMayWrite();
  const { data: leftOut } = useQuery({
    ...productsByIdQuery(tried.withoutProducts),
    placeholderData: keepPreviousData,
  });
  const nameOf = (productId: string) => leftOut?.items.find(({ id }) => id === productId)?.name ?? productId;
  const isToday = addressOfTried(tried) === addressOfTried(today);
  const share = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => showToast({ title: t('admin.whatIf.copied'), tone: 'success' }),
      () => showToast({ title: t('admin.whatIf.copyFailed'), description: window.location.href, tone: 'error' }),
    );
  return (
    <>
      <Head>
        <Typography color="textSecondary">{t('admin.whatIf.intro')}</Typography>
        <KeepView view={viewOf('what-if', isOwn ? { scenario: addressOfTried(tried) } : {})} />
      </Head>
      {!known.isLive && <Typography role="status">{t('admin.whatIf.renewing')}</Typography>}
      <Sides>
        <Controls>
          <Card role="group" aria-label={t('admin.whatIf.rules')}>
            <RuleSliders rules={tried} live={known.live} onChange={(rules) => onChange({ ...tried, ...rules })} />
            <LeftOut tried={tried} nameOf={nameOf} onChange={onChange} />
            <Acts>
              {mayWrite && <Adopt tried={tried} known={known} />}
              <Button variant="outlined" color="inherit" onClick={() => void share()}>
                {t('admin.whatIf.share')}
              </Button>
              <Button color="inherit" disabled={isToday} onClick={() => onChange(today)}>
                {t('admin.whatIf.reset')}
              </Button>
            </Acts>
          </Card>
          <Card>
            <Part aria-labelledby="what-if-scenarios">
              <Typography variant="body1" component="h2" id="what-if-scenarios" sx={{ fontWeight: 600 }}>
                {t('admin.whatIf.scenarios')}
              </Typography>
              <SaveScenario tried={tried} />
              <SavedScenarios onOpen={onChange} />
            </Part>
          </Card>
        </Controls>
        <Ranking
          tried={tried}
          live={known.live}
          onLeaveOut={({ productId }) => onChange({ ...tried, withoutProducts: [...tried.withoutProducts, productId] })}
        />
      </Sides>
    </>
  );
}

/** Tries other rules of the trending order beside today's; the address says which. */
export default function WhatIf({ search, onSearchChange }: TabProps) {
  const { data: known, error, refetch } = useQuery(rulesQuery());
  const { moved, move } = useAddressed(search, onSearchChange);
  const addressed = useMemo(() => triedOfAddress(search.scenario), [search.scenario]);
  const live = known?.live;
  const today = useMemo(() => live && { ...rulesOf(live), ...nothingLeftOut }, [live]);
  if (!known && error) return <RefusedState error={error} onRetry={() => void refetch()} />;
  if (!known || !today) return <LateBlock heights={[980]} />;
  const asked = moved ?? addressed;
  return <WhatIfView tried={asked ?? today} isOwn={asked !== null} today={today} known={known} onChange={move} />;
}
