/** A profile as its owner sees it; to others the e-mail is always `null`, and a private profile is not there. */
export interface ProfileResponse {
  /** The user's id: a person has one profile. */
  readonly id: string;
  readonly userId: string;
  readonly displayName: string;
  readonly email: string | null;
  readonly bio: string | null;
  readonly avatarUrl: string | null;
  /** Present keys of categories, or words that named none when they were chosen. */
  readonly favoriteCategories: readonly string[];
  readonly isPublic: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}
