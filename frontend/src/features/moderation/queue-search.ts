import { pageOf } from '../../lib/search-params.ts';

export interface QueueSearch {
  readonly state?: 'settled';
  readonly page?: number;
}

export const queueSearchOf = (raw: Readonly<Record<string, unknown>>): QueueSearch => ({
  state: raw.state === 'settled' ? 'settled' : undefined,
  page: pageOf(raw.page),
});
