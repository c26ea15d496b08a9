import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/buttons.ts';
import { Pager } from '../../../components/pager.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../components/states.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { PublishedShelf } from '../../shelf/index.ts';
import { ownContributionsQuery, profileTabs, type ContributionKind, type ProfileSearch } from '../contributions.ts';
import { ContributionList } from './contribution-list.tsx';

const panelId = 'contributions';
const Section = styled('section')({
  display: 'grid',
  gap: 16,
  maxWidth: 680,
  margin: '40px auto 0',
  alignContent: 'start',
});
const Panel = styled('div')({ display: 'grid', gap: 16, minHeight: 320, alignContent: 'start' });

/** What a member has voted, rated and written, and their shelf. */
export function OwnContributions({ userId }: { readonly userId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { tab = 'votes', page = 1 }: ProfileSearch = useSearch({ strict: false });
  return (
    <Section aria-labelledby="contributions-title">
      <Typography variant="h2" id="contributions-title">
        {t('profile.activity.title')}
      </Typography>
      <Tabs
        label={t('profile.activity.title')}
        value={tab}
        tabs={profileTabs.map((value) => ({ value, text: t(`profile.activity.tab.${value}`) }))}
        panel={panelId}
        onChange={(value) =>
          void navigate({
            to: '.',
            search: value === 'votes' ? {} : { tab: value },
            replace: true,
            resetScroll: false,
          })
        }
      />
      <Panel id={panelId} role="tabpanel" aria-labelledby={`${tab}-tab`}>
        {tab === 'shelf' ? <Shelf userId={userId} /> : <Contributions kind={tab} page={page} />}
      </Panel>
    </Section>
  );
}

function Shelf({ userId }: { readonly userId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PublishedShelf userId={userId} onLeave={() => undefined} />
      <ButtonLink to="/shelf" variant="outlined" sx={{ justifySelf: 'start' }}>
        {t('profile.activity.openShelf')}
      </ButtonLink>
    </>
  );
}

function Contributions({ kind, page }: { readonly kind: ContributionKind; readonly page: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    ...ownContributionsQuery(kind, page),
    placeholderData: (previous, query) => (query?.queryKey[1] === kind ? previous : undefined),
  });
  if (error && !data)
    return <ErrorState error={error} title={t('profile.activity.failed')} onRetry={() => void refetch()} />;
  if (!data) return [0, 1, 2].map((row) => <Skeleton key={row} variant="rounded" height={72} />);
  if (data.total === 0)
    return (
      <EmptyState
        title={t(`profile.activity.empty.${kind}`)}
        text={t('profile.activity.emptyText')}
        action={
          <ButtonLink variant="outlined" to="/products">
            {t('profile.activity.discover')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <ContributionList items={data.items} />
      <Pager page={page} total={data.total} size={data.pageSize} />
    </>
  );
}
