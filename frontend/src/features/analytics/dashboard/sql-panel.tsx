import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { LoadingBlocks } from '../../../admin-kit/page-parts.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { savedSqlQuery } from '../api/analytics.ts';
import { AsOfLine } from '../parts.tsx';
import { resultChart } from '../sql/result-chart.ts';
import { SqlRefusal } from '../sql/sql-refusal.tsx';
import { SqlTable } from '../sql/sql-result.tsx';

const SqlChart = lazy(() => import('../sql/sql-chart.tsx'));

/** What a saved query answers: as a chart, or as a table where its columns are none. */
export function SqlPanel({ sql }: { readonly sql: string }) {
  const { data, error, refetch } = useQuery(savedSqlQuery(sql));
  if (!data && error) return <SqlRefusal error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlocks heights={[320]} />;
  const chart = resultChart(data);
  return (
    <>
      {chart ? (
        <>
          <Suspense fallback={<LoadingBlocks heights={[320]} />}>
            <SqlChart chart={chart} />
          </Suspense>
          <VisuallyHidden as="div">
            <SqlTable answer={data} />
          </VisuallyHidden>
        </>
      ) : (
        <SqlTable answer={data} />
      )}
      <AsOfLine {...data} />
    </>
  );
}
