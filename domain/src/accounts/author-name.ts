export interface PersonNames {
  /** Of the profile, public or not: its owner chose it to be shown. */
  readonly displayName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** The name shown with a contribution: the profile's, else first and last name, else `User` and digits from the id. */
export const authorName = (userId: string, { displayName, firstName, lastName }: PersonNames): string => {
  const name = displayName?.trim() || [firstName, lastName].filter(Boolean).join(' ').trim();
  if (name) return name;
  const digits = userId.replace(/\D/g, '').slice(-4);
  return digits ? `User${digits}` : 'Anonymous User';
};
