import type { Labels } from '../shared/event.ts';

/** `GET /api/voting-options`: what is offered where neither subcategory nor category has options of its own. */
export interface GlobalVotingOptionsResponse {
  readonly options: readonly string[];
  /** By option, for those that have any. */
  readonly labels: Readonly<Record<string, Labels>>;
  /** What `If-Match` takes; -1 until options are set. */
  readonly revision: number;
}
