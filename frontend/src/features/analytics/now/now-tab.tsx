import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateBlock } from '../../../admin-kit/page-parts.tsx';
import { Late } from '../../../components/skeleton.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { HeadActs, Part } from '../analytics.styles.ts';
import { metricQuery } from '../api/analytics.ts';
import { MarkList } from '../marks/mark-list.tsx';
import { useMarks, type Marks } from '../marks/marks.ts';
import { KeepView } from '../notebook/keep-view.tsx';
import { viewOf } from '../notebook/told-view.ts';
import { AsOf, PartHead } from '../parts.tsx';
import { useRenewal } from '../use-renewal.ts';
import { ActivityCard } from './activity-card.tsx';
import { activityKinds, oneDayUpTo, twoDaysUpTo } from './activity-kinds.ts';
import { Trending } from './trending.tsx';

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: 12,
});

/** What was done in the last 24 hours; it follows what is done while somebody looks. */
function Activity({ changed }: { readonly changed: Marks }) {
  const { t } = useTranslation();
  const [period, setPeriod] = useState(() => twoDaysUpTo(Date.now()));
  const answers = useQueries({
    queries: activityKinds.map((kind) => ({
      ...metricQuery(kind, { by: 'hour', ...period }),
      placeholderData: keepPreviousData,
    })),
  });
  const again = () => Promise.all(answers.map(({ refetch }) => refetch()));
  useRenewal(() => {
    const current = twoDaysUpTo(Date.now());
    if (current.to === period.to) return again();
    setPeriod(current);
    return undefined;
  });
  const failed = answers.find(({ data, error }) => !data && error);
  const latest = answers.at(-1)?.data;
  return (
    <Part aria-labelledby="analytics-activity">
      <PartHead
        id="analytics-activity"
        title={t('admin.analytics.now.activity')}
        text={t('admin.analytics.now.activityText')}
      >
        <HeadActs>
          {latest && <AsOf {...latest} />}
          <KeepView view={viewOf('now', {})} />
        </HeadActs>
      </PartHead>
      {failed ? (
        <ErrorState error={failed.error} title={t('admin.common.loadFailed')} onRetry={() => void again()} />
      ) : (
        <Cards>
          {activityKinds.map((kind, index) => {
            const answer = answers[index]?.data;
            return answer ? (
              <ActivityCard key={kind} kind={kind} answer={answer} marks={changed.marks} />
            ) : (
              <Late key={kind}>
                <Skeleton variant="rounded" height={172} aria-hidden />
              </Late>
            );
          })}
        </Cards>
      )}
      <MarkList {...changed} timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone} />
    </Part>
  );
}

/** What happens and what trends at this moment. What was changed is known first: nothing moves when it comes. */
export default function NowTab() {
  const [day] = useState(() => oneDayUpTo(Date.now()));
  const changed = useMarks(day);
  if (!changed) return <LateBlock heights={[980]} />;
  return (
    <>
      <Activity changed={changed} />
      <Trending />
    </>
  );
}
