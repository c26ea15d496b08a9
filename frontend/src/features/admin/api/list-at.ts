import type { QueryAddress } from '../../../lib/api.ts';

/** A whole list, as it is or as it was, as a query key. @param asOf ISO 8601 */
export const listAt = (path: string, asOf: string | undefined): QueryAddress =>
  asOf === undefined ? [path] : [path, { asOf }];
