import { pageOf } from '../../lib/search-params.ts';

/** What the queue holds in its address. */
export interface QueueSearch {
  readonly state?: 'settled';
  readonly page?: number;
}

export const queueSearchOf = (raw: Readonly<Record<string, unknown>>): QueueSearch => ({
  state: raw.state === 'settled' ? 'settled' : undefined,
  page: pageOf(raw.page),
});
