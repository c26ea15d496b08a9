import type { SealedField } from '../shared/event.ts';
import type { Positioned } from '../shared/views.ts';

/** Why, when and by whom a member was muted. */
export interface Mute {
  readonly reason: string | null;
  readonly at: Date;
  /** The token's name; `null` where no token did it. */
  readonly by: string | null;
}

/** View `member`: the sealed names that stand under what a person wrote. Indexes: `joinedAt`; `muted.at`, of who is muted. */
export interface MemberDocument extends Positioned {
  readonly _id: string;
  readonly via: 'local' | 'oidc' | 'import' | 'demo';
  readonly firstName: SealedField | null;
  readonly lastName: SealedField | null;
  readonly joinedAt: Date;
  /** Absent unless the member is muted. */
  readonly muted?: Mute;
}
