import { defaultMetric, hasTotal, type AnalyticsView, type MetricName, type MetricUnit } from '@henna/domain';
import { useQuery } from '@tanstack/react-query';
import { metricCatalogueQuery } from '../api/analytics.ts';

/** The unit of the total of a view's metric; null where it has none, or while the metrics are not known. */
export function useMetricUnit({ tab, search }: AnalyticsView): MetricUnit | null {
  const metric = (search.metric ?? defaultMetric) as MetricName;
  const isTotalled = tab === 'explore' && hasTotal(metric);
  const { data } = useQuery({ ...metricCatalogueQuery(), enabled: isTotalled });
  return (isTotalled && data?.metrics.find(({ name }) => name === metric)?.unit) || null;
}
