import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingBlocks } from '../../../admin-kit/page-parts.tsx';
import { DelayedPlaceholder } from '../../../components/skeleton.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { HeadActions, Section } from '../analytics.styles.ts';
import { metricQuery } from '../api/analytics.ts';
import { AnnotationList } from '../annotations/annotation-list.tsx';
import { useAnnotations, type Annotations } from '../annotations/annotations.ts';
import { SaveView } from '../notebook/save-view.tsx';
import { savableView } from '../notebook/view-description.ts';
import { AsOfLine, SectionHead } from '../parts.tsx';
import { ThresholdStrip } from '../thresholds/threshold-strip.tsx';
import { useLiveRefetch } from '../use-live-refetch.ts';
import { ActivityCard } from './activity-card.tsx';
import { activityKinds, oneDayUpTo, twoDaysUpTo } from './activity-kinds.ts';
import { Trending } from './trending.tsx';

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: 12,
});

/** Activity of the last 24 hours, updated while it is shown. */
function Activity({ changed }: { readonly changed: Annotations }) {
  const { t } = useTranslation();
  const [period, setPeriod] = useState(() => twoDaysUpTo(Date.now()));
  const answers = useQueries({
    queries: activityKinds.map((kind) => ({
      ...metricQuery(kind, { by: 'hour', ...period }),
      placeholderData: keepPreviousData,
    })),
  });
  const refetchAll = () => Promise.all(answers.map(({ refetch }) => refetch()));
  useLiveRefetch(() => {
    const current = twoDaysUpTo(Date.now());
    if (current.to === period.to) return refetchAll();
    setPeriod(current);
    return undefined;
  });
  const failed = answers.find(({ data, error }) => !data && error);
  const latest = answers.at(-1)?.data;
  return (
    <Section aria-labelledby="analytics-activity">
      <SectionHead
        id="analytics-activity"
        title={t('admin.analytics.live.activity')}
        text={t('admin.analytics.live.activityText')}
      >
        <HeadActions>
          {latest && <AsOfLine {...latest} />}
          <SaveView view={savableView('now', {})} />
        </HeadActions>
      </SectionHead>
      {failed ? (
        <ErrorState error={failed.error} title={t('admin.common.loadFailed')} onRetry={() => void refetchAll()} />
      ) : (
        <Cards>
          {activityKinds.map((kind, index) => {
            const answer = answers[index]?.data;
            return answer ? (
              <ActivityCard key={kind} kind={kind} answer={answer} annotations={changed.annotations} />
            ) : (
              <DelayedPlaceholder key={kind}>
                <Skeleton variant="rounded" height={172} aria-hidden />
              </DelayedPlaceholder>
            );
          })}
        </Cards>
      )}
      <AnnotationList {...changed} timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone} />
    </Section>
  );
}

/** Waits for the annotations first, so that nothing moves when they come. */
export default function LiveTab() {
  const [day] = useState(() => oneDayUpTo(Date.now()));
  const changed = useAnnotations(day);
  if (!changed) return <LoadingBlocks heights={[980]} />;
  return (
    <>
      <ThresholdStrip />
      <Activity changed={changed} />
      <Trending />
    </>
  );
}
