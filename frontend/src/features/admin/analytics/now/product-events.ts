import { activityEventTypes } from '../event-types.ts';

const day = 86_400_000;

/** Address of what was done on a product in the last 28 UTC days, which its points come from. @param asOf ISO 8601 */
export const productEvents = (productId: string, asOf: string): string => {
  const today = Math.floor(Date.parse(asOf) / day) * day;
  const search = new URLSearchParams({
    types: activityEventTypes.join(','),
    product: productId,
    from: new Date(today - 27 * day).toISOString(),
    to: new Date(today + day).toISOString(),
  });
  return `/api/analytics/events?${search}`;
};
