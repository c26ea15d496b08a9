import type { Positioned } from '../shared/views.ts';
import type { Traits } from './trait-values.ts';

/** View `traits`, by member id: members who have given any. */
export interface TraitsDocument extends Positioned {
  readonly _id: string;
  readonly traits: Traits;
  readonly changedAt: Date;
}
