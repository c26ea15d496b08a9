import '../../../i18n/admin.load.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingBlocks } from '../../../admin-kit/page-parts.tsx';
import { useMayWrite } from '../../../admin-kit/session.ts';
import { showToast } from '../../../components/toast/toasts.ts';
import type { TabProps } from '../analytics-page.tsx';
import { Card, Section } from '../analytics.styles.ts';
import { productsByIdQuery } from '../api/analytics.ts';
import { rulesQuery, type DraftRules } from '../api/what-if.ts';
import { SaveView } from '../notebook/save-view.tsx';
import { savableView } from '../notebook/view-description.ts';
import { RefusedState } from '../parts.tsx';
import { Adopt } from './adopt.tsx';
import { controlsWidth, ProgressBar } from './progress-bar.tsx';
import { Ranking } from './ranking.tsx';
import { Exclusions, RuleSliders } from './rule-sliders.tsx';
import { SavedScenarios, SaveScenario } from './saved-scenarios.tsx';
import { serializeDraft, noExclusions, rulesOf, parseDraft } from './draft-rules.ts';
import { useRanking } from './use-ranking.ts';
import type { TrendingRulesRecord } from '../api-types.ts';

/** Milliseconds of rest before the address follows the draft. */
const addressMs = 250;

interface LocalDraft {
  readonly draft: DraftRules;
  /**
   * The address parameter when the draft was changed, and the one written since; any other value replaces the draft.
   */
  readonly from: string | undefined;
  readonly reported: string | undefined;
}

/** The draft as it was changed since the address was opened; the address follows it after a rest. */
function useUrlDraft(search: TabProps['search'], onSearchChange: TabProps['onSearchChange']) {
  const [state, setState] = useState<LocalDraft | null>(null);
  const { scenario } = search;
  const own = state && (state.from === scenario || state.reported === scenario) ? state : null;
  useEffect(() => {
    const address = own && serializeDraft(own.draft);
    if (!own || address === null || address === scenario) return;
    const timer = setTimeout(() => {
      setState({ ...own, reported: address });
      onSearchChange({ ...search, scenario: address });
    }, addressMs);
    return () => clearTimeout(timer);
  }, [own, scenario, search, onSearchChange]);
  return {
    localDraft: own?.draft ?? null,
    setDraft: (draft: DraftRules) => setState({ draft, from: scenario, reported: own?.reported }),
  };
}

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: `${controlsWidth}px minmax(0, 1fr)` },
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
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface WhatIfViewProps {
  readonly draft: DraftRules;
  /** Whether it was chosen; else it is today's rules. */
  readonly isOwn: boolean;
  readonly today: DraftRules;
  readonly record: TrendingRulesRecord;
  readonly onChange: (draft: DraftRules) => void;
}

function WhatIfView({ draft, isOwn, today, record, onChange }: WhatIfViewProps) {
  const { t } = useTranslation();
  const mayWrite = useMayWrite();
  const { data: excluded } = useQuery({
    ...productsByIdQuery(draft.withoutProducts),
    placeholderData: keepPreviousData,
  });
  const nameOf = (productId: string) => excluded?.items.find(({ id }) => id === productId)?.name ?? productId;
  const ranking = useRanking(draft, record.rules, record.revision);
  const isToday = serializeDraft(draft) === serializeDraft(today);
  const share = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => showToast({ title: t('admin.whatIf.copied'), tone: 'success' }),
      () => showToast({ title: t('admin.whatIf.copyFailed'), description: window.location.href, tone: 'error' }),
    );
  return (
    <>
      <Head>
        <Typography color="textSecondary">{t('admin.whatIf.intro')}</Typography>
        <SaveView view={savableView('what-if', isOwn ? { scenario: serializeDraft(draft) } : {})} />
      </Head>
      {/* The bar sticks to the end of the page for as long as its neighbour is in sight. */}
      <div>
        <Sides>
          <Controls>
            <Card role="group" aria-label={t('admin.whatIf.rules')}>
              <RuleSliders rules={draft} live={record.rules} onChange={(rules) => onChange({ ...draft, ...rules })} />
              <Exclusions draft={draft} nameOf={nameOf} onChange={onChange} />
              <Actions>
                {mayWrite && <Adopt draft={draft} record={record} />}
                <Button variant="outlined" color="inherit" onClick={() => void share()}>
                  {t('admin.whatIf.share')}
                </Button>
                <Button color="inherit" disabled={isToday} onClick={() => onChange(today)}>
                  {t('admin.whatIf.reset')}
                </Button>
              </Actions>
            </Card>
            <Card>
              <Section aria-labelledby="what-if-scenarios">
                <Typography variant="body1" component="h2" id="what-if-scenarios" sx={{ fontWeight: 600 }}>
                  {t('admin.whatIf.scenarios')}
                </Typography>
                <SaveScenario draft={draft} />
                <SavedScenarios onOpen={onChange} />
              </Section>
            </Card>
          </Controls>
          <Ranking
            draft={draft}
            ranking={ranking}
            onExclude={({ productId }) =>
              onChange({ ...draft, withoutProducts: [...draft.withoutProducts, productId] })
            }
          />
        </Sides>
        <ProgressBar ranking={ranking} isRecalculating={!record.isLive} />
      </div>
    </>
  );
}

/** Compares draft rules of the trending order with today's; the address holds the draft. */
export default function WhatIf({ search, onSearchChange }: TabProps) {
  const { data: record, error, refetch } = useQuery(rulesQuery());
  const { localDraft, setDraft } = useUrlDraft(search, onSearchChange);
  const urlDraft = useMemo(() => parseDraft(search.scenario), [search.scenario]);
  // Adopted rules are today's at once; the scores by them follow.
  const rules = record?.rules;
  const today = useMemo(() => rules && { ...rulesOf(rules), ...noExclusions }, [rules]);
  if (!record && error) return <RefusedState error={error} onRetry={() => void refetch()} />;
  if (!record || !today) return <LoadingBlocks heights={[980]} />;
  const chosen = localDraft ?? urlDraft;
  return (
    <WhatIfView draft={chosen ?? today} isOwn={chosen !== null} today={today} record={record} onChange={setDraft} />
  );
}
