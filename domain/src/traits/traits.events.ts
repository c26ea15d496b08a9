import type { EventOf } from '../shared/event.ts';
import type { Traits } from './trait-values.ts';

/**
 * All traits of a member as they are from now on, in plain text: the worker, which counts nothing sealed, has no keys.
 * Stream `member-<id>`.
 */
export type MemberTraitsChanged = EventOf<
  'MemberTraitsChanged',
  { readonly memberId: string; readonly traits: Traits; readonly changedAt: string }
>;
