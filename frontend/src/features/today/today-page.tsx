import '../../i18n/admin.load.ts';
import { useQuery } from '@tanstack/react-query';
import { LoadingBlocks, PageHead } from '../../admin-kit/page-parts.tsx';
import { useMayAnalyse } from '../../admin-kit/session.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { ButtonLink } from '../../components/buttons.ts';
import { SectionTitle } from '../../components/page.tsx';
import { ErrorState } from '../../components/states.tsx';
import { ThresholdStrip } from '../analytics/index.ts';
import { LastChanges } from '../history/index.ts';
import { todayQuery } from './api.ts';
import { FirstSteps, isEmptySite } from './first-steps.tsx';
import { NewestComments } from './newest-comments.tsx';
import { Running } from './running.tsx';
import { Block, Columns } from './today.styles.ts';
import { Waiting } from './waiting.tsx';

export function TodayPage() {
  const { t, date } = useTexts();
  const { data: today, error, refetch } = useQuery(todayQuery());
  const mayAnalyse = useMayAnalyse();
  const isEmpty = today !== undefined && isEmptySite(today);
  return (
    <>
      <PageHead title={t('admin.shell.today')} text={date(new Date().toISOString())} />
      {!today && error && (
        <ErrorState error={error} title={t('admin.common.loadFailed')} onRetry={() => void refetch()} />
      )}
      {!today && !error && <LoadingBlocks heights={[100]} />}
      {today && (isEmpty ? <FirstSteps catalogue={today.catalogue} /> : <Waiting today={today} />)}
      {today && !isEmpty && mayAnalyse && <ThresholdStrip />}
      {today && <Running today={today} />}
      {today && !isEmpty && (
        <Columns>
          <NewestComments />
          <Block aria-labelledby="today-changes">
            <div className="head">
              <div>
                <SectionTitle id="today-changes" title={t('admin.today.changes')} />
              </div>
              <ButtonLink to="/admin/history">{t('admin.today.allChanges')}</ButtonLink>
            </div>
            <LastChanges labelledBy="today-changes" />
          </Block>
        </Columns>
      )}
    </>
  );
}
