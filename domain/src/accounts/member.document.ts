import type { SealedField } from '../shared/event.ts';
import type { Positioned } from '../shared/views.ts';

/** View `member`: the sealed names that stand under what a person wrote. */
export interface MemberDocument extends Positioned {
  readonly _id: string;
  readonly via: 'local' | 'oidc' | 'import' | 'demo';
  readonly firstName: SealedField | null;
  readonly lastName: SealedField | null;
  readonly joinedAt: Date;
}
