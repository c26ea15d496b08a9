import type { SealedField } from '../shared/event.ts';
import type { Positioned } from '../shared/views.ts';

/** View `profile`, by user id. */
export interface ProfileDocument extends Positioned {
  /** The user's id. */
  readonly _id: string;
  readonly displayName: SealedField;
  readonly email: SealedField | null;
  readonly bio: SealedField | null;
  readonly avatarUrl: SealedField | null;
  readonly favoriteCategories: readonly string[];
  readonly isPublic: boolean;
  /** Whether the shelf is shown to whom the profile is shown; absent: it is not. */
  readonly shelfPublic?: boolean;
  /** Whether the traits are shown to whom the profile is shown; absent: they are not. */
  readonly traitsPublic?: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
