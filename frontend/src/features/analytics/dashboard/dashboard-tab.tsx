import '../../../i18n/admin.load.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { LoadingBlocks } from '../../../admin-kit/page-parts.tsx';
import { Select } from '../../../admin-kit/form/select.tsx';
import { ButtonLink } from '../../../components/buttons.ts';
import { EmptyState } from '../../../components/states.tsx';
import type { TabProps } from '../analytics-page.tsx';
import { Card, Section } from '../analytics.styles.ts';
import type { SavedView } from '../api-types.ts';
import { savedViewsQuery } from '../api/notebook.ts';
import { useViewDescriptions } from '../notebook/use-view-descriptions.ts';
import { searchOfView, type ViewDescription } from '../notebook/view-description.ts';
import { ViewFacts } from '../notebook/view-facts.tsx';
import { SectionHead, RefusedState } from '../parts.tsx';
import { dashboardNames } from './dashboard-names.ts';
import { ExplorePanel } from './explore-panel.tsx';
import { SqlPanel } from './sql-panel.tsx';

const Panels = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& article > p': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontSize: '1.0625rem',
  overflowWrap: 'anywhere',
}));
const Head = styled('header')({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 12 });
const Details = styled('details')(({ theme }) => ({
  '& > summary': {
    ...theme.typography.body2,
    width: 'fit-content',
    minHeight: 24,
    color: theme.vars?.palette.text.secondary,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44, paddingBlock: 10 },
  },
  '& > div': { display: 'grid', gap: 10, paddingBlock: 8 },
}));

const minute = 60_000;

/** Saved views side by side: those that carry the name of one dashboard, by title. */
export default function DashboardTab({ search, onSearchChange }: TabProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(savedViewsQuery());
  const names = dashboardNames(data ?? []);
  const name = search.dashboard ?? names[0];
  const shown = (data ?? [])
    .filter(({ dashboard }) => dashboard === name && name !== undefined)
    .toSorted((a, b) => a.title.localeCompare(b.title));
  const describe = useViewDescriptions(shown.map(({ view }) => view));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return (
    <Section aria-labelledby="analytics-dashboard">
      <SectionHead id="analytics-dashboard" title={t('admin.dashboards.title')} text={t('admin.dashboards.text')}>
        {names.length > 0 && (
          <Select
            label={t('admin.dashboards.field')}
            value={name ?? ''}
            onChange={(dashboard) => onSearchChange({ dashboard })}
            options={[...new Set([...names, ...(name === undefined ? [] : [name])])].map((value) => ({
              value,
              text: value,
            }))}
          />
        )}
      </SectionHead>
      {!data && error && <RefusedState error={error} onRetry={() => void refetch()} />}
      {!error && (!data || !describe) && <LoadingBlocks heights={[480, 480]} />}
      {data && shown.length === 0 && (
        <EmptyState
          title={t(names.length === 0 ? 'admin.dashboards.none' : 'admin.dashboards.empty')}
          text={t('admin.dashboards.noneText')}
        />
      )}
      {describe && (
        <Panels>
          {shown.map((entry) => (
            <Panel key={entry.id} entry={entry} description={describe(entry.view)} now={now} />
          ))}
        </Panels>
      )}
    </Section>
  );
}

interface PanelProps {
  readonly entry: SavedView;
  readonly description: ViewDescription;
  readonly now: number;
}

function Panel({ entry, description, now }: PanelProps) {
  const { t } = useTexts();
  const { id, title, note, view } = entry;
  return (
    <Card as="article" aria-labelledby={`panel-${id}`}>
      <Head>
        <Title id={`panel-${id}`}>
          <bdi>{title}</bdi>
        </Title>
        <ButtonLink
          size="small"
          variant="outlined"
          to="/admin/analytics"
          search={searchOfView(view)}
          aria-label={t('admin.notebook.openNamed', { name: title })}
        >
          {t('admin.notebook.open')}
        </ButtonLink>
      </Head>
      {note && <p dir="auto">{note}</p>}
      <Details>
        <summary>{t('admin.dashboards.details')}</summary>
        <div>
          <ViewFacts view={view} description={description} />
        </div>
      </Details>
      {view.tab === 'sql' ? <SqlPanel sql={view.search['sql'] ?? ''} /> : <ExplorePanel entry={entry} now={now} />}
    </Card>
  );
}
