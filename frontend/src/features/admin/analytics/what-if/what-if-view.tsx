import type { TrendingRulesRecord } from '@henna/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../components/toast/toasts.ts';
import { productsByIdQuery } from '../../api/analytics.ts';
import type { Tried } from '../../api/what-if.ts';
import { useMayWrite } from '../../session/use-admin-session.ts';
import { Card, Part } from '../analytics.styles.ts';
import { KeepView } from '../notebook/keep-view.tsx';
import { viewOf } from '../notebook/view-address.ts';
import { Adopt } from './adopt.tsx';
import { LeftOut } from './left-out.tsx';
import { Ranking } from './ranking.tsx';
import { RuleSliders } from './rule-sliders.tsx';
import { SaveScenario } from './save-scenario.tsx';
import { SavedScenarios } from './saved-scenarios.tsx';
import { addressOfTried } from './tried.ts';

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
export function WhatIfView({ tried, isOwn, today, known, onChange }: WhatIfViewProps) {
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
